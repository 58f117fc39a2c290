/** Numbers of Excel's built-in date formats, including those of East Asian versions. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** True if a number format shows a date or time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltIn(id);
  const [positive = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';');
  return /[dmyhs]/i.test(positive);
}

const dayLength = 86_400_000;

/** ISO text of Excel's serial date; null if Excel shows none. `is1904`: days count from 1904. */
export function dateOfSerial(serial: number, is1904: boolean): string | null {
  const days = is1904 ? serial + 1462 : serial;
  if (!(days >= 0 && days < 2_958_466)) return null;
  // Excel treats 1900 as a leap year: before day 60, which does not exist, days count from one day later.
  const base = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const seconds = Math.round((days * dayLength) / 1000);
  const iso = new Date(base + seconds * 1000).toISOString();
  const time = iso.slice(11, 19);
  if (days < 1) return time;
  return time === '00:00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)}T${time}`;
}
