import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { categoryChoicesQuery, type ProductFilter } from './product-queries.ts';
import { SellerFilter } from './seller-filter.tsx';

/** Filter values of each state. */
const states = {
  shown: { published: true, moderation: 'visible' },
  unpublished: { published: false },
  hidden: { moderation: 'hidden' },
} as const satisfies Record<string, ProductFilter>;

/** Filters for incomplete products. */
const flaws = {
  image: { without_image: true },
  arabic: { without_arabic_name: true },
  description: { without_description: true },
  brand: { without_brand: true },
  stock: { in_stock: false },
  low: { low_stock: true },
  price: { odd_price: true },
} as const satisfies Record<string, ProductFilter>;

type Keys<Choices> = Extract<keyof Choices, string>;

function pick<Choices extends object>(choices: Choices, text: string): Keys<Choices> | '' {
  return Object.hasOwn(choices, text) ? (text as Keys<Choices>) : '';
}

export function readFilters(list: ListParams): ProductFilter {
  const state = pick(states, list.filter('state'));
  const flaw = pick(flaws, list.filter('lacks'));
  return {
    ...(state && states[state]),
    ...(flaw && flaws[flaw]),
    company_id: list.filter('company') || undefined,
    category_id: Number(list.filter('category')) || undefined,
  };
}

/** Filters of the list of products; `company` is the name of the seller that the list is limited to. */
export function ProductFilters({ list, company }: { list: ListParams; company?: string }) {
  const { t } = useTranslation('admin-products');
  const lacks = pick(flaws, list.filter('lacks'));
  return (
    <>
      <PortalFilters>
        <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
        <PortalChoice
          label={t('state')}
          value={pick(states, list.filter('state'))}
          options={[
            { value: '', label: t('anyState') },
            ...(Object.keys(states) as Keys<typeof states>[]).map((value) => ({
              value,
              label: t(`states.${value}`),
            })),
          ]}
          onChoose={(value) => list.setFilter('state', value)}
        />
        <SellerFilter
          value={list.filter('company')}
          name={company}
          onChoose={(id) => list.setFilter('company', id)}
        />
        <CategoryFilter list={list} />
        <PortalSelect
          label={t('lacks')}
          value={lacks}
          options={[
            { value: '', label: t('lacking.nothing') },
            ...(Object.keys(flaws) as Keys<typeof flaws>[]).map((value) => ({
              value,
              label: t(`lacking.${value}`),
            })),
          ]}
          onChoose={(value) => list.setFilter('lacks', value)}
        />
      </PortalFilters>
      {lacks === 'price' && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {t('oddPriceHint')}
        </Alert>
      )}
    </>
  );
}

/** Limits the list to a category and those below it. */
function CategoryFilter({ list }: { list: ListParams }) {
  const { t } = useTranslation('admin-products');
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoryChoicesQuery(useServices()));
  const options = (parent: number | null, depth: number): { value: string; label: string }[] =>
    categories
      .filter((category) => category.parent_id === parent)
      .flatMap((category) => [
        { value: String(category.id), label: '\u2003'.repeat(depth) + localized(category, 'name', language) },
        ...options(category.id, depth + 1),
      ]);
  return (
    <PortalSelect
      label={t('category')}
      value={list.filter('category')}
      options={[{ value: '', label: t('anyCategory') }, ...options(null, 0)]}
      onChoose={(value) => list.setFilter('category', value)}
    />
  );
}
