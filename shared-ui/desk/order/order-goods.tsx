import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';

/** A line as ordered; amounts in IQD. */
export interface OrderedLine {
  id: number;
  name_en: string;
  name_ar: string;
  sku: string;
  unit: string;
  size: string | null;
  color: string | null;
  color_ar?: string | null;
  main_image: string | null;
  /** Null, like the other amounts, for a reader who may not see money. */
  unit_price: number | null;
  quantity: number;
  /** Original quantity if it was reduced; otherwise null. */
  ordered_quantity: number | null;
  /** Return policy when the order was placed. */
  returns: '30_days' | 'faulty_only' | 'none';
  line_total: number | null;
}

interface OrderGoodsProps {
  lines: OrderedLine[];
  subtotal: number | null;
  delivery_fee: number | null;
  total: number | null;
  /** The buyer collects the order without a fee. */
  is_pickup: boolean;
}

/** Ordered goods, with prices for readers who may see money. */
export function OrderGoods({ lines, subtotal, delivery_fee, total, is_pickup }: OrderGoodsProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const columns: PortalColumn<OrderedLine>[] = [
    { id: 'product', header: t('orderParts.product'), cell: (line) => <Goods line={line} />, lead: true },
    {
      id: 'price',
      header: t('orderParts.unitPrice'),
      cell: ({ unit_price }) => unit_price !== null && format.money(unit_price),
      align: 'end',
    },
    {
      id: 'quantity',
      header: t('orderParts.quantity'),
      cell: (line) => <Quantity line={line} />,
      align: 'end',
    },
    {
      id: 'total',
      header: t('orderParts.lineTotal'),
      cell: ({ line_total }) => line_total !== null && <strong>{format.money(line_total)}</strong>,
      align: 'end',
    },
  ];
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <Typography
        variant="h2"
        sx={{ fontSize: 'var(--text-16)', padding: 2, borderBlockEnd: 1, borderColor: 'divider' }}
      >
        {t('orderParts.goods')}
      </Typography>
      <PortalTable
        label={t('orderParts.goods')}
        columns={total === null ? columns.filter(({ id }) => id !== 'price' && id !== 'total') : columns}
        rows={lines}
        rowKey={(line) => line.id}
        room={600}
      />
      {subtotal !== null && delivery_fee !== null && total !== null && (
        <Sums {...{ subtotal, delivery_fee, total, is_pickup }} />
      )}
    </Panel>
  );
}

function Goods({ line }: { line: OrderedLine }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const name = localized(line, 'name', language);
  const color = (language === 'ar' && line.color_ar) || line.color;
  const variant = [line.size, color].filter(Boolean).join(' / ');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ProductImage path={line.main_image} alt="" size={48} />
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        <Box
          sx={{
            fontSize: 'var(--text-12)',
            color: 'text.secondary',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
          }}
        >
          {variant && <span>{variant}</span>}
          <Ltr>{line.sku}</Ltr>
          <span>{t(`returns.${line.returns}`)}</span>
        </Box>
      </Box>
    </Box>
  );
}

function Quantity({ line }: { line: OrderedLine }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { unit, quantity, ordered_quantity: ordered } = line;
  if (ordered === null) return format.quantity(unit, quantity);
  return (
    <>
      <strong>{format.quantity(unit, quantity)}</strong>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {t('orderParts.ordered', { amount: format.quantity(unit, ordered) })}
      </Box>
    </>
  );
}

interface SumsProps {
  subtotal: number;
  delivery_fee: number;
  total: number;
  is_pickup: boolean;
}

function Sums({ subtotal, delivery_fee, total, is_pickup }: SumsProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const rows = [
    { label: t('fields.subtotal'), value: format.money(subtotal) },
    {
      label: t(is_pickup ? 'orderParts.pickup' : 'fields.delivery'),
      value: delivery_fee === 0 ? t('shipping.free') : format.money(delivery_fee),
    },
    {
      label: t('payment.label'),
      value: t(is_pickup ? 'payment.cash_at_pickup' : 'payment.cash_on_delivery'),
    },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        justifyContent: 'end',
        gap: 1,
        margin: 0,
        padding: 2,
        borderBlockStart: 1,
        borderColor: 'divider',
        fontSize: 'var(--text-14)',
        '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
      <Box component="dt" sx={{ fontWeight: 700, fontSize: 'var(--text-16)' }}>
        {t('fields.total')}
      </Box>
      <Box component="dd" sx={{ fontWeight: 700, fontSize: 'var(--text-16)' }}>
        {format.money(total)}
      </Box>
    </Box>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <dd>{value}</dd>
    </>
  );
}
