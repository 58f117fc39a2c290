import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiChevronDown } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { useSearchParams } from '@mawad/shared-ui/router';
import type { SearchInput, SearchSort } from '@mawad/supabase/queries/catalogue';
import { withParams } from './listing-input.ts';

interface SortSelectProps {
  input: SearchInput;
  /** What this list may be sorted by, the usual order first; every order unless given. */
  sorts?: { value: SearchSort; label: string }[];
}

const standardSorts: SearchSort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'discount', 'rating'];

/** The order of a list. */
export function SortSelect({ input, sorts }: SortSelectProps) {
  const { t } = useTranslation('storefront');
  const [params, setParams] = useSearchParams();
  const choices = sorts ?? standardSorts.map((value) => ({ value, label: t(`listing.sortBy.${value}`) }));
  const fallback = choices[0]!.value;
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexGrow: { xs: 1, sm: 0 } }}>
      <Box component="span" sx={labelStyle}>
        {t('listing.sort')}
      </Box>
      <Box sx={{ position: 'relative', display: 'flex', flexGrow: 1 }}>
        <Box
          component="select"
          value={choices.some(({ value }) => value === input.sort) ? input.sort : fallback}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
            const { value } = event.target;
            setParams(withParams(params, { sort: value === fallback ? null : value }), {
              preventScrollReset: true,
            });
          }}
          sx={selectStyle}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Box>
        <Icon path={mdiChevronDown} size={20} sx={arrowStyle} />
      </Box>
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
  appearance: 'none',
  flexGrow: 1,
  minInlineSize: { xs: 104, sm: 160 },
  minBlockSize: { xs: 44, lg: 40 },
  paddingBlock: 0,
  paddingInlineStart: 1.5,
  paddingInlineEnd: 4,
  font: 'inherit',
  fontSize: 'var(--text-14)',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'surface.outline',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} as const;

const arrowStyle = {
  position: 'absolute',
  insetInlineEnd: 8,
  insetBlockStart: 'calc(50% - 10px)',
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;
