import { type RefObject, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

const steps: Record<string, number> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };
/** What keeps its keys for itself. */
const fields =
  'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"]';

/**
 * The keys of a list: / leads to its search, J and K or the arrows from row to row, Enter opens a row or does
 * what it is for, X ticks it, ? tells the
 * keys. They hold by their place on the keyboard: with an Arabic layout the same key writes another letter.
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const [isTold, setTold] = useState(false);
  useHotkeys(
    'j, k, arrowdown, arrowup, enter, x, slash, shift+slash',
    (event, { keys: [key = ''] = [], shift }) => {
      const place = list.current;
      if (!place) return;
      const rows = [...place.querySelectorAll<HTMLElement>('tbody > tr')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const row = rows[at];
      const isOnRow = row !== undefined && row === document.activeElement;
      // Arrows scroll the page and Enter presses what has the focus, but on a row itself.
      if ((key.startsWith('arrow') || key === 'enter') && !isOnRow) return;
      event.preventDefault();
      if (key === 'slash' && shift) setTold(true);
      else if (key === 'slash') searchOf(place)?.focus();
      else if (key === 'enter') openRow(row!);
      else if (key === 'x') row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      else focusRow(rows[at + steps[key]!] ?? (at < 0 ? rows[0] : undefined));
    },
    {
      // A ticked box has the focus and takes no letters; other fields are left out below.
      enableOnFormTags: true,
      ignoreEventWhen: ({ target }) =>
        (target as Element).closest?.(fields) != null ||
        list.current?.closest('[aria-hidden="true"]') != null,
    },
  );
  return { isTold, tell: () => setTold(true), close: () => setTold(false) };
}

function searchOf(list: HTMLElement) {
  const page = list.closest('main') ?? document;
  return page.querySelector<HTMLElement>('[role="search"] input[type="search"]');
}

function openRow(row: HTMLElement) {
  const actions = row.querySelector('[data-acts]');
  const way = actions
    ? actions.querySelector<HTMLElement>('button[data-primary]')
    : row.querySelector<HTMLElement>('a[href]');
  way?.click();
}

function focusRow(row: HTMLElement | undefined) {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}
