import { useMemo, useState, type ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { ProductGridSkeleton } from '../product-card/product-grid.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDeferredBelowFold } from '@mawad/shared-ui/platform/hydration/use-deferred-below-fold.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { SearchResult, SearchSort } from '@mawad/supabase/catalogue/queries';
import { ActiveFilters } from './active-filters.tsx';
import { searchQuery } from './catalogue-queries.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { ListData } from './list-data.tsx';
import { ListingFilters } from './listing-filters.tsx';
import {
  countFilters,
  pageCountOf,
  pageSize,
  readListing,
  readView,
  searchOf,
  withoutFilters,
  withParams,
  type FixedInput,
} from './listing-input.ts';
import sheet, * as styles from './listing.module.css';
import { ListingToolbar } from './listing-toolbar.tsx';
import { OtherCategories } from './other-categories.tsx';
import { ProductResults } from './product-results.tsx';
import { useNewestParams } from './use-newest-params.ts';

interface ProductListingProps {
  /** Search input fixed by the page, e.g. its category. */
  fixed?: FixedInput;
  sorts?: { value: SearchSort; label: string }[];
  /** Shown if there are no products without any filter. */
  empty: ReactNode;
  /** Content below the list and its pagination. */
  after?: ReactNode;
}

/** Product list with filters, sort order, view and pages, all stored in the address. */
export function ProductListing({ fixed = {}, sorts, empty, after }: ProductListingProps) {
  const services = useServices();
  const [params] = useSearchParams();
  const newestParams = useNewestParams();
  const [sheetOpen, setSheetOpen] = useState(false);
  const input = readListing(params, fixed);
  const { data, error, isFetching, refetch } = useQuery(searchQuery(services, input));
  const busy = isFetching || newestParams.toString() !== params.toString();
  const filtered = countFilters(params) > 0;
  // Another page of the list has equal facets, so the filters are not rendered again.
  const facets = useStableValue(data?.facets);
  const filterText = withParams(newestParams, {}).toString();
  const filterParams = useMemo(() => new URLSearchParams(filterText), [filterText]);

  if (data && data.total === 0 && !filtered) return empty;
  const filters = data && facets && (
    <AfterList>
      <ListingFilters
        params={filterParams}
        facets={facets}
        areEstimates={data.counts_are_estimates}
        ofCategory={fixed.category !== undefined}
        ofDeals={fixed.on_deal === true}
        ofSellers={fixed.sellers !== undefined}
      />
    </AfterList>
  );
  return (
    <div className={styles.page}>
      {sheet}
      <aside className={styles.filters}>{filters}</aside>
      <div className={styles.main}>
        <ListingToolbar
          result={data}
          input={input}
          sorts={sorts}
          filterCount={countFilters(newestParams)}
          onShowFilters={() => setSheetOpen(true)}
        />
        {data && <ActiveFilters params={newestParams} facets={data.facets} />}
        <div
          aria-busy={busy}
          className={busy && data ? `${styles.results} ${styles.loading}` : styles.results}
        >
          <Results data={data} error={error} onRetry={() => void refetch()} />
        </div>
        {data && <Pages data={data} page={input.page ?? 1} />}
        {data && <ListData products={data.items} />}
        {after}
      </div>
      <FilterSheet open={sheetOpen} total={data?.total ?? 0} onClose={() => setSheetOpen(false)}>
        {filters}
      </FilterSheet>
    </div>
  );
}

/** Renders its children after the product list is painted. */
function AfterList({ children }: { children: ReactNode }) {
  return useDeferredBelowFold() && children;
}

/** Returns the previous value as long as the new one is equal to it. */
function useStableValue<T>(value: T): T {
  const [previous, setPrevious] = useState({ value, stable: value });
  if (previous.value === value) return previous.stable;
  const stable = JSON.stringify(value) === JSON.stringify(previous.stable) ? previous.stable : value;
  setPrevious({ value, stable });
  return stable;
}

interface ResultsProps {
  data: SearchResult | undefined;
  error: Error | null;
  onRetry: () => void;
}

function Results({ data, error, onRetry }: ResultsProps) {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  if (error && !data) return <ErrorState error={error} title={t('listing.loadFailed')} onRetry={onRetry} />;
  const view = readView(params);
  if (!data) return <ProductGridSkeleton view={view} />;
  const term = params.get('q')?.trim();
  if (term && data.other_categories.length > 0) return <OtherCategories term={term} result={data} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={t('listing.empty')}
        text={t('listing.emptyHint')}
        action={{ label: t('listing.clearAll'), to: pathname + searchOf(withoutFilters(params)) }}
      />
    );
  }
  return <ProductResults products={data.items} comparison={data.comparison} view={view} />;
}

function Pages({ data, page }: { data: SearchResult; page: number }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const params = useNewestParams();
  const { pathname } = useLocation();
  const first = (page - 1) * pageSize + 1;
  const last = first + data.items.length - 1;
  const hrefOf = (number: number) =>
    pathname + searchOf(withParams(params, { page: number > 1 ? String(number) : null }));
  if (data.items.length === 0) return null;
  // The last page of an estimate is unknown, so only the next one is offered.
  const pageCount = data.total_is_estimate
    ? page + Number(data.items.length === pageSize)
    : pageCountOf(data.total);
  return (
    <div className={styles.pages}>
      <div className={styles.range}>
        {t('listing.range', { from: format.number(first), to: format.number(last) })}
      </div>
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  );
}
