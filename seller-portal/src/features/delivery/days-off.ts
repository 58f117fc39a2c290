import { isUsableTime } from '@mawad/shared-ui/kit/baghdad-time.ts';
import type { DeliveryAreas } from '@mawad/supabase/delivery/queries';

type DaysOffAnswer = Pick<
  DeliveryAreas,
  'closed_weekdays' | 'holiday_from' | 'holiday_until' | 'holiday_takes_orders'
>;

/** Days without preparation and delivery, as typed. */
export interface DaysOff {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** ISO date, or empty. */
  from: string;
  until: string;
  takesOrders: boolean;
}
export type DaysOffProblem = 'allWeek' | 'both' | 'order' | 'long' | 'range';

const longestHoliday = 180;

/** Converts stored days off, without a holiday that is over. `today` is an ISO date. */
export function daysOffOf(areas: DaysOffAnswer, today: string): DaysOff {
  const isOver = areas.holiday_until === null || areas.holiday_until < today;
  return {
    weekdays: areas.closed_weekdays,
    from: isOver ? '' : (areas.holiday_from ?? ''),
    until: isOver ? '' : (areas.holiday_until ?? ''),
    takesOrders: isOver || areas.holiday_takes_orders,
  };
}

export function answerOfDaysOff({ weekdays, from, until, takesOrders }: DaysOff): DaysOffAnswer {
  return {
    closed_weekdays: weekdays.toSorted((a, b) => a - b),
    holiday_from: from || null,
    holiday_until: until || null,
    holiday_takes_orders: takesOrders,
  };
}

/** Problems by field. */
export function daysOffProblems({
  weekdays,
  from,
  until,
}: DaysOff): { field: 'weekdays' | 'from' | 'until'; problem: DaysOffProblem }[] {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  return [
    ...(weekdays.length === 7 ? [{ field: 'weekdays', problem: 'allWeek' } as const] : []),
    ...(!from && until ? [{ field: 'from', problem: 'both' } as const] : []),
    ...(from && !until ? [{ field: 'until', problem: 'both' } as const] : []),
    ...(from && !isUsableTime(from) ? [{ field: 'from', problem: 'range' } as const] : []),
    ...(until && !isUsableTime(until) ? [{ field: 'until', problem: 'range' } as const] : []),
    ...(days < 0 ? [{ field: 'until', problem: 'order' } as const] : []),
    ...(days > longestHoliday ? [{ field: 'until', problem: 'long' } as const] : []),
  ];
}
