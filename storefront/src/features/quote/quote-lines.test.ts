import { changeLines, makeLine, mostLines, problemsOf, toRequestLine } from './quote-lines.ts';

const line = (description: string, quantity = '5', unit = '') => makeLine({ description, quantity, unit });

test('a list never grows beyond its limit', () => {
  const many = Array.from({ length: 103 }, (_, place) => line(`Part ${place}`));
  const full = changeLines([], { type: 'append', lines: many });
  expect(full).toHaveLength(mostLines);
  expect(changeLines(full, { type: 'insert', line: line('More'), place: 0 })).toHaveLength(mostLines);
  expect(changeLines([], { type: 'replace', lines: many })).toHaveLength(mostLines);
});

test('a removed line can be put back where it was', () => {
  const lines = ['a', 'b', 'c'].map((name) => line(name));
  const fewer = changeLines(lines, { type: 'remove', key: lines[1]!.key });
  expect(changeLines(fewer, { type: 'insert', line: lines[1]!, place: 1 })).toEqual(lines);
});

test.each([
  ['', '5', '', { description: 'description' }],
  ['x'.repeat(501), '5', '', { description: 'descriptionLong' }],
  ['x', '', '', { quantity: 'quantity' }],
  ['x', '0', '', { quantity: 'quantity' }],
  ['x', '-3', '', { quantity: 'quantity' }],
  ['x', '1.005', '', { quantity: 'quantity' }],
  ['x', '1000000000', '', { quantity: 'quantity' }],
  ['x', 'many', '', { quantity: 'quantity' }],
  ['x', '5', 'u'.repeat(41), { unit: 'unitLong' }],
  ['x', '٢٫٥', 'Ton', {}],
  ['x', '1,500', '', {}],
])('%.10s | %s | %.10s is judged', (description, quantity, unit, problems) => {
  expect(problemsOf({ description, quantity, unit })).toEqual(problems);
});

test('a complete line becomes what the server takes', () => {
  const product = { product_id: 7, variant_id: 70, name: 'Helmet' };
  expect(
    toRequestLine(makeLine({ description: ' Helmet ', quantity: '١٬٥٠٠', unit: 'Piece' }, product)),
  ).toEqual({
    description: 'Helmet',
    quantity: 1500,
    unit: 'Piece',
    product_id: 7,
    variant_id: 70,
  });
});
