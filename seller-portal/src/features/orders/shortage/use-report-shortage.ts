import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { type LineShortage, type OrderDetail, reportShortage } from '@mawad/supabase/queries/orders';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Says what of an order cannot be delivered, and reads the orders again. `onDone` unless a field has to be mended. */
export function useReportShortage(order: OrderDetail, onDone: () => void) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: ({ lines, reason }: { lines: LineShortage[]; reason: string }) =>
      reportShortage(backendOf(services).data, order.id, lines, reason),
    onSuccess: () => {
      showToast({ title: t('shortage.done', { number: order.number }) });
      onDone();
    },
    onError: (error) => {
      const isFraction = error instanceof AppError && error.context.rule === 'whole';
      const description = isFraction ? t('shortage.whole') : messageOf(error);
      showToast({ title: t('shortage.failed'), description, variant: 'destructive' });
      // What the dialog shows is no longer true.
      if (error instanceof AppError && /^order_(state_)?changed$/.test(error.code)) onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
  });
}
