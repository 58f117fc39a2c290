import { type ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { useLocation, useSearchParams } from '@mawad/shared-ui/router';
import type { SearchResult } from '@mawad/supabase/queries/catalogue';
import { FacetList, FilterLink } from './facet-list.tsx';
import { attributeParam, searchOf, withParams, type FixedInput } from './listing-input.ts';
import { PriceFilter } from './price-filter.tsx';

interface ListingFiltersProps {
  facets: SearchResult['facets'];
  fixed: FixedInput;
}

/** Filters by availability, category, price, brand, attributes, rating and seller, with what each would leave. */
export function ListingFilters({ facets, fixed }: ListingFiltersProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const format = useFormat();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const hrefWith = (changes: Record<string, string | string[] | null>) =>
    pathname + searchOf(withParams(params, changes));
  const toggleIn = (name: string) => (value: string, selected: boolean) => {
    const values = params.getAll(name);
    return hrefWith({ [name]: selected ? values.filter((other) => other !== value) : [...values, value] });
  };
  const showCategories = fixed.category === undefined && facets.categories.length > 1;
  return (
    <Box component="nav" aria-label={t('listing.filters')} sx={{ display: 'grid', gap: 3 }}>
      <FilterGroup title={t('listing.availability')}>
        <Toggle
          name="stock"
          label={t('listing.inStock')}
          count={format.number(facets.in_stock)}
          hrefWith={hrefWith}
          params={params}
        />
        {!fixed.on_deal && (
          <Toggle
            name="deal"
            label={t('listing.onDeal')}
            count={format.number(facets.on_deal)}
            hrefWith={hrefWith}
            params={params}
          />
        )}
      </FilterGroup>
      {(showCategories || params.has('category')) && (
        <FilterGroup title={t('listing.category')}>
          <FacetList
            facets={facets.categories}
            selected={params.getAll('category')}
            hrefOf={(value, selected) => hrefWith({ category: selected ? null : value })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={t('listing.price')}>
        <PriceFilter bounds={facets.price} />
      </FilterGroup>
      {facets.brands.length > 0 && (
        <FilterGroup title={t('listing.brand')}>
          <FacetList facets={facets.brands} selected={params.getAll('brand')} hrefOf={toggleIn('brand')} />
        </FilterGroup>
      )}
      {facets.attributes.map((attribute) => (
        <FilterGroup key={attribute.key} title={localized(attribute, 'label', language)}>
          <FacetList
            facets={attribute.values}
            selected={params.getAll(attributeParam(attribute.key))}
            shownAtFirst={5}
            hrefOf={toggleIn(attributeParam(attribute.key))}
          />
        </FilterGroup>
      ))}
      <FilterGroup title={t('listing.rating')}>
        <RatingFilter selected={params.get('rating')} ratings={facets.ratings} hrefWith={hrefWith} />
      </FilterGroup>
      {facets.sellers.length > 1 && (
        <FilterGroup title={t('listing.seller')}>
          <FacetList facets={facets.sellers} selected={params.getAll('seller')} hrefOf={toggleIn('seller')} />
        </FilterGroup>
      )}
    </Box>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography component="h2" sx={{ fontSize: 'var(--text-14)', fontWeight: 700, marginBlockEnd: 0.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

type HrefWith = (changes: Record<string, string | null>) => string;

interface ToggleProps {
  name: string;
  label: string;
  count: string;
  hrefWith: HrefWith;
  params: URLSearchParams;
}

function Toggle({ name, label, count, hrefWith, params }: ToggleProps) {
  const selected = params.get(name) === '1';
  const href = hrefWith({ [name]: selected ? null : '1' });
  return <FilterLink href={href} label={label} count={count} selected={selected} />;
}

interface RatingFilterProps {
  selected: string | null;
  ratings: SearchResult['facets']['ratings'];
  hrefWith: HrefWith;
}

function RatingFilter({ selected, ratings, hrefWith }: RatingFilterProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  return ratings.map(({ value, count }) => {
    const isOn = selected === String(value);
    return (
      <FilterLink
        key={value}
        href={hrefWith({ rating: isOn ? null : String(value) })}
        label={t('listing.ratingFrom', { count: value, number: format.number(value) })}
        count={format.number(count)}
        selected={isOn}
      />
    );
  });
}
