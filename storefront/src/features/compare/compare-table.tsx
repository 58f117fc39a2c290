import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { compareColumns } from './compare-layout.ts';
import { CompareHead } from './compare-head.tsx';
import { CompareStrip } from './compare-strip.tsx';
import { useComparisonRows } from './comparison-rows.ts';

/**
 * Table with products as columns and properties as rows. Rows that differ are marked and can be shown alone.
 */
export function CompareTable({ products }: { products: ProductDetail[] }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const rows = useComparisonRows(products);
  const different = rows.filter(({ differs }) => differs).length;
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  const { minInlineSize, labelSize } = compareColumns(products.length);
  return (
    <>
      {products.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 2 }}>
          <Button
            variant={onlyDifferences ? 'contained' : 'outlined'}
            aria-pressed={onlyDifferences}
            onClick={() => setOnlyDifferences(!onlyDifferences)}
            sx={{ '@media print': { display: 'none' } }}
          >
            {t('compare.differences')}
          </Button>
          <Box role="status" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
            {different > 0
              ? t('compare.differencesCount', { count: different, number: format.number(different) })
              : t('compare.noDifferences')}
          </Box>
        </Box>
      )}
      <CompareStrip products={products} scroller={scroller} head={head} />
      {/* Focusable, because a scrolling region must be reachable by keyboard. */}
      <Box
        ref={scroller}
        role="region"
        aria-label={t('compare.heading')}
        tabIndex={0}
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      >
        <Box component="table" sx={{ ...tableStyle, minInlineSize, '@media print': printStyle }}>
          <thead ref={head}>
            <tr>
              <Box component="td" sx={{ inlineSize: labelSize }} />
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <CompareHead product={product} isCheapest={isCheapest(product, products)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, values, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <Box sx={markStyle}>{t('compare.differs')}</Box>}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]!.id}>
                    <bdi>{value ?? t('compare.none')}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

const priceOf = ({ price, discounted_price: deal }: ProductDetail) => deal ?? price;

/** Whether no other product with the same unit is cheaper and at least one is more expensive. */
function isCheapest(product: ProductDetail, products: ProductDetail[]): boolean {
  const prices = products.filter(({ unit }) => unit === product.unit).map(priceOf);
  return priceOf(product) === Math.min(...prices) && Math.max(...prices) > priceOf(product);
}

// Subtle text and dot, because many rows may differ.
const markStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'text.secondary',
  fontSize: 'var(--text-12)',
  fontWeight: 400,
  '&::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    backgroundColor: 'accent.main',
  },
} as const;

// Fits four products and their properties on one printed page.
const printStyle = {
  minInlineSize: 0,
  fontSize: '9pt',
  '& tbody td, & tbody th': { paddingBlock: '4px' },
} as const;

const tableStyle = {
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  inlineSize: '100%',
  fontSize: 'var(--text-14)',
  '& td, & th': {
    padding: { xs: '10px 4px', sm: '10px 12px' },
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  // A definite height, so that cell content can fill the cell and the buttons align.
  '& thead th': { fontWeight: 400, blockSize: '1px' },
  '& tbody th, & thead td': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: 'background.default',
  },
  '& tbody th': {
    fontWeight: 400,
    fontSize: { xs: 'var(--text-12)', sm: 'inherit' },
    color: 'text.secondary',
    paddingInlineStart: { xs: 0, sm: 1 },
  },
  '& tr': { breakInside: 'avoid' },
  '& tbody td': { color: 'text.secondary' },
  // Different values are marked by weight, background and text, not only by colour.
  '& tr[data-differs] td': { color: 'text.primary', fontWeight: 600, backgroundColor: 'action.hover' },
  '& tr[data-differs] th': { color: 'text.primary', fontWeight: 500 },
} as const;
