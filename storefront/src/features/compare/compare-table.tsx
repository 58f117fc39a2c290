import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/app-image';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink, ButtonLink } from '@mawad/shared-ui/components/link';
import { Price } from '@mawad/shared-ui/components/money';
import { StockLabel } from '@mawad/shared-ui/components/stock-label';
import { mdiClose } from '@mawad/shared-ui/icons';
import { Box, Button, IconButton } from '@mawad/shared-ui/mui';
import { useStoreApi } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { useComparisonRows } from './comparison-rows.ts';

/** Products as columns, properties as rows; the rows can be cut to those that differ. */
export function CompareTable({ products }: { products: ProductDetail[] }) {
  const { t } = useTranslation('storefront');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = useComparisonRows(products);
  const shown = onlyDifferences ? rows.filter(({ values }) => new Set(values).size > 1) : rows;
  return (
    <>
      <Button
        variant={onlyDifferences ? 'contained' : 'outlined'}
        size="small"
        aria-pressed={onlyDifferences}
        onClick={() => setOnlyDifferences(!onlyDifferences)}
        sx={{ marginBlockEnd: 2 }}
      >
        {t('compare.differences')}
      </Button>
      {/* A scrolling region must be reachable by keyboard. */}
      <Box role="region" aria-label={t('compare.heading')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={tableStyle}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ProductHead product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
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

function ProductHead({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const store = useStoreApi();
  const name = localized(product, 'name', useLanguage());
  const href = `/product/${product.id}`;
  return (
    <Box sx={{ position: 'relative', display: 'grid', gap: 1, alignContent: 'start', blockSize: '100%' }}>
      <Box sx={{ inlineSize: 160, maxInlineSize: '100%', borderRadius: '8px', overflow: 'hidden' }}>
        <ProductImage path={product.main_image} alt="" width={160} sizes="160px" />
      </Box>
      <IconButton
        aria-label={t('compare.remove', { product: name })}
        onClick={() => store.getState().compare.remove(product.id)}
        sx={{ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }}
      >
        <Icon path={mdiClose} />
      </IconButton>
      <AppLink to={href} color="textPrimary" sx={{ fontWeight: 600 }}>
        {name}
      </AppLink>
      <Price price={product.price} discounted_price={product.discounted_price} unit={product.unit} />
      <Box sx={{ fontSize: 'var(--text-14)' }}>
        <StockLabel stock={product.stock} unit={product.unit} detail="exact" />
      </Box>
      <ButtonLink to={href} variant="outlined" size="small">
        {t('compare.open')}
      </ButtonLink>
    </Box>
  );
}

const tableStyle = {
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: 'var(--text-14)',
  '& td, & th': {
    padding: '10px 12px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: 1,
    borderColor: 'divider',
  },
  '& thead th': { minInlineSize: 200, fontWeight: 400 },
  '& tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    minInlineSize: 112,
    backgroundColor: 'background.default',
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& thead td': { position: 'sticky', insetInlineStart: 0, backgroundColor: 'background.default', zIndex: 1 },
  '& tbody td': { fontWeight: 500 },
} as const;
