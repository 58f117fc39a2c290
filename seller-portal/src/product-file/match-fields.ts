import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import {
  type Candidate,
  columnsUnder,
  findHeadingRow as findRow,
  foldHeading,
  matchHeadings as match,
  type MatchedColumn,
} from '@mawad/shared-ui/spreadsheet/match-headings.ts';
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

/** Headings that mean another field beside a column with their first: «الصنف» beside «اسم المادة» is the category. */
const secondMeanings = new Map<string, ColumnTarget>([[foldHeading('الصنف'), 'category']]);

/** Target that each heading suggests, by the shared matching rule. */
export function matchHeadings(
  titles: readonly string[],
  attributes: readonly AttributeName[] = [],
): (ColumnTarget | null)[] {
  const candidates = candidatesOf(attributes);
  const targets = match(titles, candidates);
  const place = titles.findIndex((title) => secondMeanings.has(foldHeading(title)));
  const second = secondMeanings.get(foldHeading(titles[place] ?? ''));
  if (second === undefined || targets.includes(second)) return targets;
  const others = match(
    titles.map((title, at) => (at === place ? '' : title)),
    candidates,
  );
  const first = targets[place] ?? null;
  const isTaken = first === null || others.includes(first);
  return isTaken ? others.map((target, at) => (at === place ? second : target)) : targets;
}

/** Index of the heading row among the first rows, or null. */
export function findHeadingRow(
  rows: readonly SheetRow[],
  attributes: readonly AttributeName[] = [],
): number | null {
  return findRow(rows, candidatesOf(attributes));
}

/** Signature of a file's headings, without case and spacing: files of one supplier share it. */
export function signatureOf(titles: readonly string[]): string {
  const folded = titles.map(foldHeading);
  return folded.slice(0, folded.findLastIndex((title) => title !== '') + 1).join('|');
}

/** Chosen mappings by heading signature, stored as JSON. */
export type RememberedMappings = Record<string, (ColumnTarget | null)[]>;

const mostRemembered = 30;

function isTarget(value: unknown, attributes: readonly AttributeName[]): value is ColumnTarget {
  if (typeof value !== 'string') return false;
  if (value.startsWith('attribute:')) return attributes.some(({ key }) => value === `attribute:${key}`);
  return (fieldNames as readonly string[]).includes(value);
}

/** Stored mapping for these headings, or null; invalid entries are ignored. */
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

/** Adds a mapping as the newest; drops the oldest above the limit. */
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

/** Columns of a file with samples, mapped as last time, else by heading. */
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
