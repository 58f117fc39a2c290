import {
  isFilled,
  type BillLine,
  type BillRole,
  type LeftReason,
  type LeftRow,
  type TextRow,
} from './bill.ts';
import { quantityText, readBillQuantity } from './bill-quantity.ts';
import { isLumpSum, isUnit, unitName } from './bill-units.ts';
import { isArabic } from './column-stats.ts';
import { readItemNumber, type ItemNumber } from './item-number.ts';
import { createOutline, divide, type Entry } from './outline.ts';
import { readSentence } from './read-sentence.ts';
import { isContinued, isDitto, isFormLabel, isNote, isOnlySum, isSectionWord, isSum } from './row-words.ts';

interface Body {
  body: readonly TextRow[];
  /** By column. */
  roles: readonly BillRole[];
  taken: ReadonlySet<number>;
  /** Unit in the heading of the quantities. */
  unit: string;
  hasHeadings: boolean;
}

/** A row by what its cells mean. */
interface ReadRow {
  row: number;
  all: string;
  filled: number;
  number: ItemNumber | null;
  /** Words in the column of numbers: "SECTION B". */
  label: string;
  words: string;
  wordsAr: string;
  code: string;
  section: string;
  unit: string;
  amount: ReturnType<typeof readBillQuantity>;
  hasAmount: boolean;
}

/** A line before the words above it are joined to its own. */
interface Draft extends Pick<BillLine, 'row' | 'code' | 'quantity' | 'unit' | 'rateOnly'> {
  words: string;
  wordsAr: string;
  category: string;
  above: Entry[];
}

const joined = (parts: readonly string[], mark: string) => parts.filter(isFilled).join(mark);

function rowReader({ roles, unit }: Body) {
  const places = (role: BillRole) => roles.flatMap((own, place) => (own === role ? [place] : []));
  const of = {
    number: places('number'),
    code: places('code'),
    section: places('section'),
    words: roles.flatMap((role, place) => (role === 'description' || role === 'detail' ? [place] : [])),
    wordsAr: places('description_ar'),
    unit: places('unit'),
  };
  const quantity = roles.indexOf('quantity');
  return ({ number: row, texts, cells }: TextRow): ReadRow => {
    const text = (list: readonly number[], mark = ' ') =>
      joined(
        list.map((place) => texts[place] ?? ''),
        mark,
      );
    const written = quantity < 0 ? '' : quantityText(cells[quantity], texts[quantity] ?? '');
    const amount = readBillQuantity(written);
    const numberText = text(of.number);
    const number = numberText === '' ? null : readItemNumber(numberText);
    const units = of.unit.map((place) => texts[place] ?? '').filter(isFilled);
    const ownUnit = units.find((name) => unitName(name) !== name) ?? units[0] ?? amount.unit;
    const words = describe(texts, of.words, roles);
    return {
      ...{ row, all: joined(texts, ' | '), filled: texts.filter(isFilled).length, number },
      label: number === null ? numberText : '',
      ...{ words, wordsAr: text(of.wordsAr), code: text(of.code), section: text(of.section) },
      unit: unitName(ownUnit || (written === '' ? '' : unitIn(unit))),
      amount,
      hasAmount: written !== '',
    };
  };
}

const unitIn = (heading: string) => (isUnit(heading) ? heading : '');

/** The description and what continues it: "Gate valve, 50 mm". */
function describe(texts: readonly string[], places: readonly number[], roles: readonly BillRole[]): string {
  const own = places.filter((place) => roles[place] === 'description').map((place) => texts[place] ?? '');
  const details = places.filter((place) => roles[place] === 'detail').map((place) => texts[place] ?? '');
  const first = own.find(isFilled) ?? details.find(isFilled) ?? '';
  return joined([...own, ...details], isArabic(first) ? '، ' : ', ');
}

/** Whether the table has units or quantities, which only lines have. */
const hasAmounts = (roles: readonly BillRole[]) => roles.includes('quantity') || roles.includes('unit');

export function readBody(body: Body): { lines: BillLine[]; left: LeftRow[] } {
  const read = rowReader(body);
  const rows = body.body.map(read);
  const drafts: Draft[] = [];
  const left: LeftRow[] = [];
  const entries = new Map<Entry, ReadRow>();
  const outline = createOutline();
  const isTable = hasAmounts(body.roles);
  const isNumbered = rows.filter(({ number }) => number !== null).length * 2 > rows.length;
  let category = '';
  let before: Draft | Entry | null = null;

  const leave = ({ row, all }: ReadRow, reason: LeftReason) => left.push({ row, text: all, reason });

  function addLine(row: ReadRow): void {
    if (row.section !== '') category = row.section;
    const last = drafts.at(-1);
    if (last && isDitto(row.unit)) row.unit = last.unit;
    const repeats = before !== null && 'above' in before && (row.words === '' || isDitto(row.words)) && last;
    const words = repeats && row.wordsAr === '' ? last.words : row.words;
    const wordsAr = repeats ? row.wordsAr || last.wordsAr : row.wordsAr;
    const above = outline.add(row.number, words || wordsAr);
    before = { ...lineValues(row), words, wordsAr, category, above };
    drafts.push(before);
  }

  for (const [at, row] of rows.entries()) {
    const kind = body.taken.has(row.row)
      ? 'line'
      : kindOf(row, rows[at + 1], { isTable, isNumbered, before });
    if (kind === 'line') addLine(row);
    else if (kind === 'continued') {
      const last = drafts.at(-1)!;
      last.words = joined([last.words, row.words], ' ');
    } else if (kind === 'text') {
      const text = row.words || row.label || row.code || row.section;
      const isSection = isSectionWord(row.label) || row.number?.kind === 'ordinal';
      const { row: number, wordsAr: textAr } = row;
      before = outline.push({ row: number, text: text || textAr, textAr, number: row.number, isSection });
      entries.set(before, row);
    } else leave(row, kind);
  }
  for (const [entry, row] of entries) {
    if (entry.isUsed) continue;
    if (isBlankLine(row, rows)) drafts.push(blankDraft(row));
    else leave(row, 'note');
  }
  drafts.sort((one, other) => one.row - other.row);
  return { lines: drafts.map((draft) => finishedLine(draft, body)), left };
}

/** Values of a line that its own row states. */
function lineValues({
  row,
  code,
  unit,
  amount,
}: ReadRow): Omit<Draft, 'words' | 'wordsAr' | 'category' | 'above'> {
  const isOpen = amount.rateOnly || isLumpSum(unit);
  return {
    row,
    ...(code !== '' && { code }),
    quantity: isOpen ? '' : amount.quantity,
    unit,
    ...(isOpen && { rateOnly: true as const }),
  };
}

const blankDraft = (row: ReadRow): Draft => ({
  ...lineValues(row),
  ...{ words: row.words, wordsAr: row.wordsAr, category: '', above: [] },
});

/** A numbered row without quantity and unit among lines that are numbered alike: the quantity is missing. */
function isBlankLine({ number, words, wordsAr }: ReadRow, rows: readonly ReadRow[]): boolean {
  if (number === null || (words === '' && wordsAr === '')) return false;
  return rows.some(
    (row) =>
      row.hasAmount && row.number?.kind === number.kind && row.number.path.length === number.path.length,
  );
}

type RowKind = 'line' | 'text' | 'continued' | LeftReason;

function kindOf(
  row: ReadRow,
  next: ReadRow | undefined,
  table: { isTable: boolean; isNumbered: boolean; before: Draft | Entry | null },
): RowKind {
  const { words, wordsAr, label, unit, hasAmount, number, filled } = row;
  const title = words || wordsAr || label;
  const hasUnit = unit !== '';
  if (isOnlySum(title) || (isSum(title) && !hasUnit) || isOnlySum(wordsAr)) return 'subtotal';
  if (title === '' && row.code === '' && !hasUnit && number === null) return hasAmount ? 'subtotal' : 'note';
  if (table.isTable ? hasAmount || hasUnit : isListed(row, next, table.isNumbered)) return 'line';
  if (filled <= 2 && (isFormLabel(title) || isFormLabel(label))) return 'form';
  if (number === null && isNote(title)) return 'note';
  if (title === '') return 'note';
  const isAfterLine = table.before !== null && 'above' in table.before;
  return isAfterLine && number === null && isContinued(words) ? 'continued' : 'text';
}

/** Whether a row of a list without quantities and units is a line rather than a title. */
function isListed(
  { number, code, filled }: ReadRow,
  next: ReadRow | undefined,
  isNumbered: boolean,
): boolean {
  if (number === null) return code !== '' || !isNumbered || filled > 2;
  const isParent =
    next?.number?.kind === number.kind &&
    next.number.path.length > number.path.length &&
    number.path.every((part, at) => next.number!.path[at] === part);
  return !isParent;
}

const mark = ' — ';
/** A context without the colon before the rows below it. */
const opened = (text: string) => text.replace(/\s*[:：]+\s*$/, '');

function finishedLine(draft: Draft, { roles, hasHeadings }: Body): BillLine {
  const { above, words, wordsAr, category, ...values } = draft;
  const { sections, context } = divide(above);
  const description = joined([...context.map(({ text }) => opened(text)), words], mark);
  const descriptionAr = joined([...context.map(({ textAr }) => opened(textAr)), wordsAr], mark);
  const section =
    category ||
    joined(
      sections.map(({ text }) => text),
      mark,
    );
  const line: BillLine = {
    ...values,
    description: description || descriptionAr || values.code || '',
    ...(description !== '' && descriptionAr !== '' && { descriptionAr }),
    ...(section !== '' && { section }),
  };
  return hasAmounts(roles) && hasHeadings ? line : withSentence(line, roles);
}

/** Reads the amount from the description if the table has no column of amounts. */
function withSentence(line: BillLine, roles: readonly BillRole[]): BillLine {
  if (line.quantity !== '' || line.rateOnly || roles.includes('quantity')) return line;
  const read = readSentence(line.description);
  return read.quantity === ''
    ? line
    : { ...line, description: read.description, quantity: read.quantity, unit: line.unit || read.unit };
}
