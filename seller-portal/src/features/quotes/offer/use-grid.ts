import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import type { CellPlace } from './paste.ts';

interface GridState {
  active: CellPlace;
  /** Other corner of the selected range. */
  anchor: CellPlace;
  /** Text of the cell that is being edited; null while none is. */
  editing: string | null;
  /** Raised when the active cell must receive the focus. */
  focusing: number;
}

interface GridOptions {
  rows: number;
  columns: number;
  /** Text with which editing of a cell starts; null if the cell has no editor. */
  textOf: (at: CellPlace) => string | null;
  /** Whether the editor is a list of choices, which typed letters do not replace. */
  isChoice: (at: CellPlace) => boolean;
  /** Enter, a second click or typing on a cell without editor. */
  onOpen: (at: CellPlace, typed: string) => void;
  onCommit: (at: CellPlace, text: string) => void;
  onClear: (range: CellRange) => void;
  onFill: (range: CellRange) => void;
  onCopy: (range: CellRange) => string;
  onPaste: (at: CellPlace, text: string, range: CellRange) => void;
}

export interface CellRange {
  from: CellPlace;
  to: CellPlace;
}

function rangeOf({ active, anchor }: GridState): CellRange {
  return {
    from: { row: Math.min(active.row, anchor.row), column: Math.min(active.column, anchor.column) },
    to: { row: Math.max(active.row, anchor.row), column: Math.max(active.column, anchor.column) },
  };
}

/** Number of rows that Page Up and Page Down move. */
const pageStep = 10;

function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  if (!cell) return null;
  const [row, column] = cell.dataset.cell!.split('-').map(Number);
  return { row: row!, column: column! };
}

/**
 * Moves through a grid of cells like a spreadsheet: arrows, Tab and Enter move, typing or F2 edits, Shift selects a range,
 * Delete clears, Ctrl+D fills down, cells are copied and pasted. Escape lets the next Tab leave the grid.
 */
export function useGrid(table: RefObject<HTMLTableElement | null>, options: GridOptions) {
  const { rows, columns, textOf, onOpen, onCommit } = options;
  const isRightToLeft = useLanguage() === 'ar';
  const [state, setState] = useState<GridState>({
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
    editing: null,
    focusing: 0,
  });
  const { active, editing, focusing } = state;
  /** Whether a blur of the editor still has to store its text. */
  const isOpen = useRef(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (focusing === 0) return;
    table.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a move sets the focus, not a click elsewhere
  }, [focusing]);

  function move(to: CellPlace, extend = false) {
    const next = {
      row: Math.max(0, Math.min(rows - 1, to.row)),
      column: Math.max(0, Math.min(columns - 1, to.column)),
    };
    isOpen.current = false;
    setState((before) => ({
      active: next,
      anchor: extend ? before.anchor : next,
      editing: null,
      focusing: before.focusing + 1,
    }));
  }

  /** The cell after or before the active one, across rows; null beyond the ends of the grid. */
  function neighbour(step: 1 | -1): CellPlace | null {
    const index = active.row * columns + active.column + step;
    if (index < 0 || index >= rows * columns) return null;
    return { row: Math.floor(index / columns), column: index % columns };
  }

  function edit(typed?: string) {
    const text = textOf(active);
    if (text === null) return onOpen(active, typed ?? '');
    isOpen.current = true;
    setState((before) => ({
      ...before,
      anchor: active,
      editing: options.isChoice(active) ? text : (typed ?? text),
    }));
  }

  function commit() {
    if (!isOpen.current || editing === null) return;
    isOpen.current = false;
    onCommit(active, editing);
    setState((before) => ({ ...before, editing: null }));
  }

  function onEditorKey(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      event.preventDefault();
      return move(active);
    }
    if (key !== 'Enter' && key !== 'Tab') return;
    event.preventDefault();
    commit();
    if (key === 'Enter') move({ ...active, row: active.row + (shiftKey ? -1 : 1) });
    else move(neighbour(shiftKey ? -1 : 1) ?? active);
  }

  function onMoveKey(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const isFar = event.ctrlKey || event.metaKey;
    const { row, column } = active;
    const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const targets: Record<string, CellPlace> = {
      ArrowDown: { row: isFar ? rows - 1 : row + 1, column },
      ArrowUp: { row: isFar ? 0 : row - 1, column },
      ArrowLeft: { row, column: column + (ahead === 'ArrowLeft' ? 1 : -1) },
      ArrowRight: { row, column: column + (ahead === 'ArrowRight' ? 1 : -1) },
      Home: { row: isFar ? 0 : row, column: 0 },
      End: { row: isFar ? rows - 1 : row, column: columns - 1 },
      PageDown: { row: row + pageStep, column },
      PageUp: { row: row - pageStep, column },
    };
    const target = targets[key];
    if (target) move(target, shiftKey);
    return target !== undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || placeOf(event.target) === null) return;
    if (editing !== null) return onEditorKey(event);
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (key === 'Tab') {
      const next = isLeaving.current ? null : neighbour(shiftKey ? -1 : 1);
      isLeaving.current = false;
      if (!next) return;
      move(next);
    } else if (key === 'Escape') {
      isLeaving.current = true;
    } else if (isCommand && key.toLowerCase() === 'd') {
      options.onFill(rangeOf(state));
    } else if (key === 'Delete' || key === 'Backspace') {
      options.onClear(rangeOf(state));
    } else if (key === 'Enter' || key === 'F2' || (key === ' ' && textOf(active) === null)) {
      edit();
    } else if (onMoveKey(event)) {
      // The move is done.
    } else if (key.length === 1 && !isCommand && !altKey) {
      edit(key);
    } else {
      return;
    }
    event.preventDefault();
  }

  function onMouseDown(event: MouseEvent) {
    const place = placeOf(event.target);
    if (!place || (editing !== null && place.row === active.row && place.column === active.column)) return;
    setState((before) => ({ ...before, anchor: event.shiftKey ? before.anchor : place, active: place }));
  }

  /** A double click or tap edits the cell. */
  function onClick(event: MouseEvent) {
    const place = placeOf(event.target);
    if (!place || editing !== null || event.shiftKey || event.detail < 2) return;
    edit();
  }

  function onCopy(event: ClipboardEvent) {
    if (editing !== null || placeOf(event.target) === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', options.onCopy(rangeOf(state)));
  }

  function onPaste(event: ClipboardEvent) {
    if (editing !== null || placeOf(event.target) === null) return;
    event.preventDefault();
    const range = rangeOf(state);
    options.onPaste(range.from, event.clipboardData.getData('text/plain'), range);
  }

  return {
    active,
    range: rangeOf(state),
    editing,
    setEditing: (text: string) => setState((before) => ({ ...before, editing: text })),
    commit,
    /** Makes a cell active and focuses it. */
    go: (to: CellPlace) => move(to),
    handlers: { onKeyDown, onMouseDown, onClick, onCopy, onPaste },
  };
}
