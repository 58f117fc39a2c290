import {
  localized,
  useFormat,
  useLanguage,
  useTranslation,
  type Format,
  type Language,
} from '@mawad/shared-i18n';
import { PlainButtonLink } from '@mawad/shared-ui/platform/link/plain-button-link.tsx';
import { mdiClose } from '@mawad/shared-ui/kit/icons.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import type { Category, Facet, SearchResult } from '@mawad/supabase/catalogue/queries';
import { categoriesQuery } from './catalogue-queries.ts';
import { findCategory } from './category-tree.ts';
import {
  attributeKeys,
  attributeParam,
  readAmount,
  searchOf,
  withoutFilters,
  withParams,
} from './listing-input.ts';
import sheet, * as styles from './listing.module.css';

interface ActiveFiltersProps {
  /** Parameters of the latest navigation. */
  params: URLSearchParams;
  facets: SearchResult['facets'];
}

interface Chip {
  /** Key that does not depend on other filters. */
  id: string;
  label: string;
  without: URLSearchParams;
}

/** Links of the active filters; each link removes its filter. */
export function ActiveFilters({ params, facets }: ActiveFiltersProps) {
  const { t } = useTranslation('storefront');
  const chips = useChips(params, facets);
  const { pathname } = useLocation();
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      {sheet}
      {chips.map(({ id, label, without }) => (
        <PlainButtonLink
          key={id}
          look="outlined"
          to={pathname + searchOf(without)}
          preventScrollReset
          aria-label={t('listing.removeFilter', { name: label })}
          endIcon={mdiClose}
          className={styles.chip}
        >
          {label}
        </PlainButtonLink>
      ))}
      <PlainButtonLink look="text" to={pathname + searchOf(withoutFilters(params))} preventScrollReset>
        {t('listing.clearAll')}
      </PlainButtonLink>
    </div>
  );
}

function useChips(params: URLSearchParams, facets: SearchResult['facets']): Chip[] {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  const { data: categories = [] } = useQuery({
    ...categoriesQuery(useServices()),
    enabled: params.has('category'),
  });
  const valuesOf = (name: string, known: Facet[]): Chip[] =>
    params.getAll(name).map((value) => ({
      id: `${name}=${value}`,
      label: labelOf(known, value, language),
      without: withParams(params, { [name]: params.getAll(name).filter((other) => other !== value) }),
    }));
  /** Adds the filter's name, because a value alone may be ambiguous. */
  const withName = (chips: Chip[], name: string): Chip[] =>
    chips.map((chip) => ({ ...chip, label: t('listing.attribute', { name, value: chip.label }) }));
  const single = (name: string, label: string): Chip[] =>
    params.has(name) ? [{ id: name, label, without: withParams(params, { [name]: null }) }] : [];
  const rating = Number(params.get('rating'));
  return [
    ...single('stock', t('listing.inStock')),
    ...single('deal', t('listing.onDeal')),
    ...single('category', categoryName(categories, params.get('category') ?? '', language)),
    ...withName(valuesOf('size', facets.sizes), t('listing.size')),
    ...withName(valuesOf('color', facets.colors), t('listing.color')),
    ...valuesOf('brand', facets.brands),
    ...valuesOf('seller', facets.sellers),
    ...priceChip(params, format, t),
    ...single('rating', t('listing.ratingFrom', { count: rating, number: format.number(rating) })),
    ...attributeKeys(params).flatMap((key) => {
      const facet = facets.attributes.find((candidate) => candidate.key === key);
      const chips = valuesOf(attributeParam(key), facet?.values ?? []);
      return facet ? withName(chips, localized(facet, 'label', language)) : chips;
    }),
  ];
}

type Translate = ReturnType<typeof useTranslation<'storefront'>>['t'];

function priceChip(params: URLSearchParams, format: Format, t: Translate): Chip[] {
  const min = readAmount(params.get('price_min'));
  const max = readAmount(params.get('price_max'));
  if (min === undefined && max === undefined) return [];
  const from = format.number(min ?? 0);
  const to = format.number(max ?? 0);
  const label =
    max === undefined
      ? t('listing.priceOver', { from })
      : min === undefined
        ? t('listing.priceUnder', { to })
        : t('listing.priceBetween', { from, to });
  return [{ id: 'price', label, without: withParams(params, { price_min: null, price_max: null }) }];
}

function categoryName(categories: Category[], slug: string, language: Language): string {
  const category = findCategory(categories, slug);
  return category ? localized(category, 'name', language) : slug;
}

function labelOf(facets: Facet[], value: string, language: Language): string {
  const facet = facets.find((candidate) => candidate.value === value);
  return facet ? localized(facet, 'label', language) : value;
}
