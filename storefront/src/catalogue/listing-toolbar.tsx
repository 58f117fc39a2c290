import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { mdiFilterVariant } from '@mawad/shared-ui/kit/icons.ts';
import type { SearchInput, SearchResult, SearchSort } from '@mawad/supabase/catalogue/queries';
import sheet, * as styles from './listing.module.css';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ListingToolbarProps {
  result: SearchResult | undefined;
  input: SearchInput;
  sorts?: { value: SearchSort; label: string }[];
  filterCount: number;
  onShowFilters: () => void;
}

/** Result count, sort order and view, and on narrow screens the button for the filters. */
export function ListingToolbar({ result, input, sorts, filterCount, onShowFilters }: ListingToolbarProps) {
  const { t } = useTranslation('storefront');
  return (
    <div className={styles.toolbar}>
      {sheet}
      <div role="status" className={styles.count}>
        {result ? <ResultCount result={result} /> : <div className={styles.countSkeleton} />}
      </div>
      <ViewSwitch />
      <PlainButton
        look="outlined"
        onClick={onShowFilters}
        startIcon={mdiFilterVariant}
        aria-label={t('listing.showFilters')}
        className={styles.filterButton}
      >
        {t('listing.filters')}
        {filterCount > 0 && ` (${filterCount})`}
      </PlainButton>
      <SortSelect input={input} sorts={sorts} />
    </div>
  );
}

function ResultCount({ result }: { result: SearchResult }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const { total } = result;
  const number = format.number(result.total_is_estimate ? Number(total.toPrecision(2)) : total);
  return (
    <h2 className={styles.heading}>
      {result.total_is_estimate
        ? t('listing.resultCountEstimate', { number })
        : t('listing.resultCount', { count: total, number })}
    </h2>
  );
}
