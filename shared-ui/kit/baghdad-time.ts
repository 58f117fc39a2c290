/** Iraq's offset from UTC in ms; there is no daylight saving time. */
const utcOffset = 3 * 60 * 60 * 1000;

/** True for a date or `datetime-local` text that the database accepts: from the year 2000 up to 2099. */
export const isUsableTime = (text: string): boolean => /^20\d\d-/.test(text);

/** A moment in Baghdad's time as a `datetime-local` text, to the minute. */
export function localTimeOf(moment: string | null): string {
  const time = moment === null ? NaN : new Date(moment).getTime() + utcOffset;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 16);
}

/** The moment of a `datetime-local` text; `before`, with its seconds, if the minute is unchanged. */
export function momentOf(text: string, before: string | null = null): string | null {
  if (text === '') return null;
  return text === localTimeOf(before) ? before : `${text}:00+03:00`;
}
