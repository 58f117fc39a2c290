import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { StatusChip } from '@mawad/shared-ui/components/status-chip';
import { Box } from '@mawad/shared-ui/mui';
import { shownOrderStatus } from '@mawad/shared-ui/shown-order-status';
import type { OrderSummary } from '@mawad/supabase/queries/orders';

/** An order in the list: number, seller, date, status and total; all of it leads to the order. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  return (
    <AppLink
      to={`/orders/${order.id}`}
      color="textPrimary"
      underline="none"
      aria-label={t('orders.view', { number: order.number })}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 1.2fr) minmax(0, 1.4fr) auto 200px',
        },
        gap: { xs: 1, md: 3 },
        alignItems: 'center',
        padding: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box>
        <Box sx={{ fontWeight: 700 }}>
          <Ltr>{order.number}</Ltr>
        </Box>
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {format.date(order.created_at)}
        </Box>
      </Box>
      <Box sx={{ order: { xs: 3, md: 0 }, fontSize: 'var(--text-14)' }}>
        <bdi>{order.company_name}</bdi>
        <Box sx={{ color: 'text.secondary' }}>
          {t('orders.lines', { count: order.line_count, number: format.number(order.line_count) })}
        </Box>
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <StatusChip kind="order" status={shownOrderStatus(order)} />
      </Box>
      <Box
        component="strong"
        sx={{ order: { xs: 4, md: 0 }, justifySelf: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {format.money(order.total)}
      </Box>
    </AppLink>
  );
}
