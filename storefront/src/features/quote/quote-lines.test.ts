import { changeLines, makeLine, maxLines, problemsOf, toRequestLine } from './quote-lines.ts';

const line = (description: string, quantity = '5', unit = '') => makeLine({ description, quantity, unit });

const many = (count: number) => Array.from({ length: count }, (_, place) => line(`Part ${place + 1}`));

test('adds lines up to the limit', () => {
  const parts = many(maxLines + 3);
  expect(changeLines([], { type: 'append', lines: parts })).toEqual(parts.slice(0, maxLines));
});

test('restores a removed line at its position', () => {
  const lines = ['a', 'b', 'c'].map((name) => line(name));
  const removed = lines[1]!;
  const fewer = changeLines(lines, { type: 'remove', key: removed.key });
  expect(changeLines(fewer, { type: 'insert', line: removed, place: 1 })).toEqual(lines);
});

test('confirms that lines without a quantity have none', () => {
  const lines = changeLines([line('a'), line('b', '')], { type: 'no-quantities' });
  expect(lines.map(({ no_quantity: isOpen }) => isOpen)).toEqual([undefined, true]);
  expect(problemsOf(lines[1]!)).toEqual({});
  expect(toRequestLine(lines[1]!)).toEqual({ description: 'b' });
});

test.each([
  ['', '5', '', { description: 'description' }],
  ['x'.repeat(501), '5', '', { description: 'descriptionLong' }],
  ['x', '', '', { quantity: 'quantityMissing' }],
  ['x', '0', '', { quantity: 'quantity' }],
  ['x', '-3', '', { quantity: 'quantity' }],
  ['x', '1.0005', '', { quantity: 'quantity' }],
  ['x', '1000000000', '', { quantity: 'quantity' }],
  ['x', 'many', '', { quantity: 'quantity' }],
  ['x', '5', 'u'.repeat(41), { unit: 'unitLong' }],
  ['x', '٢٫٥', 'Ton', {}],
  ['x', '0.125', 'Ton', {}],
  ['x', '1,500', '', {}],
])('reports the problems of %.10s | %s | %.10s', (description, quantity, unit, problems) => {
  expect(problemsOf({ description, quantity, unit })).toEqual(problems);
});

test('converts a complete line for the server', () => {
  const product = { product_id: 7, variant_id: 70, name: 'Helmet' };
  const bill = { section: 'Safety', row_number: 12, code: 'S-1', description_ar: 'خوذة' };
  expect(
    toRequestLine(makeLine({ description: ' Helmet ', quantity: '١٬٥٠٠', unit: 'Piece', ...bill }, product)),
  ).toEqual({
    description: 'Helmet',
    quantity: 1500,
    unit: 'Piece',
    ...bill,
    product_id: 7,
    variant_id: 70,
  });
});

test('sends the chosen category of a line, but not of one that is linked', () => {
  const line = { ...makeLine({ description: 'Valve', quantity: '2', unit: 'Piece' }), category_id: 3 };
  expect(toRequestLine(line)).toMatchObject({ category_id: 3 });
  const linked = { ...line, product: { product_id: 7, name: 'Valve' } };
  expect(toRequestLine(linked)).toEqual({ description: 'Valve', quantity: 2, unit: 'Piece', product_id: 7 });
});
