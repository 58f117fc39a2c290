import { gatherLines } from './gather-lines.ts';
import type { PaperLine, PaperOrder } from './paper-order.ts';

const line = (sku: string, quantity: number, size: string | null = null): PaperLine => ({
  id: quantity,
  name_en: sku,
  name_ar: sku,
  sku,
  unit: 'Piece',
  size,
  color: null,
  color_ar: null,
  unit_price: 1000,
  quantity,
  line_total: 1000 * quantity,
});
const order = (number: string, lines: PaperLine[]) => ({ number, lines }) as PaperOrder;

test('the same goods of several orders are taken once, sizes apart, in the order of their numbers', () => {
  const orders = [
    order('MW-A', [line('S-10', 0.1), line('S-2', 1, 'M')]),
    order('MW-B', [line('S-10', 0.2), line('S-2', 2, 'L')]),
  ];
  expect(
    gatherLines(orders).map(({ line: { sku, size, quantity }, uses }) => [sku, size, quantity, uses]),
  ).toEqual([
    ['S-2', 'M', 1, [{ number: 'MW-A', quantity: 1 }]],
    ['S-2', 'L', 2, [{ number: 'MW-B', quantity: 2 }]],
    [
      'S-10',
      null,
      0.3,
      [
        { number: 'MW-A', quantity: 0.1 },
        { number: 'MW-B', quantity: 0.2 },
      ],
    ],
  ]);
});
