import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';

/** Notice that the seller reduced the order, with the reason and the new total. */
export function ShortageNotice({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const format = useFormat();
  const shortages = order.events.filter((event) => event.kind === 'shortage');
  const [before, last] = [shortages[0]?.changes.total?.before, shortages.at(-1)];
  if (
    before === undefined ||
    !last ||
    order.total === null ||
    order.status === 'Cancelled' ||
    order.status === 'Rejected'
  )
    return null;
  const isCancellable = order.status === 'Processing' && order.approved_at === null;
  return (
    <Alert severity="warning">
      <Box sx={{ fontWeight: 600 }}>{t('orders.shortage')}</Box>
      <div>
        {t('orders.shortageText', {
          company: localized(order, 'company_name', language),
          before: format.money(before),
          after: format.money(order.total),
        })}
      </div>
      {last.note && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {last.note}
        </Box>
      )}
      {isCancellable && <div>{t('orders.shortageCancel')}</div>}
    </Alert>
  );
}
