import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Box } from '@mawad/shared-ui/mui';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { categoryHref } from '../../catalogue/category-tree.ts';

interface SubcategoryListProps {
  parent: Category;
  subcategories: Category[];
  /** Path of the parent, top level first. */
  path: Category[];
}

/**
 * The subcategories as small tiles; swiped on narrow screens. Phones get their names alone: more fit
 * beside each other, and on a weak network the first products' pictures come sooner.
 */
export function SubcategoryList({ parent, subcategories, path }: SubcategoryListProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  if (subcategories.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={t('categories.subcategories', { category: localized(parent, 'name', language) })}
      sx={{ marginBlockEnd: 4 }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          paddingBlockEnd: { xs: 1, md: 0 },
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridAutoFlow: { xs: 'column', md: 'row' },
          gridAutoColumns: { xs: 'max-content', sm: '220px', md: 'auto' },
          gridTemplateColumns: { md: 'repeat(auto-fill, minmax(220px, 1fr))' },
          overflowX: { xs: 'auto', md: 'visible' },
        }}
      >
        {subcategories.map((category) => (
          <li key={category.id}>
            <AppLink
              to={categoryHref([...path, category], language)}
              color="textPrimary"
              underline="none"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                blockSize: '100%',
                minBlockSize: { sm: 64 },
                padding: { xs: 1.5, sm: 1 },
                paddingBlock: 1,
                paddingInlineEnd: 1.5,
                border: 1,
                borderColor: 'divider',
                borderRadius: '8px',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Box sx={tilePicture}>
                <ProductImage path={category.image} alt="" width={160} sizes="48px" />
              </Box>
              <span>
                <Box
                  component="span"
                  sx={{ display: 'block', fontWeight: 600, fontSize: 'var(--text-14)', lineHeight: 1.35 }}
                >
                  {localized(category, 'name', language)}
                </Box>
                <Box component="span" sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
                  {t('home.productCount', {
                    count: category.product_count,
                    number: format.number(category.product_count),
                  })}
                </Box>
              </span>
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const tilePicture = {
  display: { xs: 'none', sm: 'block' },
  inlineSize: 48,
  flexShrink: 0,
  borderRadius: '6px',
  overflow: 'hidden',
} as const;
