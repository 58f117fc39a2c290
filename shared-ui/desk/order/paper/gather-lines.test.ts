import { gatherLines } from './gather-lines.ts';
import type { PaperLine, PaperOrder } from './paper-order.ts';

const line = (sku: string, quantity: number, variant_id: number | null = null): PaperLine => ({
  id: quantity,
  product_id: 1,
  variant_id,
  name_en: sku,
  name_ar: sku,
  sku,
  unit: 'Piece',
  size: variant_id === null ? null : String(variant_id),
  color: null,
  color_ar: null,
  returns: '30_days',
  unit_price: 1000,
  quantity,
  ordered_quantity: null,
  line_total: 1000 * quantity,
});
const order = (number: string, lines: PaperLine[], change: Partial<PaperOrder> = {}) =>
  ({ number, lines, status: 'Processing', pickup: null, ...change }) as PaperOrder;
const pickup = {
  address_en: 'Industrial quarter',
  address_ar: null,
  note_en: null,
  note_ar: null,
  governorate: 'IQ-NI',
};

test('combines the same goods of several orders, separates variants and sorts by SKU', () => {
  const orders = [
    order('MW-A', [line('S-10', 0.1), line('S-2', 1, 7)]),
    order('MW-B', [line('S-10', 0.2), line('S-2', 2, 8), line('S-3', 0)], { pickup }),
    order('MW-C', [line('S-10', 5)], { status: 'Cancelled' }),
  ];
  expect(
    gatherLines(orders).map(({ line: { sku, size, quantity }, uses }) => [sku, size, quantity, uses]),
  ).toEqual([
    ['S-2', '7', 1, [{ number: 'MW-A', quantity: 1, isPickup: false }]],
    ['S-2', '8', 2, [{ number: 'MW-B', quantity: 2, isPickup: true }]],
    [
      'S-10',
      null,
      0.3,
      [
        { number: 'MW-A', quantity: 0.1, isPickup: false },
        { number: 'MW-B', quantity: 0.2, isPickup: true },
      ],
    ],
  ]);
});
