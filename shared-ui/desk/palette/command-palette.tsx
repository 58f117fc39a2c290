import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiMagnify } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import type { PaletteEntry, PaletteSource } from './palette-entry.ts';

interface CommandPaletteProps {
  /** Hook that finds the entries of a term; the same one at each render. */
  useEntries: PaletteSource;
  onClose: () => void;
}

/** Search dialog that opens any page of the navigation and what a term finds. */
export function CommandPalette({ useEntries, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('portal-list');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const id = useId();
  const [term, setTerm] = useState('');
  const [place, setPlace] = useState(0);
  const { entries, isSearching, error } = useEntries(term);
  const at = Math.min(place, entries.length - 1);

  function open(entry: PaletteEntry) {
    onClose();
    void navigate(entry.to);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setPlace((at + step + entries.length) % entries.length);
    }
    const chosen = entries[at];
    // Enter that confirms an input-method composition must not open the entry.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) {
      event.preventDefault();
      open(chosen);
    }
  }
  const isEmpty = entries.length === 0 && !isSearching && !error;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('palette.open')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          paddingInline: 2,
          borderBlockEnd: 1,
          borderColor: 'divider',
        }}
      >
        <Icon path={mdiMagnify} />
        <Box
          component="input"
          type="text"
          role="combobox"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be typed into
          autoFocus
          value={term}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            setTerm(target.value);
            setPlace(0);
          }}
          onKeyDown={press}
          placeholder={t('palette.hint')}
          aria-label={t('palette.open')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          dir={term ? 'auto' : undefined}
          sx={fieldStyle}
        />
      </Box>
      <Box
        component="ul"
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.found')}
        aria-busy={isSearching}
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 1,
          maxBlockSize: '60dvh',
          minBlockSize: 120,
          overflowY: 'auto',
        }}
      >
        {entries.map((entry, index) => (
          <Entry
            key={`${entry.to} ${entry.label}`}
            id={`${id}-${index}`}
            entry={entry}
            isActive={index === at}
            onActivate={() => setPlace(index)}
            onOpen={() => open(entry)}
          />
        ))}
      </Box>
      <Box
        role="status"
        sx={{
          paddingInline: 2,
          paddingBlockEnd: 1.5,
          color: 'text.secondary',
          '&:empty': { display: 'none' },
        }}
      >
        {error && messageOf(error)}
        {isEmpty && t('palette.nothing')}
      </Box>
    </Dialog>
  );
}

interface EntryProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onActivate: () => void;
  onOpen: () => void;
}

/** Option of the listbox; focus stays in the text field (`aria-activedescendant`). */
function Entry({ id, entry: { icon, label, detail }, isActive, onActivate, onOpen }: EntryProps) {
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={isActive}
      ref={(element: HTMLElement | null) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      onMouseMove={onActivate}
      onClick={onOpen}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minBlockSize: 48,
        paddingInline: 1.5,
        paddingBlock: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        '&[aria-selected=true]': { backgroundColor: 'action.selected' },
      }}
    >
      <Icon path={icon} />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ display: 'block', fontWeight: 500 }}>
          {label}
        </Box>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{detail}</Box>
      </Box>
    </Box>
  );
}

const fieldStyle = {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 56,
  border: 0,
  outline: 'none',
  padding: 0,
  font: 'inherit',
  fontSize: 'var(--text-16)',
  color: 'inherit',
  backgroundColor: 'transparent',
} as const;
