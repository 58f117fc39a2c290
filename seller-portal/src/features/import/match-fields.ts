import { foldText } from '@mawad/shared-i18n';
import { cellText, type SheetCell, type SheetRow } from '@mawad/shared-ui/spreadsheet/cells';
import { fieldNames, headings, type AttributeName, type ColumnTarget } from './fields.ts';

/** A column of the file and what it is read as. */
export interface MatchedColumn {
  /** Its place, from 0. */
  place: number;
  /** As it stands in the file. */
  heading: string;
  /** The first three cells under it that hold something. */
  samples: string[];
  /** null: not read. */
  target: ColumnTarget | null;
}

/** Heading without case, brackets, stars and what else people put around the words. */
function foldHeading(heading: string): string {
  return foldText(heading.replace(/[_*:.()[\]{}/\\#،,;|–—-]+/g, ' '));
}

interface Candidate {
  target: ColumnTarget;
  names: string[];
}

function candidatesOf(attributes: readonly AttributeName[]): Candidate[] {
  return [
    ...fieldNames.map((target) => ({ target, names: [target, ...headings[target]].map(foldHeading) })),
    ...attributes.map(({ key, label_en, label_ar }) => ({
      target: `attribute:${key}` as const,
      names: [key, label_en, label_ar].map(foldHeading),
    })),
  ];
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
export function matchHeadings(
  titles: readonly string[],
  attributes: readonly AttributeName[] = [],
): (ColumnTarget | null)[] {
  const candidates = candidatesOf(attributes);
  const pairs = titles.flatMap((title, place) => {
    const heading = foldHeading(title);
    const scored = candidates
      .map(({ target, names }) => ({ place, target, score: likeness(heading, names) }))
      .filter(({ score }) => score > 0);
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score === best);
  });
  const targets: (ColumnTarget | null)[] = titles.map(() => null);
  for (const { place, target } of pairs.sort((a, b) => b.score - a.score || a.place - b.place)) {
    if (targets[place] === null && !targets.includes(target)) targets[place] = target;
  }
  return targets;
}

/** Rows that may stand above the headings: a logo, the company, a date. */
const mostTitleRows = 20;

/**
 * Place of the row of headings among the first rows: the one that names most columns, two at least. Null where none
 * does; the seller then says which one it is.
 */
export function findHeadingRow(
  rows: readonly SheetRow[],
  attributes: readonly AttributeName[] = [],
): number | null {
  let best: number | null = null;
  let most = 1;
  for (const [index, { cells }] of rows.slice(0, mostTitleRows).entries()) {
    const named = matchHeadings(Array.from(cells, cellText), attributes).filter((target) => target !== null);
    if (named.length > most) [best, most] = [index, named.length];
  }
  return best;
}

/** What headings a file has, in one text, whatever their case and spacing: files of one supplier have the same. */
export function signatureOf(titles: readonly string[]): string {
  const folded = titles.map(foldHeading);
  return folded.slice(0, folded.findLastIndex((title) => title !== '') + 1).join('|');
}

/** Mappings that a seller chose, by the signature of the headings; what is stored as JSON. */
export type RememberedMappings = Record<string, (ColumnTarget | null)[]>;

const mostRemembered = 30;

function isTarget(value: unknown, attributes: readonly AttributeName[]): value is ColumnTarget {
  if (typeof value !== 'string') return false;
  if (value.startsWith('attribute:')) return attributes.some(({ key }) => value === `attribute:${key}`);
  return (fieldNames as readonly string[]).includes(value);
}

/** The mapping that stored JSON holds for these headings, or null; what is not understood of it counts for nothing. */
export function recallMapping(
  stored: unknown,
  titles: readonly string[],
  attributes: readonly AttributeName[] = [],
): (ColumnTarget | null)[] | null {
  const signature = signatureOf(titles);
  if (typeof stored !== 'object' || stored === null || !Object.hasOwn(stored, signature)) return null;
  const found = (stored as Record<string, unknown>)[signature];
  if (!Array.isArray(found)) return null;
  const used = new Set<unknown>();
  return titles.map((_, place) => {
    const target: unknown = found[place];
    if (!isTarget(target, attributes) || used.has(target)) return null;
    used.add(target);
    return target;
  });
}

/** The stored mappings with this one as the newest; the oldest goes when there are too many. */
export function rememberMapping(
  stored: unknown,
  titles: readonly string[],
  targets: readonly (ColumnTarget | null)[],
): RememberedMappings {
  const signature = signatureOf(titles);
  const known = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  const others = Object.entries(known as RememberedMappings).filter(([key]) => key !== signature);
  return Object.fromEntries([...others.slice(1 - mostRemembered), [signature, [...targets]]]);
}

/** The columns of a file with samples, read as the seller chose last time or else as their headings say. */
export function matchColumns(
  heading: SheetRow,
  body: readonly SheetRow[],
  { attributes = [], remembered }: { attributes?: readonly AttributeName[]; remembered?: unknown } = {},
): MatchedColumn[] {
  const width = Math.max(heading.cells.length, ...body.map(({ cells }) => cells.length));
  const titles = Array.from({ length: width }, (_, place) => cellText(heading.cells[place]));
  const targets = recallMapping(remembered, titles, attributes) ?? matchHeadings(titles, attributes);
  return titles.map((title, place) => ({
    place,
    heading: title,
    samples: samplesOf(body.map(({ cells }) => cells[place])),
    target: targets[place] ?? null,
  }));
}

function samplesOf(cells: (SheetCell | undefined)[]): string[] {
  const samples: string[] = [];
  for (const cell of cells) {
    const text = cellText(cell);
    if (text !== '' && samples.push(text) === 3) break;
  }
  return samples;
}
