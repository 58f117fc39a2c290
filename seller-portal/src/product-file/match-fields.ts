import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells';
import {
  type Candidate,
  columnsUnder,
  findHeadingRow as findRow,
  foldHeading,
  matchHeadings as match,
  type MatchedColumn,
} from '@mawad/shared-ui/spreadsheet/match-headings';
import { fieldNames, headings, type AttributeName, type ColumnTarget } from './fields.ts';

function candidatesOf(attributes: readonly AttributeName[]): Candidate<ColumnTarget>[] {
  return [
    ...fieldNames.map((target) => ({ target, names: [target, ...headings[target]] })),
    ...attributes.map(({ key, label_en, label_ar }) => ({
      target: `attribute:${key}` as const,
      names: [key, label_en, label_ar],
    })),
  ];
}

/** What each heading says its column holds; see the shared rule. */
export function matchHeadings(
  titles: readonly string[],
  attributes: readonly AttributeName[] = [],
): (ColumnTarget | null)[] {
  return match(titles, candidatesOf(attributes));
}

/** Place of the row of headings among the first rows, or null. */
export function findHeadingRow(
  rows: readonly SheetRow[],
  attributes: readonly AttributeName[] = [],
): number | null {
  return findRow(rows, candidatesOf(attributes));
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
): MatchedColumn<ColumnTarget>[] {
  return columnsUnder(
    heading,
    body,
    (titles) => recallMapping(remembered, titles, attributes) ?? matchHeadings(titles, attributes),
  );
}
