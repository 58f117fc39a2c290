import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { changeOrderStatus, type OrderDetail, type ShipmentInput } from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Statuses that a seller may set. */
export type SellerStep = 'Shipped' | 'Delivered' | 'Cancelled';

const doneTexts = {
  Shipped: 'desk:order.shipped',
  Delivered: 'desk:order.delivered',
  Cancelled: 'desk:cancelled',
} as const satisfies Record<SellerStep, string>;

interface StatusChange {
  status: SellerStep;
  note: string | undefined;
  /** New day of arrival (ISO date) of goods that are shipped. */
  dueOn?: string;
  /** Courier and tracking number of goods that are shipped. */
  shipment?: ShipmentInput;
}

/** Changes an order's status, shows the result in a toast and refetches the orders. */
export function useStatusChange(order: OrderDetail, onDone: () => void) {
  const { t } = useTranslation(['seller-portal', 'desk']);
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useDecision({
    thing: order,
    act: (seen, { status, note, dueOn, shipment }: StatusChange) =>
      changeOrderStatus(backendOf(services).data, seen, status, note, dueOn, shipment),
    onDone: (_answer, { status }) => {
      const isReady = order.is_pickup && status === 'Shipped';
      showToast({
        title: t(isReady ? 'desk:pickup.ready.done' : doneTexts[status], { number: order.number }),
      });
      onDone();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
    failed: t('desk:order.failed'),
  });
}
