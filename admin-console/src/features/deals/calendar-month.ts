import { localTimeOf } from '@mawad/shared-ui/portal/baghdad-time';

const dayLength = 86_400_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The month of today in Baghdad, `YYYY-MM`. */
export const monthNow = () => localTimeOf(new Date().toISOString()).slice(0, 7);

/** Today in Baghdad, `YYYY-MM-DD`. */
export const today = () => localTimeOf(new Date().toISOString()).slice(0, 10);

/** The month that an address names, or this one. */
export function readMonth(text: string): string {
  return /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text) ? text : monthNow();
}

/** The month so many months later. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The day so many days later. */
export const dayAfter = (day: string, count: number) => dayAt(noon(day) + count * dayLength);

/** The weeks of a month, from Sunday, as the figures count them; null where a day is of another month. */
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
