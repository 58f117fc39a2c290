import { parseDelimited } from './delimited-text.ts';

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\r\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a|b\nc|d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'سمنت، 50\nرمل، 3',
    [
      ['سمنت', '50'],
      ['رمل', '3'],
    ],
  ],
  [
    '"a, ""x""",b\n"c\nd",e',
    [
      ['a, "x"', 'b'],
      ['c d', 'e'],
    ],
  ],
  [
    '1/2" pipe\t20\n3/4" pipe\t5',
    [
      ['1/2" pipe', '20'],
      ['3/4" pipe', '5'],
    ],
  ],
  [
    '"1/2 inch\t20\nb\t3',
    [
      ['"1/2 inch', '20'],
      ['b', '3'],
    ],
  ],
  // Digit groups are not split, and sentences are no table.
  ['Bricks 5,000\nSand 12,500', [['Bricks 5,000'], ['Sand 12,500']]],
  [
    'Good morning\nplease send, as agreed\nbricks 500\nsand 3',
    [['Good morning'], ['please send, as agreed'], ['bricks 500'], ['sand 3']],
  ],
  ['one line', [['one line']]],
  ['', [['']]],
])('parses %j', (text, rows) => {
  expect(parseDelimited(text)).toEqual(rows);
});
