import { foldText } from '@mawad/shared-i18n';
import { cellText, type SheetCell, type SheetRow } from './cells.ts';

/** A field that a column can be mapped to, and the headings of such columns. */
export interface Candidate<Target extends string> {
  target: Target;
  names: readonly string[];
}

export interface MatchedColumn<Target extends string> {
  /** Index from 0. */
  place: number;
  /** Heading as in the file. */
  heading: string;
  /** The first three non-empty cells below the heading. */
  samples: string[];
  /** Null: not imported. */
  target: Target | null;
}

/** Normalizes a heading: lower case, without brackets, stars and other punctuation. */
export function foldHeading(heading: string): string {
  return foldText(heading.replace(/[_*:.()[\]{}/\\#،,;|–—-]+/g, ' '));
}

/** 1 for an identical name, less for a name within the heading, 0 for none. */
function likeness(heading: string, names: readonly string[]): number {
  if (heading === '') return 0;
  let best = 0;
  for (const name of names) {
    if (name === heading) return 1;
    if (name !== '' && ` ${heading} `.includes(` ${name} `))
      best = Math.max(best, name.length / heading.length);
  }
  // A long heading that contains a short known word is a sentence.
  return best < 0.3 ? 0 : best * 0.9;
}

/**
 * Assigns each target to at most one heading: better matches first, equal ones from left to right. A heading
 * whose best targets are taken is not assigned to its second best.
 */
export function matchHeadings<Target extends string>(
  titles: readonly string[],
  candidates: readonly Candidate<Target>[],
): (Target | null)[] {
  const folded = candidates.map(({ target, names }) => ({ target, names: names.map(foldHeading) }));
  const pairs = titles.flatMap((title, place) => {
    const heading = foldHeading(title);
    const scored = folded
      .map(({ target, names }) => ({ place, target, score: likeness(heading, names) }))
      .filter(({ score }) => score > 0);
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score === best);
  });
  const targets: (Target | null)[] = titles.map(() => null);
  for (const { place, target } of pairs.sort((a, b) => b.score - a.score || a.place - b.place)) {
    if (targets[place] === null && !targets.includes(target)) targets[place] = target;
  }
  return targets;
}

/** Maximum number of rows above the headings, such as a logo, the company or a date. */
const mostTitleRows = 20;

/**
 * Index of the heading row among the first rows: the row that names the most columns, at least two. Null if
 * there is none; the reader then chooses the row.
 */
export function findHeadingRow(
  rows: readonly SheetRow[],
  candidates: readonly Candidate<string>[],
): number | null {
  let best: number | null = null;
  let most = 1;
  for (const [index, { cells }] of rows.slice(0, mostTitleRows).entries()) {
    const named = matchHeadings(Array.from(cells, cellText), candidates).filter((target) => target !== null);
    if (named.length > most) [best, most] = [index, named.length];
  }
  return best;
}

/** Columns of a file with samples and the targets that `targetsOf` returns for their headings. */
export function columnsUnder<Target extends string>(
  heading: SheetRow,
  body: readonly SheetRow[],
  targetsOf: (titles: readonly string[]) => (Target | null)[],
): MatchedColumn<Target>[] {
  const width = Math.max(heading.cells.length, ...body.map(({ cells }) => cells.length));
  const titles = Array.from({ length: width }, (_, place) => cellText(heading.cells[place]));
  const targets = targetsOf(titles);
  return titles.map((title, place) => ({
    place,
    heading: title,
    samples: samplesOf(body.map(({ cells }) => cells[place])),
    target: targets[place] ?? null,
  }));
}

/** Assigns a target to one column and removes it from any other column. */
export function withTarget<Target extends string>(
  columns: readonly MatchedColumn<Target>[],
  place: number,
  target: Target | null,
): MatchedColumn<Target>[] {
  return columns.map((column) => {
    if (column.place === place) return { ...column, target };
    return target !== null && column.target === target ? { ...column, target: null } : column;
  });
}

function samplesOf(cells: (SheetCell | undefined)[]): string[] {
  const samples: string[] = [];
  for (const cell of cells) {
    const text = cellText(cell);
    if (text !== '' && samples.push(text) === 3) break;
  }
  return samples;
}
