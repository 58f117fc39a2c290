import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import { isFilled, type TextRow } from './bill.ts';
import { isQuantity } from './bill-quantity.ts';
import { headingRole, type HeadingMatch, type HeadingRole } from './headings.ts';
import { readItemNumber } from './item-number.ts';
import { isFormLabel } from './row-words.ts';

export interface Headings {
  /** Index of the row with the most headings, which may carry the first section too. */
  main: number;
  /** Indexes of all rows of headings. */
  rows: number[];
  /** Heading by column; a second row is appended to the first: "Quantity / Total". */
  titles: string[];
  /** Columns of the main row that hold the number and title of the first section. */
  ownSection: number[];
}

/** Number of rows in which headings are looked for; titles, notes and forms may be above them. */
const searchedRows = 60;
const core: readonly HeadingRole[] = ['description', 'item', 'quantity', 'unit', 'code'];

const filledOf = ({ texts }: TextRow) => texts.filter(isFilled);
const matchesOf = (row: TextRow) => row.texts.map((text) => (isFilled(text) ? headingRole(text) : null));

/** How much a row looks like headings; 0 if it does not. */
function scoreOf(row: TextRow): number {
  const filled = filledOf(row);
  const first = row.texts.findIndex(isFilled);
  const matches = matchesOf(row);
  const isValue = (text: string) =>
    isQuantity(text) || (/\p{N}/u.test(text) && readItemNumber(text) !== null);
  const hasValues = row.texts.some(
    (text, place) => place !== first && matches[place] === null && isValue(text),
  );
  if (hasValues || (filled.length === 2 && isFormLabel(filled[0]!))) return 0;
  const best = new Map<HeadingRole, number>();
  for (const match of matches) {
    if (match) best.set(match.role, Math.max(best.get(match.role) ?? 0, match.isExact ? 2 : 1));
  }
  const isNamed = best.size >= 2 && [...best.values()].includes(2) && core.some((role) => best.has(role));
  return isNamed ? [...best.values()].reduce((sum, score) => sum + score, 0) : 0;
}

/** Whether a list of one column begins with its heading. */
function isListHeading(rows: readonly TextRow[]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return false;
  const match = filledOf(first).length === 1 ? headingRole(filledOf(first)[0]!) : null;
  return (
    match?.isExact === true && core.includes(match.role) && rows.every((row) => filledOf(row).length <= 1)
  );
}

/** Whether a row below the headings continues them: "Rate | Tax" below "Unit rate supply". */
function isSecondRow(row: TextRow, matches: readonly (HeadingMatch | null)[]): boolean {
  const filled = row.texts.flatMap((text, place) => (isFilled(text) ? [place] : []));
  if (filled.length < 2) return filled.length === 1 && isCounted(row);
  const isOwn = ['description', 'item', 'number', 'code'] as const;
  const underOwn = filled.some((place) => isOwn.some((role) => role === matches[place]?.role));
  if (isCounted(row)) return true;
  const isAmount = filled.some(
    (place) => isQuantity(row.texts[place]!) || readUnit(row.texts[place]!) !== null,
  );
  return !underOwn && !isAmount;
}

/** Whether a row numbers the columns: 1 | 2 | 3. */
function isCounted({ texts }: TextRow): boolean {
  const numbers = texts.filter(isFilled).map((text) => Number(text.replace(/[()]/g, '')));
  return (
    numbers.length >= 3 && numbers.every((number, at) => number === numbers[0]! + at) && numbers[0]! <= 2
  );
}

/** Joins a row above or below to the headings; a merged heading counts for the columns to its right. */
function joinTitles(top: readonly string[], below: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(top.length, below.length) }, (_, place) => {
    const own = top[place] ?? '';
    const sub = below[place] ?? '';
    if (own !== '') group = own;
    if (sub === '') return own;
    return own === '' && group === '' ? sub : `${own || group} / ${sub}`;
  });
}

/** Finds the headings among the first rows; null for a table without headings. */
export function findHeadings(rows: readonly TextRow[]): Headings | null {
  if (isListHeading(rows)) return { main: 0, rows: [0], titles: rows[0]!.texts, ownSection: [] };
  let main = -1;
  let most = 0;
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const score = scoreOf(row);
    if (score > most) [main, most] = [index, score];
  }
  if (main < 0) return null;
  const matches = matchesOf(rows[main]!);
  const ownSection = sectionPlaces(rows[main]!, matches);
  const found: Headings = { main, rows: [main], titles: rows[main]!.texts, ownSection };
  const above = rows[main - 1];
  if (above && isGroupRow(above, matches)) {
    found.rows.unshift(main - 1);
    found.titles = joinTitles(above.texts, found.titles);
  }
  for (let next = main + 1; rows[next] && isSecondRow(rows[next]!, matches); next += 1) {
    found.rows.push(next);
    if (!isCounted(rows[next]!)) found.titles = joinTitles(found.titles, rows[next]!.texts);
  }
  return found;
}

/** A number and a title before headings that name neither: "1 | Acoustic lining | Unit | Qty". */
function sectionPlaces({ texts }: TextRow, matches: readonly (HeadingMatch | null)[]): number[] {
  const named = matches.some((match) => match?.role === 'description' || match?.role === 'item');
  const first = matches.findIndex((match) => match !== null);
  const before = texts.flatMap((text, place) => (place < first && isFilled(text) ? [place] : []));
  const isTitled = before.some((place) => /\p{L}{2}/u.test(texts[place]!));
  return !named && isTitled ? before : [];
}

/** Whether the row above the headings groups them: "Quantity" above "Ground | First | Total". */
function isGroupRow({ texts }: TextRow, matches: readonly (HeadingMatch | null)[]): boolean {
  const places = texts.flatMap((text, place) => (isFilled(text) ? [place] : []));
  const groups = places.map((place) => headingRole(texts[place]!));
  // One heading alone may be a title: "Quantities of the clinic".
  const isAlone = places.length === 1;
  return (
    places.length > 0 &&
    groups.every((group) => group !== null && (group.isExact || !isAlone)) &&
    (!isAlone || matches[places[0]!] === null)
  );
}

/**
 * Index of the headings of a second table below the first, if its columns are others. A row with fewer than
 * three known headings may be a line.
 */
export function nextTable(rows: readonly TextRow[], first: Headings): number | null {
  const start = first.rows.at(-1)! + 1;
  const found = rows.findIndex((row, index) => {
    if (index < start || scoreOf(row) < 5 || isRepeated(row, first)) return false;
    return matchesOf(row).filter((match) => match?.isExact).length >= 3;
  });
  return found < 0 ? null : found;
}

/** Whether a row repeats the headings, as at the top of a printed page. */
export function isRepeated(row: TextRow, { titles }: Headings): boolean {
  const filled = row.texts.flatMap((text, place) => (isFilled(text) ? [{ text, place }] : []));
  if (filled.length < 2) return false;
  const same = filled.filter(({ text, place }) => (titles[place] ?? '').startsWith(text));
  return same.length >= 2 && same.length >= filled.length * 0.7;
}
