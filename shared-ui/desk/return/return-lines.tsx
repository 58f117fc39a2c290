import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import type { ReturnLineView } from './return-view.ts';

/** Goods asked back with reasons, and what became of them; amounts for readers who may see money. Needs the messages `returns`. */
export function ReturnLines({ lines }: { lines: ReturnLineView[] }) {
  const { t } = useTranslation('returns');
  const columns = useColumns(lines);
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <Typography
        variant="h2"
        sx={{ fontSize: 'var(--text-16)', padding: 2, borderBlockEnd: 1, borderColor: 'divider' }}
      >
        {t('lines')}
      </Typography>
      <PortalTable label={t('lines')} columns={columns} rows={lines} rowKey={(line) => line.id} room={600} />
    </Panel>
  );
}

function useColumns(lines: ReturnLineView[]): PortalColumn<ReturnLineView>[] {
  const { t } = useTranslation('returns');
  const format = useFormat();
  const money = (amount: number | null) => amount !== null && format.money(amount);
  const columns: (PortalColumn<ReturnLineView> | false)[] = [
    { id: 'product', header: t('product'), cell: (line) => <Goods line={line} />, lead: true },
    { id: 'asked', header: t('asked'), cell: (line) => <Asked line={line} />, align: 'end' },
    lines.some(({ received }) => received !== null) && {
      id: 'received',
      header: t('received'),
      cell: (line) => <Received line={line} />,
      align: 'end',
    },
    lines.some(({ value }) => value !== null) && {
      id: 'value',
      header: t('value'),
      cell: ({ value }) => money(value),
      align: 'end',
    },
    lines.some(({ refund }) => refund !== null) && {
      id: 'refund',
      header: t('refund'),
      cell: ({ refund }) => refund !== null && <strong>{format.money(refund)}</strong>,
      align: 'end',
    },
  ];
  return columns.filter((column) => column !== false);
}

const small = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;

function Goods({ line }: { line: ReturnLineView }) {
  const language = useLanguage();
  const color = (language === 'ar' && line.color_ar) || line.color;
  const variant = [line.size, color].filter(Boolean).join(' / ');
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <ProductImage path={line.main_image} alt="" size={48} />
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 500 }}>{localized(line, 'name', language)}</Box>
        <Box sx={{ ...small, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {variant && <span>{variant}</span>}
          <Ltr>{line.sku}</Ltr>
        </Box>
        <Box sx={{ fontSize: 'var(--text-13)' }}>{localized(line.reason, 'name', language)}</Box>
        {line.note && (
          <Box dir="auto" sx={{ ...small, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {line.note}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Asked({ line: { unit, quantity, delivered } }: { line: ReturnLineView }) {
  const { t } = useTranslation('returns');
  const format = useFormat();
  return (
    <>
      {format.quantity(unit, quantity)}
      {delivered !== quantity && (
        <Box sx={small}>{t('askedOf', { amount: format.quantity(unit, delivered) })}</Box>
      )}
    </>
  );
}

function Received({ line: { unit, received, restock, condition } }: { line: ReturnLineView }) {
  const { t } = useTranslation('returns');
  const format = useFormat();
  if (received === null) return null;
  const lost = received - (restock ?? 0);
  return (
    <>
      {format.quantity(unit, received)}
      {condition && <Box sx={small}>{t(`conditions.${condition}`)}</Box>}
      {received > 0 && (
        <Box sx={{ ...small, whiteSpace: 'normal' }}>
          {(restock ?? 0) > 0 && <div>{t('restocked', { amount: format.quantity(unit, restock ?? 0) })}</div>}
          {lost > 0 && <div>{t('writtenOff', { amount: format.quantity(unit, lost) })}</div>}
        </Box>
      )}
    </>
  );
}
