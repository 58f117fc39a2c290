import { Children, isValidElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';
import { InputAdornment, TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { mdiMagnify } from '@mawad/shared-ui/kit/icons.ts';
import { useLocation, useNavigation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { PhoneFold } from '@mawad/shared-ui/desk/list/phone-fold.tsx';

const typingPause = 300;

/** Parameters of the address that are not filters. */
const otherParams = ['q', 'page', 'sort', 'hide'];

/** Search and filters of a list; on a small screen the filters are folded behind one button with their number. */
export function PortalFilters({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal-list');
  const format = useFormat();
  const [params] = useSearchParams();
  const count = [...params.keys()].filter((name) => !otherParams.includes(name)).length;
  const parts = Children.toArray(children);
  const isSearch = (part: ReactNode) => isValidElement(part) && part.type === PortalSearch;
  const filters = parts.filter((part) => !isSearch(part));
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        columnGap: 1.5,
        rowGap: 0.75,
        marginBlockEnd: 1,
      }}
    >
      {parts.filter(isSearch)}
      {filters.length > 0 && (
        <PhoneFold
          label={count > 0 ? t('filters.count', { count, number: format.number(count) }) : t('filters.open')}
          sx={filtersStyle}
        >
          {filters}
        </PhoneFold>
      )}
    </Box>
  );
}

const filtersStyle = { flexWrap: 'wrap', alignItems: 'end', columnGap: 1.5, rowGap: 0.75 } as const;

interface PortalSearchProps {
  label: string;
  value: string;
  /** Called when the reader pauses typing. */
  onSearch: (term: string) => void;
}

/**
 * A search field that is in sync with the address: typed text is searched after a pause, and Back restores
 * the earlier text.
 */
export function PortalSearch({ label, value, onSearch }: PortalSearchProps) {
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  // Searched terms that are not in the address yet. Their arrival must not replace what was typed since.
  const [pending, setPending] = useState<readonly string[]>([]);
  if (value !== followed) {
    setFollowed(value);
    setPending(pending.slice(pending.indexOf(value) + 1));
    if (!pending.includes(value)) setText(value);
  }

  const search = useEffectEvent((term: string) => {
    setPending([...pending, term]);
    onSearch(term);
  });
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A search would cancel the navigation to another page, e.g. after a click on a row.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (isLeaving || text.trim() === value) return undefined;
    const timer = setTimeout(() => search(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [isLeaving, text, value]);

  return (
    <TextField
      type="search"
      size="small"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={label}
      slotProps={{
        htmlInput: { 'aria-label': label, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
        },
      }}
      sx={{ flex: { xs: '1 1 160px', md: '1 1 260px' }, maxInlineSize: { md: 360 } }}
    />
  );
}

interface PortalChoiceProps<Value extends string> {
  label: string;
  value: Value | '';
  options: { value: Value | ''; label: string }[];
  onChoose: (value: Value | '') => void;
  /** True if labels hold counts, which arrive later: the next filters begin a row, so that they do not move. */
  hasCounts?: boolean;
}

/** A filter with few values, all visible. */
export function PortalChoice<Value extends string>({
  label,
  value,
  options,
  onChoose,
  hasCounts = false,
}: PortalChoiceProps<Value>) {
  const choice = (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        maxInlineSize: '100%',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {options.map((option) => (
        <ButtonBase
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          sx={{
            flex: 'none',
            minBlockSize: 40,
            paddingInline: 1.75,
            fontFamily: 'inherit',
            fontSize: 'var(--text-14)',
            color: 'text.secondary',
            '&:not(:last-of-type)': { borderInlineEnd: 1, borderColor: 'divider' },
            '&:hover': { backgroundColor: 'action.hover' },
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
            '&[aria-pressed="true"]': {
              backgroundColor: 'action.selected',
              color: 'primary.main',
              fontWeight: 600,
            },
          }}
        >
          {option.label}
        </ButtonBase>
      ))}
    </Box>
  );
  if (!hasCounts) return choice;
  return (
    <>
      {choice}
      <Box sx={rowEnd} />
    </>
  );
}

/** Ends a row of filters on wide screens, without height of its own. */
const rowEnd = { display: { xs: 'none', md: 'block' }, flexBasis: '100%', marginBlockStart: -1.5 } as const;
