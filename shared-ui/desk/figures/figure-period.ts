import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';

export const figurePeriods = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** The period in the address; `day` by default. */
export function readPeriod(list: ListParams): FigurePeriod {
  return figurePeriods.find((one) => one === list.filter('period')) ?? 'day';
}

/** A date without time as a moment on that date in Baghdad. */
export const noonOf = (day: string) => `${day}T09:00:00Z`;
