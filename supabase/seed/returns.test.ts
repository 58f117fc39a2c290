import { makePlan } from './plan.ts';

const now = Date.UTC(2026, 10, 21);
const { returns } = makePlan(now);

test('the demo buyer has returns that wait for seller, buyer and staff, and one that is settled', () => {
  const own = returns.filter(({ checkout }) => checkout.buyer.email === 'buyer@mawad.test');
  const last = own.map(({ story }) => story.steps.at(-1)?.step ?? 'request');
  expect(last.sort()).toEqual(['accept', 'accept', 'appeal', 'request', 'settle']);
  const [requested] = own.filter(({ story }) => story.key === 'requested');
  expect(requested!.checkout.orders[0]!.seller.email).toBe('seller@mawad.test');
});

test('every return is of one order that was delivered before, within the days of returns', () => {
  for (const { story, checkout } of returns) {
    expect(checkout.orders).toHaveLength(1);
    const delivered = checkout.orders[0]!.events.at(-1)!;
    expect(delivered.to).toBe('Delivered');
    const hours = (now - delivered.at.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(story.hours);
    expect(hours - story.hours).toBeLessThan(29 * 24);
    const times = [story.hours, ...story.steps.map((step) => step.hours)];
    expect(times.toSorted((a, b) => b - a)).toEqual(times);
  }
});
