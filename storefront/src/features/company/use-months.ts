import { baghdadDay, useFormat } from '@mawad/shared-i18n';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { withParams } from '../../catalogue/listing-input.ts';

/** Number of months that can be chosen. */
const choosable = 36;

/** `YYYY-MM`, so many months before another. */
function monthBefore(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

export function daysOf(from: string, until: string): { first_day: string; last_day: string } {
  const [year, number] = until.split('-').map(Number) as [number, number];
  return {
    first_day: `${from}-01`,
    last_day: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}

/** Months in the page's address, by default the present one or so many before it, and the months to choose from. */
export function useMonths(defaults: Record<string, number>) {
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const present = baghdadDay().slice(0, 7);
  const months = Array.from({ length: choosable }, (_, count) => monthBefore(present, count));
  const chosen = Object.fromEntries(
    Object.entries(defaults).map(([name, count]) => {
      const value = params.get(name) ?? '';
      return [name, months.includes(value) ? value : monthBefore(present, count)];
    }),
  );
  const nameOf = (month: string) => format.month(`${month}-15T09:00:00Z`);
  return {
    chosen,
    choose: (name: string, month: string) => setParams(withParams(params, { [name]: month })),
    nameOf,
    options: months.map((month): [string, string] => [month, nameOf(month)]),
  };
}
