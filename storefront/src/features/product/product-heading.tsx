import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { CompanyMark } from '@mawad/shared-ui/components/image/company-mark';
import { RatingStars } from '@mawad/shared-ui/components/rating-stars';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { tapArea } from '@mawad/shared-ui/tap-area';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';

/** Name, brand, model and SKU, rating and seller. */
export function ProductHeading({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const format = useFormat();
  const company = localized(product, 'company_name', language);
  const codes = [
    { label: t('brand'), value: product.brand },
    { label: t('model'), value: product.model_number },
    { label: t('sku'), value: product.sku },
  ].filter(({ value }) => value);
  return (
    <header>
      <Typography
        variant="h1"
        sx={{
          fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' },
          lineHeight: 1.35,
          overflowWrap: 'anywhere',
        }}
      >
        {localized(product, 'name', language)}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          marginBlock: 1.5,
          fontSize: 'var(--text-14)',
          '& dd': { margin: 0 },
        }}
      >
        {codes.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', gap: 0.75 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <dd>
              <Ltr>{value}</Ltr>
            </dd>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          alignItems: 'center',
          fontSize: 'var(--text-14)',
        }}
      >
        {product.rating_count > 0 && (
          <Box
            component="a"
            href="#reviews"
            sx={{ ...tapArea, display: 'flex', alignItems: 'center', gap: 1, color: 'inherit' }}
          >
            <RatingStars rating={product.rating_average} />
            {t('reviewCount', {
              count: product.rating_count,
              number: format.number(product.rating_count),
            })}
          </Box>
        )}
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minInlineSize: 0 }}>
          <CompanyMark name={company} logo={product.company_logo} size={32} />
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${t('soldBy')} `}</Box>
          {product.company_slug ? (
            <AppLink to={`/seller-page/${encodeURIComponent(product.company_slug)}`} sx={tapArea}>
              {company}
            </AppLink>
          ) : (
            company
          )}
        </Box>
      </Box>
    </header>
  );
}
