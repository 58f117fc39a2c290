import { Suspense, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiMagnify } from '@mawad/shared-ui/kit/icons.ts';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import sheet, * as styles from './search-field.module.css';
import { searchHref, type Suggest } from './search-suggestions.ts';
import type { SuggestionKeys } from './suggestion-list.tsx';

const list = () => import('./suggestion-list.tsx');
const SuggestionList = lazyPart(async () => (await list()).SuggestionList);
const longest = 200;

interface SearchFieldProps {
  suggest: Suggest;
  /** Accessible name of the box. */
  label: string;
  placeholder: string;
  submitLabel: string;
  /** In the header, or as the main element of a page. */
  size?: 'header' | 'page';
  /** The term of the shown results; a box with this prop is not cleared on submit. */
  shownTerm?: string;
}

/**
 * The search box: a plain form without scripts, then a combobox whose suggestions load on first focus.
 * Submits the trimmed term to /search; an empty term does nothing.
 */
export function SearchField(props: SearchFieldProps) {
  const { suggest, label, placeholder, submitLabel, size = 'header', shownTerm } = props;
  const navigate = useNavigate();
  const listId = useId();
  const [term, setTerm] = useState(shownTerm ?? '');
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [offers, setOffers] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<SuggestionKeys>(null);

  function close() {
    setOpen(false);
    setActive(null);
  }

  function go(to: string, searched?: string) {
    close();
    setTerm(shownTerm === undefined || searched === undefined ? '' : searched);
    if (searched !== undefined) void list().then(({ rememberSearch }) => rememberSearch(searched));
    void navigate(to);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = term.trim();
    if (trimmed) go(searchHref(trimmed), trimmed);
  }

  function press(event: KeyboardEvent) {
    // Ignores keys of an input method that composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (keys.current?.press(event.key)) {
      event.preventDefault();
      setOpen(true);
    }
  }

  const input = {
    'aria-label': label,
    role: 'combobox',
    'aria-expanded': open && offers,
    'aria-controls': open && offers ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active ?? undefined,
    autoComplete: 'off',
    enterKeyHint: 'search',
    // An empty box has the direction of its placeholder; typed text determines its own.
    dir: term ? 'auto' : undefined,
    maxLength: longest,
  } as const;
  return (
    <form
      role="search"
      // Distinguishes this landmark from the search of the header, which has no name.
      aria-label={size === 'page' ? label : undefined}
      action="/search"
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      className={`${styles.box} ${size === 'header' ? styles.header : styles.page}`}
    >
      {sheet}
      <input
        {...input}
        name="q"
        type="search"
        value={term}
        placeholder={placeholder}
        onChange={(event) => {
          setTerm(event.target.value);
          setActive(null);
          setOpen(true);
        }}
        onFocus={() => {
          setUsed(true);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        className={styles.input}
      />
      {size === 'header' ? (
        <PlainButton look="icon" type="submit" aria-label={submitLabel} className={styles.go}>
          <Icon path={mdiMagnify} />
        </PlainButton>
      ) : (
        <PlainButton look="contained" type="submit" startIcon={mdiMagnify} className={styles.submit}>
          {submitLabel}
        </PlainButton>
      )}
      {used && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            keys={keys}
            suggest={suggest}
            term={term}
            open={open}
            active={active}
            onOffer={setOffers}
            onActivate={setActive}
            onChoose={({ to, kind, text }) =>
              go(to, kind === 'category' || kind === 'product' ? undefined : text)
            }
          />
        </Suspense>
      )}
    </form>
  );
}
