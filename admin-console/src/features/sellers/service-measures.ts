import type { SellerAnswerFigures, SellerOrderFigures } from '@mawad/supabase/companies/sellers-queries';

/** Limits of good service; a company outside one needs a call. */
export const serviceLimits = {
  delivered: { kind: 'share', atLeast: 0.9 },
  cancelled: { kind: 'share', atMost: 0.05 },
  toShip: { kind: 'hours', atMost: 48 },
  quotesAnswered: { kind: 'share', atLeast: 0.7 },
  toAnswer: { kind: 'hours', atMost: 24 },
  replied: { kind: 'share', atLeast: 0.7 },
  toReply: { kind: 'hours', atMost: 48 },
} as const satisfies Record<string, Limit>;

interface Limit {
  kind: 'share' | 'hours';
  atLeast?: number;
  atMost?: number;
}

export type MeasureName = keyof typeof serviceLimits;

/** A rate from 0 to 1 or a median in hours; null without cases. */
export interface Measure {
  name: MeasureName;
  value: number | null;
  earlier: number | null;
  /** Cases behind the value. */
  cases: number;
}

export function isOutside(name: MeasureName, value: number | null): boolean {
  const { atLeast, atMost }: Limit = serviceLimits[name];
  return (
    value !== null && ((atLeast !== undefined && value < atLeast) || (atMost !== undefined && value > atMost))
  );
}

/** Change since the period before; null if one of the two has no value. */
export function trendOf({ name, value, earlier }: Measure): 'better' | 'worse' | 'same' | null {
  if (value === null || earlier === null) return null;
  if (value === earlier) return 'same';
  const isHigherBetter = 'atLeast' in serviceLimits[name];
  return value > earlier === isHigherBetter ? 'better' : 'worse';
}

export const rateOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Measures of a company's service, each beside its value in the period before. */
export function measuresOf(
  orders: SellerOrderFigures,
  quotes: SellerAnswerFigures,
  replies: SellerAnswerFigures,
): Measure[] {
  const { earlier } = orders;
  const ended = (of: typeof earlier) => of.delivered + of.cancelled_by_company + of.rejected;
  const answers = (rate: MeasureName, time: MeasureName, of: SellerAnswerFigures): Measure[] => [
    {
      name: rate,
      value: rateOf(of.answered, of.asked),
      earlier: rateOf(of.earlier.answered, of.earlier.asked),
      cases: of.asked,
    },
    {
      name: time,
      value: of.hours_to_answer,
      earlier: of.earlier.hours_to_answer,
      cases: of.answered,
    },
  ];
  return [
    {
      name: 'delivered',
      value: rateOf(orders.delivered, ended(orders)),
      earlier: rateOf(earlier.delivered, ended(earlier)),
      cases: ended(orders),
    },
    {
      name: 'cancelled',
      value: rateOf(orders.cancelled_by_company, orders.placed),
      earlier: rateOf(earlier.cancelled_by_company, earlier.placed),
      cases: orders.placed,
    },
    {
      name: 'toShip',
      value: orders.hours_to_ship,
      earlier: earlier.hours_to_ship,
      cases: orders.placed,
    },
    ...answers('quotesAnswered', 'toAnswer', quotes),
    ...answers('replied', 'toReply', replies),
  ];
}
