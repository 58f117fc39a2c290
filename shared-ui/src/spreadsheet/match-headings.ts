import { foldText } from '@mawad/shared-i18n';
import { cellText, type SheetCell, type SheetRow } from './cells.ts';

/** What a column may be read as, and the words that head such columns. */
export interface Candidate<Target extends string> {
  target: Target;
  names: readonly string[];
}

/** A column of the file and what it is read as. */
export interface MatchedColumn<Target extends string> {
  /** Its place, from 0. */
  place: number;
  /** As it stands in the file. */
  heading: string;
  /** The first three cells under it that hold something. */
  samples: string[];
  /** null: not read. */
  target: Target | null;
}

/** Heading without case, brackets, stars and what else people put around the words. */
export function foldHeading(heading: string): string {
  return foldText(heading.replace(/[_*:.()[\]{}/\\#،,;|–—-]+/g, ' '));
}

/** 1 for a name that is the heading, less for one among other words of it, 0 for none. */
function likeness(heading: string, names: readonly string[]): number {
  if (heading === '') return 0;
  let best = 0;
  for (const name of names) {
    if (name === heading) return 1;
    if (name !== '' && ` ${heading} `.includes(` ${name} `))
      best = Math.max(best, name.length / heading.length);
  }
  // A long heading with a small known word in it is a sentence.
  return best < 0.3 ? 0 : best * 0.9;
}

/**
 * The best target of each heading: every target once, better matches first, and of equals the one further left. A
 * heading whose best targets are taken by better ones is not read at all rather than as its second best.
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

/** Rows that may stand above the headings: a logo, the company, a date. */
const mostTitleRows = 20;

/**
 * Place of the row of headings among the first rows: the one that names most columns, two at least. Null where none
 * does; the reader then says which one it is.
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

/** The columns of a file with samples, each with its target as `targetsOf` says for their headings. */
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

/** The columns with one of them read as something else; what held the target before lets go of it. */
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
