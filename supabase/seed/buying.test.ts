import { buyingPeople } from './buying.ts';
import { makePlan } from './plan.ts';

const { buying } = makePlan(Date.UTC(2026, 10, 21));

test('the demo company that buys has a person of each role', () => {
  expect(buyingPeople.map(({ role }) => role).sort()).toEqual([
    ...['accountant', 'approver', 'buyer', 'owner', 'viewer'],
  ]);
});

test('its orders are of two projects at least and not at the demo seller', () => {
  expect(new Set(buying.orders.map(({ project }) => project)).size).toBeGreaterThanOrEqual(2);
  for (const { checkout } of buying.orders) {
    expect(checkout.orders).toHaveLength(1);
    expect(checkout.orders[0]!.seller.email).not.toBe('seller@mawad.test');
  }
});

test('the waiting request is above its person’s limit per order, in stock, and has several lines', () => {
  const { lines, person } = buying.request;
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.every(({ offer, quantity }) => offer.quantity >= quantity)).toBe(true);
  const total = lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);
  expect(total).toBeGreaterThan(person.orderLimit!);
});
