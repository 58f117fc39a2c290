import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type {
  BulkPreview as Preview,
  BulkPreviewRow,
  BulkState,
} from '@mawad/supabase/products/bulk-changes-queries';
import { categoriesQuery } from '../../../categories-query.ts';
import type { BulkKind } from './bulk-terms.ts';

/** Old and new values of the first products. */
export function BulkPreview({ kind, preview, stale }: { kind: BulkKind; preview: Preview; stale: boolean }) {
  const { t } = useTranslation('product-bulk');
  const language = useLanguage();
  const format = useFormat();
  const stateOf = useStateText(kind);
  const others = preview.count - preview.rows.length;
  return (
    <Box sx={{ opacity: stale ? 0.5 : 1, fontSize: 'var(--text-14)' }}>
      <Box component="ul" aria-label={t('preview.title')} sx={listStyle}>
        {preview.rows.map((row) => (
          <li key={row.id}>
            <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <LocalizedText>{localized(row, 'name', language)}</LocalizedText>
              <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
                <Ltr>{row.sku}</Ltr>
              </Box>
            </Box>
            <Outcome row={row} stateOf={stateOf} />
          </li>
        ))}
      </Box>
      {others > 0 && (
        <Box sx={{ paddingBlockStart: 1, color: 'text.secondary' }}>
          {t('preview.others', { count: others, number: format.number(others) })}
        </Box>
      )}
    </Box>
  );
}

function Outcome({ row, stateOf }: { row: BulkPreviewRow; stateOf: StateText }) {
  const { t } = useTranslation('product-bulk');
  const [before, after] = [stateOf(row.before, row), stateOf(row.after, row)];
  if (row.problem) return <Box sx={{ color: 'error.main' }}>{t(`problems.${row.problem}`)}</Box>;
  if (before === after)
    return <Box sx={{ color: 'text.secondary' }}>{t('preview.same', { now: before })}</Box>;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <s aria-label={t('preview.before', { value: before })}>{before}</s>{' '}
      <strong aria-label={t('preview.after', { value: after })}>{after}</strong>
    </Box>
  );
}

type StateText = (state: BulkState, row: BulkPreviewRow) => string;

/** Returns a formatter of a product's state before or after; for a deal, the price that buyers pay. */
function useStateText(kind: BulkKind): StateText {
  const { t } = useTranslation('product-bulk');
  const language = useLanguage();
  const format = useFormat();
  const { data: categories } = useQuery(categoriesQuery(useServices()));
  return (state, row) => {
    if (kind === 'price') return format.money(state.price ?? 0);
    if (kind === 'discount') return format.money(state.discounted_price ?? row.price);
    if (kind === 'category') {
      const category = categories?.find(({ id }) => id === state.category_id);
      return category ? localized(category, 'name', language) : '…';
    }
    if (kind === 'names') return `\u2068${state.name_ar}\u2069 · \u2068${state.name_en}\u2069`;
    if (kind === 'stock')
      return Object.values(state.stock ?? {})
        .map(format.number)
        .join(' · ');
    if (kind === 'confirm') return t('state.confirmed', { date: format.date(state.confirmed_at ?? '') });
    if (kind === 'hide' || kind === 'show')
      return t(state.hidden_reason === null ? 'state.visible' : 'state.hidden');
    if (kind === 'delete') return t(state.deleted ? 'state.deleted' : 'state.there');
    return t(state.published ? 'state.published' : 'state.unpublished');
  };
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: 2,
    paddingBlock: 0.75,
    borderBlockStart: 1,
    borderColor: 'divider',
  },
  '& s': { color: 'text.secondary' },
} as const;
