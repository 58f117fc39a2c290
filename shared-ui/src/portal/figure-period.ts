import type { ListParams } from '@mawad/shared-ui/portal/list-params';

export const figurePeriods = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** The period that an address names; days without one. */
export function readPeriod(list: ListParams): FigurePeriod {
  return figurePeriods.find((one) => one === list.filter('period')) ?? 'day';
}

/** A day without a time, as a moment that is that day in Baghdad. */
export const noonOf = (day: string) => `${day}T09:00:00Z`;
