import { useId } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { tapArea } from '@mawad/shared-ui/tap-area';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { categoryHref, pathTo } from '../../catalogue/category-tree.ts';

/** Px: half the smallest picture file, so that most phones and screens need no larger one. */
const pictureSide = 80;

interface CategoryTilesProps {
  categories: Category[];
  /** Every category, for the address of one below another. */
  all: Category[];
}

/** Categories with their pictures. */
export function CategoryTiles({ categories, all }: CategoryTilesProps) {
  const { t } = useTranslation(['home', 'storefront']);
  const headingId = useId();
  if (categories.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBlockStart: { xs: 4, md: 5 } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: 2,
        }}
      >
        <Typography
          id={headingId}
          variant="h2"
          sx={{ fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' } }}
        >
          {t('categories')}
        </Typography>
        <AppLink to="/categories" sx={tapArea}>
          {t('allCategories')}
        </AppLink>
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} path={pathTo(all, category)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function CategoryTile({ category, path }: { category: Category; path: Category[] }) {
  const { t } = useTranslation(['home', 'storefront']);
  const format = useFormat();
  const language = useLanguage();
  return (
    <AppLink
      to={categoryHref(path, language)}
      color="textPrimary"
      underline="none"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${pictureSide}px minmax(0, 1fr)` },
        alignItems: 'center',
        gap: { xs: 1, lg: 2 },
        blockSize: '100%',
        padding: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        textAlign: { xs: 'center', lg: 'start' },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          inlineSize: pictureSide,
          marginInline: { xs: 'auto', lg: 0 },
          borderRadius: '6px',
          overflow: 'hidden',
        }}
      >
        <ProductImage path={category.image} alt="" width={160} sizes={`${pictureSide}px`} />
      </Box>
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.4 }}>
          {localized(category, 'name', language)}
        </Box>
        <Box component="span" sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
          {t('storefront:home.productCount', {
            count: category.product_count,
            number: format.number(category.product_count),
          })}
        </Box>
      </span>
    </AppLink>
  );
}
