import {
  changeLines,
  makeLine,
  mostLines,
  nextRequest,
  noLines,
  problemsOf,
  toRequestLine,
} from './quote-lines.ts';

const line = (description: string, quantity = '5', unit = '') => makeLine({ description, quantity, unit });

const many = (count: number) => Array.from({ length: count }, (_, place) => line(`Part ${place + 1}`));
const listOf = (lines: ReturnType<typeof many>) => ({ ...noLines, lines });

test('a list never grows beyond its limit, and what is too much waits', () => {
  const parts = many(103);
  const full = changeLines(noLines, { type: 'append', lines: parts });
  expect(full).toEqual({ lines: parts.slice(0, mostLines), waiting: parts.slice(mostLines), unkept: 0 });
  expect(changeLines(noLines, { type: 'replace', lines: parts })).toEqual(full);
  const more = line('More');
  const added = changeLines(full, { type: 'append', lines: [more] });
  expect(added.waiting).toEqual([...parts.slice(mostLines), more]);
});

test('a line that is put back into a full list moves the last one to those that wait', () => {
  const parts = many(mostLines);
  const undone = changeLines(listOf(parts), { type: 'insert', line: line('Back'), place: 0 });
  expect(undone.lines).toHaveLength(mostLines);
  expect(undone.waiting).toEqual([parts.at(-1)]);
});

test('waiting lines are taken up as far as there is room, and the rest is the next request', () => {
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

test('of more lines than can wait, the number is known', () => {
  const full = changeLines(noLines, { type: 'append', lines: many(1050) });
  expect(full.waiting).toHaveLength(900);
  expect(full.unkept).toBe(50);
});

test('a removed line can be put back where it was', () => {
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
