import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiFilterVariant } from '@mawad/shared-ui/icons';
import { Box, Button, Skeleton } from '@mawad/shared-ui/mui';
import type { SearchInput, SearchResult, SearchSort } from '@mawad/supabase/queries/catalogue';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ListingToolbarProps {
  result: SearchResult | undefined;
  input: SearchInput;
  sorts?: { value: SearchSort; label: string }[];
  filterCount: number;
  onShowFilters: () => void;
}

/** How many products there are, their order, their view, and on narrow screens the way to the filters. */
export function ListingToolbar({ result, input, sorts, filterCount, onShowFilters }: ListingToolbarProps) {
  const { t } = useTranslation('storefront');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        paddingBlockEnd: 2,
        marginBlockEnd: 2,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        role="status"
        sx={{
          flexGrow: 1,
          // On phones the view stands beside the count, filters and order below.
          flexBasis: { xs: 'calc(100% - 104px)', sm: 'auto' },
          fontWeight: 600,
          minBlockSize: 24,
        }}
      >
        {result ? <ResultCount result={result} /> : <Skeleton width={120} />}
      </Box>
      <ViewSwitch />
      <Button
        variant="outlined"
        onClick={onShowFilters}
        startIcon={<Icon path={mdiFilterVariant} />}
        aria-label={t('listing.showFilters')}
        sx={{ display: { lg: 'none' }, minBlockSize: 44 }}
      >
        {t('listing.filters')}
        {filterCount > 0 && ` (${filterCount})`}
      </Button>
      <SortSelect input={input} sorts={sorts} />
    </Box>
  );
}

function ResultCount({ result }: { result: SearchResult }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const { total } = result;
  const number = format.number(result.total_is_estimate ? Number(total.toPrecision(2)) : total);
  return (
    <Box component="h2" sx={{ margin: 0, font: 'inherit' }}>
      {result.total_is_estimate
        ? t('listing.resultCountEstimate', { number })
        : t('listing.resultCount', { count: total, number })}
    </Box>
  );
}
