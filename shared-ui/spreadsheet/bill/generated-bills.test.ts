import fc from 'fast-check';
import { bills } from './generated-bill.ts';
import { readBill } from './read-bill.ts';

test('reads 500 generated tables back exactly', () => {
  fc.assert(
    fc.property(bills, ({ rows, lines }) => {
      const read = readBill({ rows: rows.map((cells, index) => ({ number: index + 1, cells })) });
      expect(read.lines.map(({ rateOnly: _rateOnly, ...line }) => line)).toEqual(lines);
    }),
    { numRuns: 500, seed: 2026 },
  );
});
