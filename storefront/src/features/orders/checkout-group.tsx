import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { MyOrder } from '@mawad/supabase/orders/queries';
import { OrderCard } from './order-card.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ReorderResult } from './reorder-result.tsx';
import { useReorder } from './use-reorder.ts';

/**
 * Orders that were placed together; all of the checkout can be ordered again at once. A filter can leave some of them out; only
 * the sum of all is shown.
 */
export function CheckoutGroup({ orders }: { orders: MyOrder[] }) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const first = orders[0]!;
  const reorder = useReorder(first.id, 'checkout');
  const total = orders.reduce((sum, order) => sum + (order.total ?? 0), 0);
  const count = first.checkout_orders;
  const isWhole = orders.length === count;
  const title = t(isWhole ? 'orders.together' : 'orders.togetherPart', {
    count,
    number: format.number(count),
    shown: format.number(orders.length),
  });
  return (
    <Box component="section" aria-label={`${title}: ${first.number}`} sx={groupStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Box component="strong" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {isWhole && format.money(total)}
        </Box>
        <ReorderButton
          reorder={reorder}
          label={t('orders.reorderAll')}
          name={t('orders.reorderAllNamed', { number: first.number })}
        />
      </Box>
      <ReorderResult reorder={reorder} />
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Box>
  );
}

const groupStyle = {
  display: 'grid',
  gap: 1.5,
  paddingInlineStart: { xs: 1, sm: 2 },
  borderInlineStart: 3,
  borderColor: 'primary.main',
} as const;
