import { type RefObject, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

const steps: Record<string, number> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };
/** Elements that handle keys themselves. */
const fields =
  'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"]';

/**
 * Keyboard shortcuts of a list: / focuses its search, J and K or the arrows move between rows, Enter opens a
 * row or clicks its main button, X selects it, ? shows the help. Keys are identified by their position on the
 * keyboard, because an Arabic layout writes other letters with them.
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const [isHelpShown, setHelpShown] = useState(false);
  useHotkeys(
    'j, k, arrowdown, arrowup, enter, x, slash, shift+slash',
    (event, { keys: [key = ''] = [], shift }) => {
      const place = list.current;
      if (!place) return;
      const rows = [...place.querySelectorAll<HTMLElement>('tbody > tr')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const row = rows[at];
      const isOnRow = row !== undefined && row === document.activeElement;
      // Elsewhere arrows scroll the page, and Enter activates the focused element.
      if ((key.startsWith('arrow') || key === 'enter') && !isOnRow) return;
      event.preventDefault();
      if (key === 'slash' && shift) setHelpShown(true);
      else if (key === 'slash') searchOf(place)?.focus();
      else if (key === 'enter') openRow(row!);
      else if (key === 'x') row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      else focusRow(rows[at + steps[key]!] ?? (at < 0 ? rows[0] : undefined));
    },
    {
      // Needed for shortcuts on a focused checkbox; the option below ignores other fields.
      enableOnFormTags: true,
      ignoreEventWhen: ({ target }) =>
        (target as Element).closest?.(fields) != null ||
        list.current?.closest('[aria-hidden="true"]') != null,
    },
  );
  return { isHelpShown, showHelp: () => setHelpShown(true), close: () => setHelpShown(false) };
}

function searchOf(list: HTMLElement) {
  const page = list.closest('main') ?? document;
  return page.querySelector<HTMLElement>('[role="search"] input[type="search"]');
}

function openRow(row: HTMLElement) {
  const actions = row.querySelector('[data-acts]');
  const target = actions
    ? actions.querySelector<HTMLElement>('button[data-primary]')
    : row.querySelector<HTMLElement>('a[href]');
  target?.click();
}

function focusRow(row: HTMLElement | undefined) {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}
