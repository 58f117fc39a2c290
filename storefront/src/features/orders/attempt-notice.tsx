import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';

/** Notice that the last attempt to hand over a shipped order failed, with the reason. */
export function AttemptNotice({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['ordering', 'changes']);
  const language = useLanguage();
  const format = useFormat();
  const last = order.events.filter((event) => event.kind === 'attempt').at(-1);
  if (!last || order.status !== 'Shipped') return null;
  return (
    <Alert severity="info">
      <Box sx={{ fontWeight: 600 }}>
        {t('orders.attempt', {
          company: localized(order, 'company_name', language),
          date: format.dateTime(last.created_at),
        })}
      </Box>
      <div>{t(`changes:attempts.${last.changes.outcome}`)}</div>
      {last.note && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {last.note}
        </Box>
      )}
      <div>{t(order.is_pickup ? 'orders.attemptHelpPickup' : 'orders.attemptHelp')}</div>
    </Alert>
  );
}
