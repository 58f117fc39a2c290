import { localTimeOf } from '@mawad/shared-ui/kit/baghdad-time.ts';

const dayLength = 86_400_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Current month in Baghdad, `YYYY-MM`. */
export const monthNow = () => localTimeOf(new Date().toISOString()).slice(0, 7);

/** Today in Baghdad, `YYYY-MM-DD`. */
export const today = () => localTimeOf(new Date().toISOString()).slice(0, 10);

/** Month in the address; the current month if missing or invalid. */
export function readMonth(text: string): string {
  return /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text) ? text : monthNow();
}

/** Adds `count` months. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Adds `count` days. */
export const dayAfter = (day: string, count: number) => dayAt(noon(day) + count * dayLength);

/** Weeks of a month, Sunday first; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = noon(`${month}-01`);
  const start = first - new Date(first).getUTCDay() * dayLength;
  const next = noon(`${monthAfter(month, 1)}-01`);
  const weeks: (string | null)[][] = [];
  for (let week = start; week < next; week += 7 * dayLength) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const day = dayAt(week + place * dayLength);
        return day.startsWith(month) ? day : null;
      }),
    );
  }
  return weeks;
}
