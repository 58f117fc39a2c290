import {
  changeLines,
  makeLine,
  maxLines,
  nextRequest,
  noLines,
  problemsOf,
  toRequestLine,
} from './quote-lines.ts';

const line = (description: string, quantity = '5', unit = '') => makeLine({ description, quantity, unit });

const many = (count: number) => Array.from({ length: count }, (_, place) => line(`Part ${place + 1}`));
const listOf = (lines: ReturnType<typeof many>) => ({ ...noLines, lines });

test('moves lines above the limit to the waiting lines', () => {
  const parts = many(103);
  const full = changeLines(noLines, { type: 'append', lines: parts });
  expect(full).toEqual({ lines: parts.slice(0, maxLines), waiting: parts.slice(maxLines), unkept: 0 });
  expect(changeLines(noLines, { type: 'replace', lines: parts })).toEqual(full);
  const more = line('More');
  const added = changeLines(full, { type: 'append', lines: [more] });
  expect(added.waiting).toEqual([...parts.slice(maxLines), more]);
});

test('moves the last line to the waiting lines when a line is restored into a full list', () => {
  const parts = many(maxLines);
  const undone = changeLines(listOf(parts), { type: 'insert', line: line('Back'), place: 0 });
  expect(undone.lines).toHaveLength(maxLines);
  expect(undone.waiting).toEqual([parts.at(-1)]);
});

test('adds waiting lines up to the limit and starts the next request with the others', () => {
  const parts = many(230);
  const full = changeLines(noLines, { type: 'append', lines: parts });
  const fewer = changeLines(full, { type: 'remove', key: parts[0]!.key });
  const taken = changeLines(fewer, { type: 'take' });
  expect(taken.lines.at(-1)).toEqual(parts[100]);
  expect(taken.waiting).toEqual(parts.slice(101));
  const next = nextRequest(taken);
  expect(next.lines).toEqual(parts.slice(101, 201));
  expect(next.waiting).toEqual(parts.slice(201));
});

test('counts lines that exceed the limit of waiting lines', () => {
  const full = changeLines(noLines, { type: 'append', lines: many(1050) });
  expect(full.waiting).toHaveLength(900);
  expect(full.unkept).toBe(50);
});

test('restores a removed line at its position', () => {
  const lists = listOf(['a', 'b', 'c'].map((name) => line(name)));
  const removed = lists.lines[1]!;
  const fewer = changeLines(lists, { type: 'remove', key: removed.key });
  expect(changeLines(fewer, { type: 'insert', line: removed, place: 1 })).toEqual(lists);
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
])('reports the problems of %.10s | %s | %.10s', (description, quantity, unit, problems) => {
  expect(problemsOf({ description, quantity, unit })).toEqual(problems);
});

test('converts a complete line for the server', () => {
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
