/** Iraq keeps one time the whole year, three hours ahead; ms. */
const ahead = 3 * 60 * 60 * 1000;

/** Whether the database takes a day or `datetime-local` text: it refuses years before 2000 and from 2100 on. */
export const isUsableTime = (text: string): boolean => /^20\d\d-/.test(text);

/** A moment in Baghdad's time as `datetime-local` writes it, to the minute. */
export function localTimeOf(moment: string | null): string {
  const time = moment === null ? NaN : new Date(moment).getTime() + ahead;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 16);
}

/** The moment of a `datetime-local` text; `before`, with its seconds, where it is still that minute. */
export function momentOf(text: string, before: string | null = null): string | null {
  if (text === '') return null;
  return text === localTimeOf(before) ? before : `${text}:00+03:00`;
}
