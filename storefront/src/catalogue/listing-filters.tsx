import { type ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { useLocation, useSearchParams } from '@mawad/shared-ui/router';
import type { SearchResult } from '@mawad/supabase/queries/catalogue';
import { FacetList, FilterLink } from './facet-list.tsx';
import { searchOf, withParams, type FixedInput } from './listing-input.ts';
import { PriceFilter } from './price-filter.tsx';

interface ListingFiltersProps {
  facets: SearchResult['facets'];
  fixed: FixedInput;
}

/** Filters by availability, category, price, brand, seller and rating, with what each would leave. */
export function ListingFilters({ facets, fixed }: ListingFiltersProps) {
  const { t } = useTranslation('storefront');
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
        <Toggle name="stock" label={t('listing.inStock')} hrefWith={hrefWith} params={params} />
        {!fixed.on_deal && (
          <Toggle name="deal" label={t('listing.onDeal')} hrefWith={hrefWith} params={params} />
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
        <PriceFilter key={params.toString()} bounds={facets.price} />
      </FilterGroup>
      {facets.brands.length > 0 && (
        <FilterGroup title={t('listing.brand')}>
          <FacetList facets={facets.brands} selected={params.getAll('brand')} hrefOf={toggleIn('brand')} />
        </FilterGroup>
      )}
      {facets.sellers.length > 1 && (
        <FilterGroup title={t('listing.seller')}>
          <FacetList facets={facets.sellers} selected={params.getAll('seller')} hrefOf={toggleIn('seller')} />
        </FilterGroup>
      )}
      <FilterGroup title={t('listing.rating')}>
        <RatingFilter selected={params.get('rating')} hrefWith={hrefWith} />
      </FilterGroup>
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

function Toggle(props: { name: string; label: string; hrefWith: HrefWith; params: URLSearchParams }) {
  const { name, label, hrefWith, params } = props;
  const selected = params.get(name) === '1';
  return <FilterLink href={hrefWith({ [name]: selected ? null : '1' })} label={label} selected={selected} />;
}

function RatingFilter({ selected, hrefWith }: { selected: string | null; hrefWith: HrefWith }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  return [4, 3].map((stars) => {
    const value = String(stars);
    const isOn = selected === value;
    return (
      <FilterLink
        key={value}
        href={hrefWith({ rating: isOn ? null : value })}
        label={t('listing.ratingFrom', { number: format.number(stars) })}
        selected={isOn}
      />
    );
  });
}
