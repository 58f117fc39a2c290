import { isPast, type ItemNumber } from './item-number.ts';
import { isContinued, isSectionWord, isShortBelow, isSizeOnly, isWorksTitle } from './row-words.ts';

/** A row of text above lines: a section, or the context of short rows. */
export interface Entry {
  row: number;
  text: string;
  textAr: string;
  number: ItemNumber | null;
  /** Named as a section: "SECTION B", «أولاً». */
  isSection: boolean;
  /** Smaller numbers are higher in the bill. */
  level: number;
  /** Own words of the lines directly below. */
  below: string[];
  /** Lines are below this row, directly or not. */
  isUsed: boolean;
  hasParts: boolean;
  /** The lines below have a numbering of their own: 1, 2 below 1. */
  isRestarted: boolean;
}

/** Rows of text above the current row, the highest first. */
export interface Outline {
  push: (heading: Pick<Entry, 'row' | 'text' | 'textAr' | 'number'> & { isSection: boolean }) => Entry;
  /** Registers a line and returns the rows above it. */
  add: (number: ItemNumber | null, words: string) => Entry[];
}

function levelOf(text: string, number: ItemNumber | null, isSection: boolean): number {
  if (isSection) return 0;
  if (number === null) return isWorksTitle(text) ? 1.5 : 7;
  switch (number.kind) {
    case 'ordinal':
      return 0.5;
    case 'capital':
      return 1 + 0.1 * number.path.length;
    case 'digits':
      // "2 PLUMBING" is above "2 Copper pipe".
      return number.path.length === 1 && isWorksTitle(text) ? 1.5 : 1 + number.path.length;
    case 'small':
      return 8;
  }
}

/** Whether a number continues that of a row: 2 after 1, but not 1 after 1. */
const isBeside = (entry: Entry, number: ItemNumber) => entry.number !== null && isPast(entry.number, number);
const isSameKind = (entry: Entry, number: ItemNumber | null) => entry.number?.kind === number?.kind;

export function createOutline(): Outline {
  let stack: Entry[] = [];

  /** Removes the rows that end where a row of this level begins. */
  function close(level: number, number: ItemNumber | null): void {
    const ends = (entry: Entry) =>
      entry.level >= level && (entry.isUsed || (number !== null && isBeside(entry, number)));
    const first = stack.findIndex(ends);
    if (first >= 0) stack = stack.slice(0, first);
  }

  return {
    push({ isSection: isNamed, ...heading }) {
      const isSection = isNamed || isSectionWord(heading.text);
      const level = levelOf(heading.text, heading.number, isSection);
      close(level, heading.number);
      // A row directly above is higher, however it is written.
      for (const entry of stack) entry.level = Math.min(entry.level, level - 0.1);
      const entry: Entry = {
        ...{ ...heading, isSection, level },
        ...{ below: [], isUsed: false, hasParts: false, isRestarted: false },
      };
      stack.push(entry);
      return entry;
    },
    add(number, words) {
      if (number !== null) {
        for (const entry of stack) {
          if (entry.number?.path.join() === number.path.join() && isSameKind(entry, number))
            entry.isRestarted = true;
        }
        const first = stack.findIndex(
          (entry) => entry.number !== null && !entry.isRestarted && isPast(entry.number, number),
        );
        if (first >= 0) stack = stack.slice(0, first);
      }
      for (const entry of stack) entry.isUsed = true;
      for (const entry of stack.slice(0, -1)) entry.hasParts = true;
      stack.at(-1)?.below.push(words);
      return [...stack];
    },
  };
}

const dependsOn = (words: string, above: Entry) =>
  words === '' || isSizeOnly(words) || isContinued(words) || isShortBelow(words, above.text);

/** Whether most lines below a row have no meaning without it. */
function isContext(entry: Entry): boolean {
  const { below, hasParts, isSection } = entry;
  if (hasParts || below.length === 0) return false;
  const dependent = below.filter((words) =>
    isSection ? words === '' || isSizeOnly(words) : dependsOn(words, entry),
  );
  return dependent.length * 2 >= below.length;
}

/** Divides the rows above a line into sections and its context. */
export function divide(above: readonly Entry[]): { sections: Entry[]; context: Entry[] } {
  const last = above.at(-1);
  if (!last || !isContext(last)) return { sections: [...above], context: [] };
  let from = above.length - 1;
  while (from > 0 && !above[from - 1]!.isSection && dependsOn(above[from]!.text, above[from - 1]!)) from -= 1;
  const context = above.slice(from);
  return { sections: above.filter((entry, at) => at < from || entry.isSection), context };
}
