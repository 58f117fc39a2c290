import { memo } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import type { SearchResult } from '@mawad/supabase/catalogue/queries';
import { FacetList } from './facet-list.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterOption } from './filter-option.tsx';
import { attributeParam, searchOf, withParams } from './listing-input.ts';
import { PriceFilter } from './price-filter.tsx';

interface ListingFiltersProps {
  /** Parameters of the latest navigation, without the page. */
  params: URLSearchParams;
  facets: SearchResult['facets'];
  areEstimates: boolean;
  /** Filters that the page fixes and therefore hides: category, deals or sellers. */
  ofCategory: boolean;
  ofDeals: boolean;
  ofSellers: boolean;
}

const navStyle = { display: 'grid', gap: 24 };

/** Product filters with the number of products that each option would leave. */
export const ListingFilters = memo(function ListingFilters(props: ListingFiltersProps) {
  const { params, facets, areEstimates, ofCategory, ofDeals, ofSellers } = props;
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const format = useFormat();
  // Counts of a sample are not shown, because choosing the filter would give another number.
  const formatCount = (count: number) => (areEstimates ? undefined : format.number(count));
  const { pathname } = useLocation();
  const hrefWith = (changes: Record<string, string | string[] | null>) =>
    pathname + searchOf(withParams(params, changes));
  const toggleIn = (name: string) => (value: string, selected: boolean) => {
    const values = params.getAll(name);
    return hrefWith({ [name]: selected ? values.filter((other) => other !== value) : [...values, value] });
  };
  const switchOf = (name: 'stock' | 'deal') => {
    const selected = params.get(name) === '1';
    return { selected, href: hrefWith({ [name]: selected ? null : '1' }) };
  };
  const showCategories = !ofCategory && facets.categories.length > 1;
  return (
    <nav aria-label={t('listing.filters')} style={navStyle}>
      <FilterGroup title={t('listing.availability')}>
        <FilterOption
          label={t('listing.inStock')}
          count={formatCount(facets.in_stock)}
          {...switchOf('stock')}
        />
        {!ofDeals && (
          <FilterOption
            label={t('listing.onDeal')}
            count={formatCount(facets.on_deal)}
            {...switchOf('deal')}
          />
        )}
      </FilterGroup>
      {(showCategories || params.has('category')) && (
        <FilterGroup title={t('listing.category')} choose="one">
          <FilterOption
            role="radio"
            label={t('listing.anyCategory')}
            href={hrefWith({ category: null })}
            selected={!params.has('category')}
          />
          <FacetList
            role="radio"
            facets={facets.categories}
            formatCount={formatCount}
            selected={params.getAll('category')}
            hrefOf={(value) => hrefWith({ category: value })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={t('listing.price')}>
        <PriceFilter params={params} price={facets.price} />
      </FilterGroup>
      {facets.sizes.length > 0 && (
        <FilterGroup title={t('listing.size')}>
          <FacetList
            facets={facets.sizes}
            formatCount={formatCount}
            selected={params.getAll('size')}
            hrefOf={toggleIn('size')}
          />
        </FilterGroup>
      )}
      {facets.colors.length > 0 && (
        <FilterGroup title={t('listing.color')}>
          <FacetList
            facets={facets.colors}
            formatCount={formatCount}
            selected={params.getAll('color')}
            hrefOf={toggleIn('color')}
          />
        </FilterGroup>
      )}
      {facets.brands.length > 0 && (
        <FilterGroup title={t('listing.brand')}>
          <FacetList
            facets={facets.brands}
            formatCount={formatCount}
            selected={params.getAll('brand')}
            hrefOf={toggleIn('brand')}
          />
        </FilterGroup>
      )}
      {facets.attributes.map((attribute) => (
        <FilterGroup key={attribute.key} title={localized(attribute, 'label', language)}>
          <FacetList
            facets={attribute.values}
            formatCount={formatCount}
            selected={params.getAll(attributeParam(attribute.key))}
            shownAtFirst={5}
            hrefOf={toggleIn(attributeParam(attribute.key))}
          />
        </FilterGroup>
      ))}
      <FilterGroup title={t('listing.rating')} choose="one">
        <FilterOption
          role="radio"
          label={t('listing.anyRating')}
          href={hrefWith({ rating: null })}
          selected={!params.has('rating')}
        />
        {facets.ratings.map(({ value, count }) => (
          <FilterOption
            key={value}
            role="radio"
            label={t('listing.ratingFrom', { count: value, number: format.number(value) })}
            count={formatCount(count)}
            href={hrefWith({ rating: String(value) })}
            selected={params.get('rating') === String(value)}
          />
        ))}
      </FilterGroup>
      {!ofSellers && facets.sellers.length > 1 && (
        <FilterGroup title={t('listing.seller')}>
          <FacetList
            facets={facets.sellers}
            formatCount={formatCount}
            selected={params.getAll('seller')}
            hrefOf={toggleIn('seller')}
          />
        </FilterGroup>
      )}
    </nav>
  );
});
