import { cellText } from '../cells.ts';
import {
  isFilled,
  maxBillLines,
  type Bill,
  type BillChoice,
  type BillColumn,
  type BillTable,
  type ChosenRoles,
  type BillLine,
  type BillRole,
  type BillSheet,
  type LeftReason,
  type LeftRow,
  type TextRow,
} from './bill.ts';
import { isQuantity } from './bill-quantity.ts';
import { unitOfHeading } from './headings.ts';
import { findHeadings, isRepeated, nextTable, type Headings } from './find-headings.ts';
import { rolesByContent, rolesByHeading } from './column-roles.ts';
import { readBody } from './read-body.ts';
import { readList } from './read-list.ts';
import { isFormLabel, isNote } from './row-words.ts';

/**
 * Reads the lines of a bill of quantities or a list of goods: columns by headings in either language and by
 * content. Rows that are no lines are returned with the reason.
 */
export function readBill({ rows, hiddenColumns = [] }: BillSheet, choice: BillChoice = {}): Bill {
  const { roles: chosen = {}, taken = new Set<number>() } = choice;
  const left: LeftRow[] = [];
  const visible: TextRow[] = [];
  for (const { number, cells, hidden } of rows) {
    const texts = Array.from(cells, (cell, place) => (hiddenColumns.includes(place) ? '' : cellText(cell)));
    if (!texts.some(isFilled)) continue;
    if (hidden && !taken.has(number)) left.push({ row: number, text: textOf(texts), reason: 'hidden' });
    else visible.push({ number, texts, cells });
  }
  const hasChoice = Object.keys(chosen).length > 0;
  if (!hasChoice && visible.every(({ texts }) => texts.filter(isFilled).length <= 1)) {
    return finished(readList(visible, taken), left, []);
  }
  return readTables({ rows: visible, chosen, taken, hiddenColumns }, left, 0);
}

interface Tables {
  rows: readonly TextRow[];
  chosen: NonNullable<BillChoice['roles']>;
  taken: ReadonlySet<number>;
  hiddenColumns: readonly number[];
}

/** Reads the table at a place among the tables of a sheet, and those with other columns below it. */
function readTables(tables: Tables, left: LeftRow[], place: number): Bill {
  const { rows, chosen, taken, hiddenColumns } = tables;
  const known = findHeadings(rows);
  const end = known && nextTable(rows, known);
  const own = end === null ? rows : rows.slice(0, end);
  const rolesOf = (headings: Headings | null, body: readonly TextRow[]) =>
    withChosen(
      headings ? rolesByHeading(headings.titles, body) : rolesByContent(body),
      chosen[place] ?? {},
      hiddenColumns,
    );
  const headings = known ?? unknownHeadings(own, rolesOf(null, own));
  const body = bodyOf(own, headings, taken, left);
  const roles = rolesOf(known, body);
  const unit = headings ? unitOfHeading(headings.titles[roles.indexOf('quantity')] ?? '') : '';
  const read = readBody({ body, roles, taken, unit, hasHeadings: known !== null });
  const table = { row: rows[0]?.number ?? 1, columns: columnsOf(headings, body, roles, hiddenColumns) };
  if (end === null) return finished(read, left, [table]);
  const below = readTables({ ...tables, rows: rows.slice(end) }, [], place + 1);
  const all = { lines: [...read.lines, ...below.lines], left: [...read.left, ...below.left] };
  return finished(all, left, [table, ...below.tables]);
}

const textOf = (texts: readonly string[]) => texts.filter(isFilled).join(' | ');

/** Headings in words that are not known: a first row with words above a column of quantities. */
function unknownHeadings(rows: readonly TextRow[], roles: readonly BillRole[]): Headings | null {
  const [first, second] = rows;
  const place = roles.indexOf('quantity');
  const isHeading = (text: string) => isFilled(text) && !isQuantity(text);
  if (!first || !second || place < 0 || !isHeading(first.texts[place] ?? '')) return null;
  return isQuantity(second.texts[place] ?? '')
    ? { main: 0, rows: [0], titles: first.texts, ownSection: [] }
    : null;
}

/** Rows below the headings; the section in the row of the headings is the first of them. */
function bodyOf(
  rows: readonly TextRow[],
  headings: Headings | null,
  taken: ReadonlySet<number>,
  left: LeftRow[],
): TextRow[] {
  if (headings === null) return [...rows];
  const leave = ({ number, texts }: TextRow, reason: LeftReason) =>
    left.push({ row: number, text: textOf(texts), reason });
  const first = headings.rows[0]!;
  for (const row of rows.slice(0, first)) if (!taken.has(row.number)) leave(row, reasonAbove(row));
  const body = rows.slice(0, first).filter(({ number }) => taken.has(number));
  for (const index of headings.rows) {
    const section = index === headings.main ? sectionOf(rows[index]!, headings) : null;
    if (section) body.push(section);
    else leave(rows[index]!, 'heading');
  }
  for (const row of rows.slice(headings.rows.at(-1)! + 1)) {
    if (isRepeated(row, headings) && !taken.has(row.number)) leave(row, 'heading');
    else body.push(row);
  }
  return body;
}

function reasonAbove({ texts }: TextRow): LeftReason {
  const filled = texts.filter(isFilled);
  if (filled.some(isFormLabel) || filled.length > 1) return 'form';
  return isNote(filled[0]!) ? 'note' : 'title';
}

/** The number and title of a section in the row of the headings; null if there is none. */
function sectionOf(row: TextRow, { ownSection }: Headings): TextRow | null {
  if (ownSection.length === 0) return null;
  return { ...row, texts: row.texts.map((text, place) => (ownSection.includes(place) ? text : '')) };
}

const several: readonly BillRole[] = ['other', 'unit', 'detail'];

/** Roles with those set by hand; a role that only one column can have is taken from the others. */
function withChosen(
  found: readonly BillRole[],
  chosen: ChosenRoles,
  hiddenColumns: readonly number[],
): BillRole[] {
  const set = Object.values(chosen).filter((role) => !several.includes(role));
  return found.map((role, place) => {
    if (chosen[place] !== undefined) return chosen[place];
    return hiddenColumns.includes(place) || set.includes(role) ? 'other' : role;
  });
}

function columnsOf(
  headings: Headings | null,
  body: readonly TextRow[],
  roles: readonly BillRole[],
  hiddenColumns: readonly number[],
): BillColumn[] {
  return roles.map((role, place) => ({
    place,
    heading: headings && !headings.ownSection.includes(place) ? (headings.titles[place] ?? '') : '',
    role,
    samples: body
      .slice(0, 200)
      .flatMap(({ texts }) => (isFilled(texts[place]) ? [texts[place]] : []))
      .slice(0, 3),
    ...(hiddenColumns.includes(place) && { hidden: true as const }),
  }));
}

function finished(read: { lines: BillLine[]; left: LeftRow[] }, above: LeftRow[], tables: BillTable[]): Bill {
  const beyond = read.lines
    .slice(maxBillLines)
    .map(({ row, description }): LeftRow => ({ row, text: description, reason: 'limit' }));
  return {
    lines: read.lines.slice(0, maxBillLines),
    left: [...above, ...read.left, ...beyond].sort((before, after) => before.row - after.row),
    tables,
  };
}
