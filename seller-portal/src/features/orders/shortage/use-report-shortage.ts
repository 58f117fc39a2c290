import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { type LineShortage, type OrderDetail, reportShortage } from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Reports a shortage and refetches the orders. */
export function useReportShortage(order: OrderDetail, onDone: () => void) {
  const { t } = useTranslation('desk');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useDecision({
    thing: order,
    act: (seen, { lines, reason }: { lines: LineShortage[]; reason: string }) =>
      reportShortage(backendOf(services).data, seen, lines, reason),
    onDone: () => {
      showToast({ title: t('shortage.done', { number: order.number }) });
      onDone();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
    failed: t('shortage.failed'),
    explain: (error) =>
      error instanceof AppError && error.context.rule === 'whole' ? t('shortage.whole') : undefined,
  });
}
