import { findDialect } from './dialect.ts';

const reasonsIn = (source: string, kind: 'ts' | 'sql' = 'ts') =>
  findDialect(source, kind).map(({ line, reason }) => `${line}: ${reason}`);

it('accepts plain comments and titles', () => {
  expect(
    reasonsIn(`
      /** Returns the number of unread notifications; null for a visitor. */
      // Checked again, because another tab may have saved meanwhile.
      it('refuses a quantity above stock', () => {});
      const told = 1;`),
  ).toEqual([]);
});

it.each([
  ['// The buyer is told of it.', '1: "told"'],
  ['/** Answers whether a mail waits; answers null without one. */', '1: "Answers whether"'],
  ['/** What floats rests above the bar. */', '1: begins with "What"'],
  ['it("tells a seller to wait", () => {});', '1: "tells"'],
  ["])('goes once more after %s', () => {});", '1: "once more"'],
])('checks %s', (source, reason) => {
  expect(reasonsIn(source)).toEqual([reason]);
});

it('joins the lines of a comment and reports its first one', () => {
  expect(reasonsIn('select 1;\n-- The row of stock that\n-- whoever sells it locks.\n', 'sql')).toEqual([
    '2: "whoever"',
  ]);
});

it('reads each comment of a file by itself', () => {
  expect(reasonsIn('// First.\nconst a = 1;\n// Of these, one.\n')).toEqual(['3: begins with "Of"']);
});
