import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { queryKey } from '@mawad/supabase/query-keys';
import { forgetSearches, readRecentSearches } from '../store/recent-searches.ts';
import {
  recentGroup,
  suggestedGroups,
  type Suggest,
  type Suggestion,
  type SuggestionGroup,
} from './search-suggestions.ts';
import { SuggestionRow } from './suggestion-row.tsx';

export { rememberSearch } from '../store/recent-searches.ts';

export interface SuggestionKeys {
  /** Returns true if the list handled the key. */
  press(key: string): boolean;
}

interface SuggestionListProps {
  id: string;
  keys: Ref<SuggestionKeys>;
  suggest: Suggest;
  term: string;
  open: boolean;
  /** Id of the highlighted option. */
  active: string | null;
  /** Called with true if there are suggestions. */
  onOffer: (any: boolean) => void;
  onActivate: (id: string | null) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** Recent and popular searches; words, categories and products for the typed text. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, keys, suggest, term, open, active, onOffer, onActivate, onChoose } = props;
  const { t } = useTranslation('common');
  const { groups, forget } = useSuggestions(suggest, term, open);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const idOf = (suggestion: Suggestion) => `${id}-${all.indexOf(suggestion)}`;
  const at = all.findIndex((suggestion) => idOf(suggestion) === active);

  useImperativeHandle(keys, () => ({
    press(key) {
      if (all.length === 0) return false;
      if (key === 'Enter' && open && at >= 0) {
        onChoose(all[at]!);
        return true;
      }
      const next = nextPlace(key, open ? at : -1, all.length);
      if (next === undefined) return false;
      onActivate(next === null ? null : `${id}-${next}`);
      return true;
    },
  }));

  const offers = all.length > 0;
  useEffect(() => onOffer(offers), [offers, onOffer]);

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  if (!open || !offers) return null;
  return (
    // Prevents the press from moving the focus out of the box.
    <Box sx={panelStyle} onMouseDown={(event) => event.preventDefault()}>
      <Box component="span" role="status" sx={spokenOnly}>
        {t('suggest.count', { count: all.length })}
      </Box>
      <Box id={id} role="listbox" aria-label={t('suggest.label')}>
        {groups.map(({ kind, suggestions }) => (
          <Box key={kind} role="group" aria-label={t(`suggest.${kind}`)} sx={groupStyle}>
            <Box aria-hidden sx={headingStyle}>
              {t(`suggest.${kind}`)}
            </Box>
            {suggestions.map((suggestion) => (
              <SuggestionRow
                key={suggestion.to}
                id={idOf(suggestion)}
                suggestion={suggestion}
                active={idOf(suggestion) === active}
                onChoose={() => onChoose(suggestion)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {groups.some(({ kind }) => kind === 'recent') && (
        <Button
          size="small"
          color="inherit"
          onClick={forget}
          sx={{ margin: 0.5, minBlockSize: { xs: 44, md: 36 } }}
        >
          {t('suggest.forget')}
        </Button>
      )}
    </Box>
  );
}

/** Position after a key, from `at` (-1: the box): null for the box, undefined if the key does not move. */
function nextPlace(key: string, at: number, count: number): number | null | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : null;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : at === 0 ? null : count - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

const pause = 150;
const minute = 60_000;
const shortest = 2;

function useSuggestions(
  suggest: Suggest,
  term: string,
  open: boolean,
): { groups: SuggestionGroup[]; forget: () => void } {
  const language = useLanguage();
  const requested = useDebounced(term.trim());
  const typed = term.trim();
  const isSearchable = typed === '' ? requested === '' : requested.length >= shortest;
  const { data } = useQuery({
    queryKey: queryKey('suggestions', 'typed', language, requested),
    queryFn: ({ signal }) => suggest(requested, signal),
    enabled: open && isSearchable,
    staleTime: requested ? minute : 10 * minute,
    retry: false,
    // Popular searches of the empty box are no placeholder for typed text, nor vice versa.
    placeholderData: (previous, query) => (requested && query?.queryKey.at(-1) ? previous : undefined),
  });
  const [recent, setRecent] = useState(readRecentSearches);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setRecent(readRecentSearches());
  }
  const earlier = recentGroup(recent, term);
  const offered = data && isSearchable ? suggestedGroups(data, term, language, earlier) : [];
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return { groups: [...earlier, ...offered], forget };
}

/** Returns the value after a pause without changes. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

const panelStyle = {
  position: 'absolute',
  zIndex: 'modal',
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: -1,
  inlineSize: 'calc(100% + 2px)',
  minInlineSize: { md: 440 },
  maxBlockSize: 'min(70dvh, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  boxShadow: '0 12px 32px rgb(20 35 43 / 0.18)',
} as const;

const groupStyle = {
  '& + &': { borderBlockStart: 1, borderColor: 'divider', marginBlockStart: 0.5 },
} as const;

const headingStyle = {
  paddingInline: 1.5,
  paddingBlockStart: 1,
  paddingBlockEnd: 0.25,
  fontSize: 12,
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const spokenOnly = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
