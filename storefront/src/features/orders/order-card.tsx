import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { DueDay } from '@mawad/shared-ui/desk/order/due-day.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import type { MyOrder } from '@mawad/supabase/orders/queries';
import { OwnCard } from '../../account/own-list/own-card.tsx';
import { ReplacedReturn } from '../../account/replaced-return.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ReorderResult } from './reorder-result.tsx';
import { useReorder } from './use-reorder.ts';

/** Order in the list; the whole card links to the order. */
export function OrderCard({ order }: { order: MyOrder }) {
  const { t } = useTranslation(['ordering', 'common']);
  const format = useFormat();
  const reorder = useReorder(order.id);
  return (
    <OwnCard
      item={order}
      to={`/orders/${order.id}`}
      label={t('orders.view', { number: order.number })}
      status={<StatusChip kind="order" status={shownOrderStatus(order)} />}
    >
      <DueDay order={order} />
      {order.purchase?.purchase_order && (
        <Box sx={{ fontSize: 'var(--text-14)' }}>
          {t('common:orderParts.purchaseOrder')} <bdi>{order.purchase.purchase_order}</bdi>
        </Box>
      )}
      {order.replaced_return && (
        <Box sx={{ position: 'relative', zIndex: 1, justifySelf: 'start', fontSize: 'var(--text-14)' }}>
          <ReplacedReturn order={order} />
        </Box>
      )}
      <Goods order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component="strong" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {order.total !== null && format.money(order.total)}
        </Box>
        <Box sx={{ position: 'relative', zIndex: 1 }}>
          <ReorderButton
            reorder={reorder}
            label={t('orders.reorder')}
            name={t('orders.reorderNamed', { number: order.number })}
          />
        </Box>
      </Box>
      {(reorder.plan || Boolean(reorder.error)) && (
        <Box sx={{ position: 'relative', zIndex: 1 }}>
          <ReorderResult reorder={reorder} />
        </Box>
      )}
    </OwnCard>
  );
}

function Goods({ order }: { order: MyOrder }) {
  const { t } = useTranslation(['ordering', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const { first_lines: lines, line_count: count } = order;
  const names = lines.slice(0, 2).map((line) => localized(line, 'name', language));
  const more = count - names.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', gap: 0.5, flex: 'none' }}>
        {lines.map((line, index) => (
          <Box key={index} sx={{ display: { xs: index > 0 ? 'none' : 'block', sm: 'block' } }}>
            <ProductImage path={line.main_image} alt="" size={48} width={160} />
          </Box>
        ))}
      </Box>
      <Box sx={{ minInlineSize: 0, fontSize: 'var(--text-14)' }}>
        <Box sx={namesStyle}>
          {names.join(t('common:listComma') + ' ')}
          {more > 0 && ` ${t('orders.moreLines', { count: more, number: format.number(more) })}`}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          <LocalizedText>{localized(order, 'company_name', language)}</LocalizedText>
          {` · ${t('orders.lines', { count, number: format.number(count) })}`}
        </Box>
      </Box>
    </Box>
  );
}

const namesStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
