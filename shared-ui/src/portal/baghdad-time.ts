/** Iraq keeps one time the whole year, three hours ahead; ms. */
const ahead = 3 * 60 * 60 * 1000;

/** A moment in Baghdad's time as `datetime-local` writes it, to the minute. */
export function localTimeOf(moment: string | null): string {
  return moment === null ? '' : new Date(new Date(moment).getTime() + ahead).toISOString().slice(0, 16);
}

/** The moment of a `datetime-local` text; `before`, with its seconds, where it is still that minute. */
export function momentOf(text: string, before: string | null = null): string | null {
  if (text === '') return null;
  return text === localTimeOf(before) ? before : `${text}:00+03:00`;
}
