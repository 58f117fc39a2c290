import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { categoriesQuery, categorySeoQuery } from '../../catalogue/catalogue-queries.ts';
import { categoryHref, childrenOf, findCategory, pathTo } from '../../catalogue/category-tree.ts';
import { useCategoryAddress } from './use-category-address.ts';
import { ProductListing } from '../../catalogue/product-listing.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { Seo } from '../../layout/seo.tsx';
import { Trail } from '../../layout/trail.tsx';
import { SubcategoryList } from './subcategory-list.tsx';

/** Category page with subcategories and products; the slug may be of either language. */
export function CategoryPage() {
  const { t } = useTranslation('storefront');
  const services = useServices();
  const params = useParams();
  const slug = params.childSlug ?? params.slug ?? '';
  const { data: categories } = useQuery(categoriesQuery(services));
  const category = categories && findCategory(categories, slug);
  if (!categories) return null;
  if (!category) return <NotFound title={t('page.notFound')} hint={t('page.notFoundHint')} />;
  return <CategoryView key={category.id} category={category} categories={categories} />;
}

interface CategoryViewProps {
  category: Category;
  categories: Category[];
}

function CategoryView({ category, categories }: CategoryViewProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const { data: seo } = useQuery(categorySeoQuery(useServices(), category.id));
  const name = localized(category, 'name', language);
  const path = pathTo(categories, category);
  useCategoryAddress(path);
  const steps = [
    { label: t('page.home'), to: '/' },
    { label: t('categories.heading'), to: '/categories' },
    ...path.map((step, index) => ({
      label: localized(step, 'name', language),
      to: step === category ? undefined : categoryHref(path.slice(0, index + 1), language),
    })),
  ];
  return (
    <PlainContainer>
      <Seo
        title={(seo && localized(seo, 'seo_title', language)) || name}
        description={
          (seo && localized(seo, 'seo_description', language)) ||
          t('seo.categoryDescription', { category: name })
        }
        keywords={[name, ...(seo?.focus_keywords ?? [])]}
        pathIn={(lang) => categoryHref(path, lang)}
        keep={['page']}
      />
      <Trail steps={steps} />
      <PageHeader title={name} />
      <SubcategoryList parent={category} subcategories={childrenOf(categories, category.id)} path={path} />
      <ProductListing
        fixed={{ category: category.slug_en }}
        empty={
          <EmptyState
            title={t('listing.emptyCategory')}
            text={t('listing.emptyCategoryHint')}
            action={{ label: t('listing.allProducts'), to: '/products' }}
          />
        }
      />
    </PlainContainer>
  );
}
