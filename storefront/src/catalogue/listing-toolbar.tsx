import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { usePrefetchOnIntent } from '@mawad/shared-ui/components/link';
import { mdiFilterVariant, mdiViewGridOutline, mdiViewListOutline } from '@mawad/shared-ui/icons';
import { Box, Button, IconButton, Skeleton } from '@mawad/shared-ui/mui';
import { TextField } from '@mawad/shared-ui/mui-forms';
import { Link, useLocation, useSearchParams } from '@mawad/shared-ui/router';
import type { SearchInput, SearchResult, SearchSort } from '@mawad/supabase/queries/catalogue';
import { searchOf, withParams } from './listing-input.ts';

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
        sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' }, fontWeight: 600, minBlockSize: 24 }}
      >
        {result ? <ResultCount result={result} /> : <Skeleton width={120} />}
      </Box>
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
      <ViewSwitch />
    </Box>
  );
}

function ResultCount({ result }: { result: SearchResult }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const number = format.number(result.total);
  return result.total_is_estimate
    ? t('listing.resultCountEstimate', { number })
    : t('listing.resultCount', { count: result.total, number });
}

function SortSelect({ input, sorts }: Pick<ListingToolbarProps, 'input' | 'sorts'>) {
  const { t } = useTranslation('storefront');
  const [params, setParams] = useSearchParams();
  const choices = sorts ?? standardSorts.map((value) => ({ value, label: t(`listing.sortBy.${value}`) }));
  const fallback = choices[0]!.value;
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexGrow: { xs: 1, sm: 0 } }}>
      <Box component="span" sx={sortLabelStyle}>
        {t('listing.sort')}
      </Box>
      <TextField
        select
        size="small"
        value={choices.some(({ value }) => value === input.sort) ? input.sort : fallback}
        onChange={(event) => {
          const { value } = event.target;
          const sort = value === fallback ? null : value;
          setParams(withParams(params, { sort }), { preventScrollReset: true });
        }}
        slotProps={{ select: { native: true } }}
        sx={{ minInlineSize: { xs: 104, sm: 160 } }}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

// Phones have no room for the words, but screen readers still say them.
const sortLabelStyle = {
  fontSize: 'var(--text-14)',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '@media (max-width: 599px)': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    inlineSize: 1,
    overflow: 'hidden',
  },
} as const;

const standardSorts: SearchSort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'discount', 'rating'];

function ViewSwitch() {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const view = params.get('view') === 'list' ? 'list' : 'grid';
  const hrefOf = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set('view', value);
    else next.delete('view');
    return pathname + searchOf(next);
  };
  const choices = [
    { id: 'grid', label: t('listing.asGrid'), icon: mdiViewGridOutline, href: hrefOf(null) },
    { id: 'list', label: t('listing.asList'), icon: mdiViewListOutline, href: hrefOf('list') },
  ];
  return (
    <Box role="group" aria-label={t('listing.view')} sx={{ display: 'flex' }}>
      {choices.map(({ id, ...choice }) => (
        <ViewLink key={id} chosen={view === id} {...choice} />
      ))}
    </Box>
  );
}

function ViewLink({
  label,
  icon,
  href,
  chosen,
}: {
  label: string;
  icon: string;
  href: string;
  chosen: boolean;
}) {
  return (
    <IconButton
      component={Link}
      to={href}
      preventScrollReset
      aria-label={label}
      aria-current={chosen || undefined}
      {...usePrefetchOnIntent(href)}
      sx={{ color: chosen ? 'primary.main' : 'text.secondary' }}
    >
      <Icon path={icon} />
    </IconButton>
  );
}
