import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { useSearchParams } from '@mawad/shared-ui/router';
import type { SearchInput, SearchSort } from '@mawad/supabase/queries/catalogue';
import { PlainSelect } from '../layout/plain-select.tsx';
import { withParams } from './listing-input.ts';
import { useNewestParams } from './use-newest-params.ts';

interface SortSelectProps {
  input: SearchInput;
  /** What this list may be sorted by, the usual order first; every order unless given. */
  sorts?: { value: SearchSort; label: string }[];
}

const standardSorts: SearchSort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'discount', 'rating'];

/** The order of a list. */
export function SortSelect({ input, sorts }: SortSelectProps) {
  const { t } = useTranslation('storefront');
  const [, setParams] = useSearchParams();
  const params = useNewestParams();
  const labelOf = (value: SearchSort) =>
    value === 'relevance' && !input.term ? t('listing.sortBy.usual') : t(`listing.sortBy.${value}`);
  const choices = sorts ?? standardSorts.map((value) => ({ value, label: labelOf(value) }));
  const fallback = choices[0]!.value;
  const chosen = choices.find(({ value }) => value === (params.get('sort') ?? input.sort))?.value ?? fallback;
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexGrow: { xs: 1, sm: 0 } }}>
      <Box component="span" sx={labelStyle}>
        {t('listing.sort')}
      </Box>
      <PlainSelect
        value={chosen}
        onChoose={(value) =>
          setParams(withParams(params, { sort: value === fallback ? null : value }), {
            preventScrollReset: true,
          })
        }
        sx={selectStyle}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </PlainSelect>
    </Box>
  );
}

// Phones have no room for the words, but screen readers still say them.
const labelStyle = {
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

const selectStyle = {
  minInlineSize: { xs: 104, sm: 160 },
  minBlockSize: { xs: 44, lg: 40 },
  fontSize: 'var(--text-14)',
};
