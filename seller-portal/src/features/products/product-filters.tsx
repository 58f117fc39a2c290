import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { OwnProductFilter } from '@mawad/supabase/products/queries';
import { categoriesQuery } from '../../categories-query.ts';
import { useLacksRight } from '../../own-rights.ts';

/** Returns the text if it is a known value, else ''. */
const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((value) => value === text) ?? '';

/** `blocked`: hidden by the staff. */
const visibilities = ['published', 'hidden', 'blocked'] as const;
const stocks = ['low', 'out'] as const;
const gaps = ['picture', 'arabic'] as const;
/** Choices for days since the last price confirmation; the address may contain others. */
const ages = [7, 30, 90];

function readAge(text: string): number | undefined {
  const days = Number(text);
  return Number.isSafeInteger(days) && days > 0 && days <= 999 ? days : undefined;
}

/** Choices for the percentage that the quality of a page is below. */
const qualities = ['60', '80', '100'] as const;

const sorts = [
  'oldest',
  'name',
  'name_desc',
  'sku',
  'sku_desc',
  'price',
  'price_desc',
  'quality',
  'quality_desc',
] as const;

/** Product filter in the address. */
export function useProductFilter(list: ListParams): OwnProductFilter {
  const language = useLanguage();
  const visibility = oneOf(visibilities, list.filter('visibility'));
  const stock = oneOf(stocks, list.filter('stock'));
  const gap = oneOf(gaps, list.filter('gap'));
  const sort = oneOf(sorts, list.filter('sort'));
  const quality = oneOf(qualities, list.filter('quality'));
  const category = Number(list.filter('category'));
  return {
    term: list.term || undefined,
    category_id: Number.isSafeInteger(category) && category > 0 ? category : undefined,
    published: visibility && visibility !== 'blocked' ? visibility === 'published' : undefined,
    moderation: visibility === 'blocked' ? 'hidden' : undefined,
    low_stock: stock === 'low' ? true : undefined,
    in_stock: stock === 'out' ? false : undefined,
    on_deal: list.filter('deal') === 'on' ? true : undefined,
    without_image: gap === 'picture' ? true : undefined,
    without_arabic_name: gap === 'arabic' ? true : undefined,
    price_older_than_days: readAge(list.filter('age')),
    quality_below: quality ? Number(quality) : undefined,
    sort:
      sort === 'name'
        ? `name_${language}`
        : sort === 'name_desc'
          ? `name_${language}_desc`
          : sort || undefined,
  };
}

/** Search, filters and order of the list, stored in the address. */
export function ProductFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation(['seller-portal', 'product-bulk']);
  const format = useFormat();
  const choose = (name: string) => (value: string) => list.setFilter(name, value);
  const hidesMoney = useLacksRight('see_money');
  const age = readAge(list.filter('age'));
  const days = age && !ages.includes(age) ? [...ages, age].sort((a, b) => a - b) : ages;
  return (
    <PortalFilters>
      <PortalSearch label={t('products.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('products.state')}
        value={oneOf(visibilities, list.filter('visibility'))}
        options={[
          { value: '', label: t('products.any') },
          { value: 'published', label: t('products.onlyPublished') },
          { value: 'hidden', label: t('products.onlyHidden') },
          { value: 'blocked', label: t('home.task.hidden') },
        ]}
        onChoose={choose('visibility')}
      />
      <PortalSelect
        label={t('products.stock')}
        value={oneOf(stocks, list.filter('stock'))}
        options={[
          { value: '', label: t('products.anyStock') },
          { value: 'low', label: t('products.lowStock') },
          { value: 'out', label: t('products.outOfStock') },
        ]}
        onChoose={choose('stock')}
      />
      <CategoryFilter list={list} />
      <PortalSelect
        label={t('product-bulk:filters.more')}
        value={list.filter('deal') === 'on' ? 'deal' : oneOf(gaps, list.filter('gap'))}
        options={[
          { value: '', label: t('product-bulk:filters.anything') },
          { value: 'deal', label: t('product-bulk:filters.deal') },
          { value: 'picture', label: t('product-bulk:filters.picture') },
          { value: 'arabic', label: t('product-bulk:filters.arabic') },
        ]}
        onChoose={(value) =>
          list.setFilters({ deal: value === 'deal' ? 'on' : '', gap: value === 'deal' ? '' : value })
        }
      />
      <PortalSelect
        label={t('product-bulk:filters.quality')}
        value={oneOf(qualities, list.filter('quality'))}
        options={[
          { value: '', label: t('product-bulk:filters.anyQuality') },
          ...qualities.map((below) => ({
            value: below,
            label: t('product-bulk:filters.below', { percent: format.percent(Number(below) / 100) }),
          })),
        ]}
        onChoose={choose('quality')}
      />
      <PortalSelect
        label={t('product-bulk:filters.age')}
        value={age ? String(age) : ''}
        options={[
          { value: '', label: t('product-bulk:filters.anyAge') },
          ...days.map((count) => ({
            value: String(count),
            label: t('product-bulk:filters.days', { count, number: format.number(count) }),
          })),
        ]}
        onChoose={choose('age')}
      />
      <PortalSelect
        label={t('product-bulk:sort.label')}
        value={oneOf(sorts, list.filter('sort'))}
        options={[
          { value: '', label: t('product-bulk:sort.newest') },
          ...sorts
            .filter((sort) => !hidesMoney || !sort.startsWith('price'))
            .map((sort) => ({ value: sort, label: t(`product-bulk:sort.${sort}`) })),
        ]}
        onChoose={choose('sort')}
      />
    </PortalFilters>
  );
}

function CategoryFilter({ list }: { list: ListParams }) {
  const { t } = useTranslation(['seller-portal', 'product-bulk']);
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  const parents = categories.filter(({ parent_id }) => parent_id === null);
  const options = parents.flatMap((parent) => [
    { value: String(parent.id), label: localized(parent, 'name', language) },
    ...categories
      .filter(({ parent_id }) => parent_id === parent.id)
      .map((child) => ({ value: String(child.id), label: `– ${localized(child, 'name', language)}` })),
  ]);
  const value = list.filter('category');
  return (
    <PortalSelect
      label={t('products.category')}
      value={options.some((option) => option.value === value) ? value : ''}
      options={[{ value: '', label: t('product-bulk:filters.anyCategory') }, ...options]}
      onChoose={(chosen) => list.setFilter('category', chosen)}
    />
  );
}
