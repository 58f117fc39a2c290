import type { BillRole, TextRow } from './bill.ts';
import { columnStats, type ColumnStats } from './column-stats.ts';
import { readBillQuantity } from './bill-quantity.ts';
import { bareHeading, headingRole, isTotalHeading, type HeadingRole } from './headings.ts';

/** Rows that are looked at to tell what a column holds. */
const sampledRows = 400;

const statsOf = (rows: readonly TextRow[], place: number) => columnStats(rows.slice(0, sampledRows), place);

interface Column extends ColumnStats {
  heading: string;
  named: HeadingRole | null;
  role: BillRole | null;
}

/** Role of a heading of one or two rows, whose group may name it: "Quantity / Ground floor". */
function namedBy(heading: string): HeadingRole | null {
  const [group, ...subs] = heading.split(' / ');
  const own = headingRole(heading);
  if (subs.length === 0 || own?.isExact) return own?.role ?? null;
  const groupRole = headingRole(group!)?.role ?? null;
  if (groupRole === 'quantity' || groupRole === 'price') return groupRole;
  return headingRole(subs.join(' '))?.role ?? groupRole ?? own?.role ?? null;
}

/** Reads the columns of a table by their headings and the cells below them. */
export function rolesByHeading(titles: readonly string[], body: readonly TextRow[]): BillRole[] {
  const width = Math.max(titles.length, ...body.map(({ texts }) => texts.length));
  const columns = Array.from({ length: width }, (_, place): Column => {
    const heading = titles[place] ?? '';
    return { ...statsOf(body, place), heading, named: namedBy(heading), role: null };
  });
  settleItems(columns);
  for (const column of columns) {
    const { named } = column;
    if (named === 'price' || named === 'remark') column.role = 'other';
    if (named === 'code' || named === 'section' || named === 'detail') column.role ??= named;
    if (named === 'number') column.role ??= column.words > 0.7 && column.numbers < 0.3 ? 'code' : 'number';
    if (named === 'unit') column.role ??= column.quantities > 0.6 && column.units < 0.3 ? 'other' : 'unit';
  }
  settleDescriptions(columns);
  settleQuantity(columns, body);
  settleUnnamed(columns);
  return columns.map(({ role }) => role ?? 'other');
}

/** "Item" may head the goods, their numbers or their units. */
function settleItems(columns: Column[]): void {
  const hasDescription = columns.some(({ named, filled }) => named === 'description' && filled > 0);
  for (const column of columns) {
    if (column.named !== 'item' && column.named !== 'description') continue;
    const isNumbered = column.numbers > 0.6 && (column.named === 'item' || hasOther(columns, column));
    if (column.units > 0.6 && hasOther(columns, column)) column.role = 'unit';
    else if (isNumbered && (hasDescription || column.isSerial)) column.role = 'number';
    else column.named = 'description';
  }
}

const hasOther = (columns: readonly Column[], column: Column) =>
  columns.some((other) => other !== column && other.filled > 0 && other.words > 0.5 && isText(other));

const isText = ({ named }: Column) => named === 'description' || named === 'item' || named === null;

/** One description, or one in each language; further columns of words continue it. */
function settleDescriptions(columns: Column[]): void {
  const described = columns.filter(({ named, role }) => named === 'description' && role === null);
  const candidates = described.length > 0 ? described : wordiest(columns);
  const filled = candidates.filter((column) => column.filled > 0);
  const latin = filled.find(({ arabic }) => arabic <= 0.5) ?? filled[0] ?? candidates[0];
  if (!latin) return;
  latin.role = 'description';
  for (const column of candidates) {
    if (column === latin) continue;
    const isOtherLanguage = column.arabic > 0.5 && latin.arabic <= 0.5;
    const isFirst = columns.every(({ role }) => role !== 'description_ar');
    column.role = isOtherLanguage && isFirst ? 'description_ar' : 'detail';
  }
}

function wordiest(columns: readonly Column[]): Column[] {
  const words = columns.filter(
    ({ role, named, words: share }) => role === null && named === null && share > 0.5,
  );
  return words.sort((left, right) => right.length - left.length).slice(0, 1);
}

/** The quantity; of several the total. None if it is not certain, so that the form asks. */
function settleQuantity(columns: Column[], body: readonly TextRow[]): void {
  const free = columns.filter(({ role }) => role === null);
  const named = free.filter((column) => column.named === 'quantity');
  for (const column of named) if (column.units > 0.6 && column.filled > 0) column.role = 'unit';
  const quantities = named.filter(({ role }) => role === null);
  const preferred = quantities.filter(({ heading }) => isTotalHeading(heading));
  const total = preferred.length > 0 ? preferred : quantities.filter(({ heading }) => isWanted(heading));
  const found =
    quantities.length === 1 || total.length === 1 || isSame(quantities, body)
      ? (total[0] ?? quantities[0])
      : quantities.length === 0
        ? (totalOfAreas(columns) ?? numberAsQuantity(columns))
        : undefined;
  for (const column of quantities) column.role = 'other';
  if (found) found.role = 'quantity';
}

/** "Required qty" beside "Available qty" is the quantity. */
const isWanted = (heading: string) =>
  /\b(?:required|needed|order|ordered)\b|مطلوب/u.test(bareHeading(heading));

/** Whether columns repeat each other, as in a bill in two languages. */
function isSame([first, ...others]: readonly Column[], body: readonly TextRow[]): boolean {
  if (!first || others.length === 0) return false;
  const amount = (row: TextRow, { place }: Column) => readBillQuantity(row.texts[place] ?? '').quantity;
  return others.every((other) =>
    body.every((row) => {
      const [own, second] = [amount(row, first), amount(row, other)];
      return own === second || own === '' || second === '';
    }),
  );
}

/** A "Total" without a price column to its left. */
function totalOfAreas(columns: readonly Column[]): Column | undefined {
  const place = columns.findIndex(({ named, quantities }) => named === 'total' && quantities > 0.6);
  const isPrice = columns.slice(0, Math.max(place, 0)).some(({ named }) => named === 'price');
  return isPrice ? undefined : columns[place];
}

/** "No." right of the description and without a numbering counts the goods. */
function numberAsQuantity(columns: readonly Column[]): Column | undefined {
  const description = columns.findIndex(({ role }) => role === 'description');
  return columns.find(
    ({ named, place, isSerial, quantities, filled }) =>
      named === 'number' && place > description && filled > 0 && quantities > 0.6 && !isSerial,
  );
}

/** Columns without a known heading, by their content. */
function settleUnnamed(columns: Column[]): void {
  const has = (role: BillRole) => columns.some((column) => column.role === role);
  for (const column of columns) {
    if (column.role !== null || column.filled === 0 || column.named !== null) continue;
    if (!has('number') && column.numbers > 0.6 && isBeforeDescription(columns, column))
      column.role = 'number';
    else if (!has('unit') && column.units > 0.6) column.role = 'unit';
    else if (
      column.heading === '' &&
      column.words > 0.5 &&
      column.length > 0 &&
      isBesideText(columns, column)
    )
      column.role = 'detail';
  }
}

const isBeforeDescription = (columns: readonly Column[], { place }: Column) =>
  columns.slice(place + 1).some(({ role }) => role === 'description');

const isBesideText = (columns: readonly Column[], { place }: Column) =>
  ['description', 'detail'].includes(columns[place - 1]?.role ?? '');

/** Reads the columns of a table without headings. */
export function rolesByContent(body: readonly TextRow[]): BillRole[] {
  const width = Math.max(0, ...body.map(({ texts }) => texts.length));
  const rows = body.filter(({ texts }) => texts.filter((text) => text !== '').length > 1);
  const columns = Array.from({ length: width }, (_, place): Column => {
    return { ...statsOf(rows, place), heading: '', named: null, role: null };
  });
  const filled = columns.filter((column) => column.filled > 0);
  // Sections are numbered too, so the numbers have the most cells.
  const [serial] = filled
    .filter((column) => column.isSerial && column.numbers > 0.6)
    .sort((one, other) => other.filled - one.filled);
  if (serial && filled.some((column) => column !== serial && column.words > 0.5)) serial.role = 'number';
  const units = filled.filter((column) => column.role === null && column.units > 0.6);
  for (const column of units.slice(0, 2)) column.role = 'unit';
  const amounts = filled.filter((column) => column.role === null && column.quantities > 0.6);
  const words = filled.filter((column) => column.role === null && !amounts.includes(column));
  // Goods named by a number alone: 6205 | 4.
  settleContentWords(words.length > 0 ? words : amounts.slice(0, 1));
  const quantity = amountOf(
    amounts.filter(({ role }) => role === null),
    units[0],
    rows,
  );
  if (quantity) quantity.role = 'quantity';
  return columns.map(({ role }) => role ?? 'other');
}

/** The quantity among columns of numbers: the only one, or the one whose product with a price is a third. */
function amountOf(
  amounts: readonly Column[],
  unit: Column | undefined,
  rows: readonly TextRow[],
): Column | undefined {
  if (amounts.length <= 1) return amounts[0];
  const value = (row: TextRow, { place }: Column) =>
    Number(readBillQuantity(row.texts[place] ?? '').quantity);
  for (const [at, first] of amounts.entries())
    for (const [next, second] of amounts.entries())
      for (const product of amounts.slice(next + 1)) {
        if (next <= at) continue;
        const priced = rows.filter((row) => value(row, first) * value(row, second) > 0);
        const right = priced.filter((row) => {
          const expected = value(row, first) * value(row, second);
          return Math.abs(expected - value(row, product)) < 0.01 * expected;
        });
        if (right.length >= Math.max(2, priced.length * 0.8)) return first;
      }
  const beside = unit && amounts.filter(({ place }) => Math.abs(place - unit.place) === 1);
  return beside?.length === 1 ? beside[0] : undefined;
}

function settleContentWords(words: Column[]): void {
  const first = words.find(({ arabic }) => arabic <= 0.5) ?? words[0];
  if (!first) return;
  first.role = 'description';
  for (const column of words) {
    if (column === first) continue;
    const isOtherLanguage = column.arabic > 0.5 && first.arabic <= 0.5 && column.length > first.length * 0.4;
    column.role =
      isOtherLanguage && words.every(({ role }) => role !== 'description_ar') ? 'description_ar' : 'detail';
  }
}
