import { askedLine, askedQuote, cementLine, lineId } from '../../../../testing/quotes.ts';
import { writeCell } from './cells.ts';
import { type AskedLine, blankLine, type LineValues, startValues } from './offer-values.ts';
import { clipboardCells, fillDown, pasteCells } from './paste.ts';
import { type ColumnName, columnNames, readLine, readOffer } from './read-offer.ts';

const line = askedLine(1);

function write(values: LineValues, ...cells: [ColumnName, string][]): LineValues {
  return writeIn(line, values, ...cells);
}

function writeIn(asked: AskedLine, values: LineValues, ...cells: [ColumnName, string][]): LineValues {
  return cells.reduce((before, [column, text]) => {
    const after = writeCell(column, asked, before, text);
    if (typeof after === 'string') throw new Error(after);
    return after;
  }, values);
}

test('opens with the own product in its unit, the quantity that covers the request and the place’s lead days', () => {
  const { lines, fee, delivers } = startValues(askedQuote());
  expect(lines[cementLine.id]).toMatchObject({
    unit: 'Bag',
    factor: '20',
    quantity: '40',
    price: '9000',
    lead: '2',
  });
  expect([fee, delivers]).toEqual(['15000', true]);
  const reading = readLine(cementLine, lines[cementLine.id]!);
  expect(reading).toMatchObject({ perRequested: 180_000, total: 360_000, problems: {} });
  expect(reading.input).toEqual({
    line_id: cementLine.id,
    product_id: 7,
    unit: 'Bag',
    units_per_requested: 20,
    unit_price: 9_000,
    quantity: 40,
    lead_days: 2,
  });
});

test('computes the price from a typed total, also if the quantity comes later', () => {
  const priced = write(blankLine(line), ['total', '١٢٥٬٠٠٠']);
  expect(priced).toMatchObject({ price: '12500', total: '' });
  const waiting = write(blankLine(line), ['quantity', ''], ['total', '100000']);
  expect(readLine(line, waiting).problems).toMatchObject({ total: { code: 'total_without_quantity' } });
  expect(write(waiting, ['quantity', '8'])).toMatchObject({ price: '12500', total: '' });
});

test('asks about an ambiguous number and keeps the text', () => {
  const values = write(blankLine(line), ['price', '1.250'], ['lead', '3']);
  expect(values.price).toBe('1.250');
  expect(readLine(line, values)).toMatchObject({
    input: null,
    problems: { price: { code: 'number_ambiguous', params: { high: 1250, low: 1.25 } } },
  });
});

test('a new conversion changes the quantity unless it was typed', () => {
  const bags = write(blankLine(line), ['unit', 'bag'], ['factor', '0.5']);
  expect(bags).toMatchObject({ unit: 'Bag', quantity: '5' });
  expect(write(bags, ['quantity', '4'], ['factor', '2'])).toMatchObject({ quantity: '4' });
});

test('knows that a ton has 1,000 kg', () => {
  expect(writeCell('unit', cementLine, blankLine(cementLine), 'كغم')).toMatchObject({
    unit: 'Kilogram',
    factor: '1000',
    quantity: '2000',
  });
});

test('keeps the unit of an own product, and takes reasons in both languages', () => {
  const values = startValues(askedQuote()).lines[cementLine.id]!;
  expect(writeCell('unit', cementLine, values, 'Ton')).toBe('unit_of_product');
  expect(write(blankLine(line), ['refusal', 'غير متوفرة في المخزون']).refusal).toBe('out_of_stock');
  expect(writeCell('refusal', line, blankLine(line), 'maybe')).toBe('refusal_unknown');
});

test('offers whole bags, and refuses parts of them and of a dinar below two decimals', () => {
  const small = { ...cementLine, quantity: 0.33 };
  const bags = writeIn(
    small,
    blankLine(small),
    ['unit', 'bag'],
    ['factor', '20'],
    ['price', '9000.125'],
    ['lead', '1'],
  );
  expect(bags.quantity).toBe('7');
  expect(readLine(small, bags).problems).toEqual({ price: { code: 'decimals' } });
  expect(readLine(small, writeIn(small, bags, ['quantity', '6.5'])).problems).toMatchObject({
    quantity: { code: 'whole' },
  });
});

test('a price takes the refusal of a line back', () => {
  expect(write(blankLine(line), ['refusal', 'other'], ['price', '500'])).toMatchObject({
    refusal: '',
    price: '500',
  });
});

test('warns below the lowest price of the product', () => {
  const values = startValues(askedQuote()).lines[cementLine.id]!;
  expect(readLine(cementLine, values).isBelowLowest).toBe(false);
  expect(readLine(cementLine, { ...values, price: '8,400' }).isBelowLowest).toBe(true);
});

test('counts lines without answer and sums lines with a firm quantity', () => {
  const quote = askedQuote();
  const start = startValues(quote);
  const hoist = { ...start.lines[lineId(3)]!, price: '50000', lead: '1' };
  const { totals } = readOffer(quote.lines, { ...start, lines: { ...start.lines, [lineId(3)]: hoist } });
  expect(totals).toMatchObject({ priced: 2, refused: 0, subtotal: 360_000, fee: 15_000, total: 375_000 });
  expect(totals.open.map(({ description }) => description)).toEqual(['Rebar 12 mm']);
});

describe('paste', () => {
  const lines = [1, 2, 3].map((number) => askedLine(number));
  const valuesOf = (id: string) => blankLine(lines.find((one) => one.id === id)!);
  const at = (row: number, column: ColumnName) => ({ row, column: columnNames.indexOf(column) });

  test('writes cells of Excel over rows and columns, quoted ones too', () => {
    const cells = clipboardCells('12,500\t"8\n"\t\t3\r\n7500\t10\t\t4\r\n');
    const { lines: changed, written, beyond } = pasteCells(cells, at(0, 'price'), lines, valuesOf);
    expect(changed.get(lineId(1))).toMatchObject({ price: '12,500', lead: '3' });
    expect(changed.get(lineId(2))).toMatchObject({ price: '7500', quantity: '10', lead: '4' });
    expect([changed.size, written, beyond]).toEqual([2, 6, 0]);
  });

  test('reports pasted values that are no option of their column, and cells outside the table', () => {
    const result = pasteCells([['maybe', 'x'], ['Other reason'], ['500']], at(1, 'refusal'), lines, valuesOf);
    expect(result.unwritten).toEqual([
      expect.objectContaining({ row: 1, text: 'maybe', problem: 'refusal_unknown' }),
    ]);
    expect(result.lines.get(lineId(3))).toMatchObject({ refusal: 'other' });
    expect(result.beyond).toBe(2);
  });

  test('fills a selection with a single cell, and fills down', () => {
    const single = pasteCells([['5']], at(0, 'lead'), lines, valuesOf, { rows: 3, columns: 1 });
    expect([...single.lines.values()].map(({ lead }) => lead)).toEqual(['5', '5', '5']);
    const source = (id: string) =>
      id === lineId(1) ? { ...valuesOf(id), price: '900', lead: '7' } : valuesOf(id);
    const columns = [columnNames.indexOf('price'), columnNames.indexOf('lead')];
    const filled = fillDown({ from: 0, to: 2, columns }, lines, source);
    expect([...filled.lines.values()]).toEqual([
      expect.objectContaining({ price: '900', lead: '7' }),
      expect.objectContaining({ price: '900', lead: '7' }),
    ]);
    expect(filled.written).toBe(4);
  });
});
