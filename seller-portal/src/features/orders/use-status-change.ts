import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { changeOrderStatus, type OrderDetail } from '@mawad/supabase/queries/orders';
import { everyQuery } from '@mawad/supabase/query-keys';

/** The states that a seller may bring an order into. */
export type SellerStep = 'Shipped' | 'Delivered' | 'Cancelled';

const doneTexts = {
  Shipped: 'order.shipped',
  Delivered: 'order.delivered',
  Cancelled: 'desk:cancelled',
} as const satisfies Record<SellerStep, string>;

interface StatusChange {
  status: SellerStep;
  note: string | undefined;
}

/** Changes an order's status, tells the result and reads the orders again; `onDone` also after a failure. */
export function useStatusChange(order: OrderDetail, onDone: () => void) {
  const { t } = useTranslation(['seller-portal', 'desk']);
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: ({ status, note }: StatusChange) =>
      changeOrderStatus(backendOf(services).data, order.id, status, note),
    onSuccess: (_result, { status }) => {
      const isReady = order.is_pickup && status === 'Shipped';
      showToast({
        title: t(isReady ? 'desk:pickup.ready.done' : doneTexts[status], { number: order.number }),
      });
    },
    onError: (error) => {
      const changed = error instanceof AppError && error.code === 'order_state_changed';
      showToast({
        title: t('order.failed'),
        description: changed ? t('order.changed') : messageOf(error),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      onDone();
      return queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    },
  });
}
