import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { categoriesQuery } from '../../catalogue/catalogue-queries.ts';
import { categoryHref, childrenOf } from '../../catalogue/category-tree.ts';
import { Seo } from '../../layout/seo.tsx';
import { Trail } from '../../layout/trail.tsx';

export function CategoriesPage() {
  const { t } = useTranslation('storefront');
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  const title = t('categories.heading');
  return (
    <PlainContainer>
      <Seo title={title} description={t('seo.categoriesDescription')} />
      <Trail steps={[{ label: t('page.home'), to: '/' }, { label: title }]} />
      <PageHeader title={title} />
      {categories.length === 0 && (
        <EmptyState
          title={t('categories.empty')}
          text={t('categories.emptyHint')}
          action={{ label: t('listing.allProducts'), to: '/products' }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {childrenOf(categories, null).map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            subcategories={childrenOf(categories, category.id)}
          />
        ))}
      </Box>
    </PlainContainer>
  );
}

function CategoryCard({ category, subcategories }: { category: Category; subcategories: Category[] }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  return (
    <Panel
      component="section"
      sx={{
        padding: 2,
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr)',
        gap: 2,
        alignContent: 'start',
      }}
    >
      <AppLink
        to={categoryHref([category], language)}
        tabIndex={-1}
        aria-hidden
        sx={{ borderRadius: '8px', overflow: 'hidden', alignSelf: 'start', display: 'block' }}
      >
        <ProductImage path={category.image} alt="" width={160} sizes="96px" />
      </AppLink>
      <div>
        <Typography variant="h4" component="h2">
          <AppLink to={categoryHref([category], language)} color="textPrimary" sx={tapArea}>
            {localized(category, 'name', language)}
          </AppLink>
        </Typography>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', marginBlockEnd: 1 }}>
          {t('home.productCount', {
            count: category.product_count,
            number: format.number(category.product_count),
          })}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {subcategories.map((child) => (
            <li key={child.id}>
              <AppLink
                to={categoryHref([category, child], language)}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: 1,
                  fontSize: 'var(--text-14)',
                  minBlockSize: { xs: 44, md: 0 },
                  paddingBlock: 0.5,
                }}
              >
                {localized(child, 'name', language)}
                <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--text-12)' }}>
                  {format.number(child.product_count)}
                </Box>
              </AppLink>
            </li>
          ))}
        </Box>
      </div>
    </Panel>
  );
}
