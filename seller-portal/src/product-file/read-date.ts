import { toLatinDigits } from '@mawad/shared-i18n';

export type DateResult =
  | { value: string }
  /** Read with the day first although it could be the month. */
  | { value: string; isDoubtful: true }
  | { problem: { code: 'date_invalid' } };

const invalid: DateResult = { problem: { code: 'date_invalid' } };

/** Iraq has no daylight saving time. */
const offset = '+03:00';

/** Moment meant by a date without time. */
export type DayPart = 'start' | 'end';

const parts: Record<DayPart, string> = { start: '00:00:00', end: '23:59:59' };

/** Offset of Baghdad from UTC, ms. */
const baghdadOffset = 3 * 60 * 60 * 1000;

/** Formats an ISO 8601 moment as `readDate` reads it; only the Baghdad date if the time is the default of `part`. */
export function momentText(moment: string, part: DayPart): string {
  const local = new Date(Date.parse(moment) + baghdadOffset).toISOString();
  const [day, time] = [local.slice(0, 10), local.slice(11, 19)];
  return time === parts[part] ? day : `${day} ${time}`;
}

/** Excel serial numbers read as dates: years 2000 to 2099. */
const serials = { first: 36_526, last: 73_050 };

function momentOf(year: number, month: number, day: number, time: string): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year < 2100;
  return isReal ? `${date.toISOString().slice(0, 10)}T${time}${offset}` : null;
}

function timeOf(hours?: string, minutes?: string, seconds?: string): string | null {
  if (hours === undefined || minutes === undefined) return null;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  return [hours, minutes, seconds ?? '00'].map((part) => part.padStart(2, '0')).join(':');
}

const clock = String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${clock}$`);
const dayFirst = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${clock}$`);

/**
 * Reads a date of a file as an ISO 8601 moment with Baghdad's offset. Accepts ISO dates, Excel serial numbers, and
 * day/month/year as in Iraq.
 */
export function readDate(input: string | number, part: DayPart): DateResult {
  if (typeof input === 'number') return ofSerial(input, part);
  const text = toLatinDigits(input.replace(/[\u200e\u200f\u061c]/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
  const iso = yearFirst.exec(text);
  const local = iso ? null : dayFirst.exec(text);
  const found = iso ?? local;
  if (!found) return invalid;
  const [, first, , second, third, ...times] = found;
  const hasTime = times[0] !== undefined;
  const time = hasTime ? timeOf(...times) : parts[part];
  if (time === null) return invalid;
  const [year, day] = iso ? [first, third] : [third, first];
  const value = momentOf(Number(year), Number(second), Number(day), time);
  if (value === null) return invalid;
  const isDoubtful = local !== null && Number(day) <= 12 && Number(day) !== Number(second);
  return isDoubtful ? { value, isDoubtful } : { value };
}

function ofSerial(serial: number, part: DayPart): DateResult {
  if (serial < serials.first || serial >= serials.last) return invalid;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 86_400) * 1000).toISOString();
  const time = Number.isInteger(serial) ? parts[part] : date.slice(11, 19);
  return { value: `${date.slice(0, 10)}T${time}${offset}` };
}
