import type { TFunction } from 'i18next';
import type { Language } from './language.ts';

/** Message keys of the units of measure, by their name in the database. */
const unitKeys = {
  Each: 'each',
  Piece: 'piece',
  Pack: 'pack',
  Box: 'box',
  Case: 'case',
  Kilogram: 'kilogram',
  Meter: 'meter',
  Ton: 'ton',
  Bag: 'bag',
  'Square meter': 'square_meter',
  'Cubic meter': 'cubic_meter',
  Liter: 'liter',
  Roll: 'roll',
  Pair: 'pair',
  Set: 'set',
  Dozen: 'dozen',
} as const;
export type UnitName = keyof typeof unitKeys;

// Numbers have one format in both languages and dates one time zone, so that server and browser render the
// same text regardless of their locale data and time zone.
const timeZone = 'Asia/Baghdad';
const dateLocales: Record<Language, string> = { en: 'en-GB', ar: 'ar-IQ-u-nu-latn' };

type DateInput = string | number | Date;

/** Date in Baghdad as 2026-12-31: today, or `later` days from now. */
export function baghdadDay(later = 0): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + later * 86_400_000);
}

export interface Format {
  /** IQD with two decimals and the currency label: "12,500.00 IQD". */
  money(iqd: number): string;
  /** Amount of `money` without the currency: "12,500.00". */
  amount(iqd: number): string;
  /** Total of the cart, with exactly two decimals and the currency. */
  cartTotal(iqd: number): string;
  /** Grouped digits with at most three decimals. */
  number(value: number): string;
  /** Share from 0 to 1 as a whole percentage: "15%". */
  percent(share: number): string;
  /** "21 November 2026", Baghdad time. */
  date(value: DateInput): string;
  /** "November 2026", Baghdad time. */
  month(value: DateInput): string;
  /** "Saturday", Baghdad time. */
  weekday(value: DateInput): string;
  /** Name of a weekday by its number (0 is Sunday): "Sunday". */
  dayOfWeek(day: number): string;
  /** "21 November 2026, 14:05", Baghdad time. */
  dateTime(value: DateInput): string;
  /** Relative time such as "3 days ago"; `now` is in ms since 1970. */
  relativeTime(value: DateInput, now: number): string;
  /** Quantity with its unit in the correct plural: "3 bags". */
  quantity(unit: string, count: number): string;
  /** Unit after a price, "bag" in "12,500.00 IQD / bag"; unknown units are unchanged. */
  unit(unit: string): string;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

function relativeTime(format: Intl.RelativeTimeFormat, value: Date, now: number): string {
  const seconds = Math.round((value.getTime() - now) / 1000);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return format.format(Math.trunc(seconds / size), unit);
}

function isUnit(unit: string): unit is UnitName {
  return Object.hasOwn(unitKeys, unit);
}

/**
 * Creates a value on first use, because Intl formatters are slow to create and few pages need all of them.
 */
function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/** Groups digits by three. Not Intl.NumberFormat, because its first instance takes 80 ms on a phone. */
function grouped(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

const plain = (value: number) => grouped(value, 3).replace(/\.?0+$/, '');
const clock = lazy(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }));

/** Formats an invalid date as empty text; Intl would throw and break the page. */
const tolerant = (print: (date: Date) => string) => (value: DateInput) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : print(date);
};

/** Creates the formatters of a language; `t` translates the `common` namespace. */
export function createFormat(language: Language, t: TFunction<'common'>): Format {
  const day = lazy(() => new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeZone }));
  const month = lazy(
    () => new Intl.DateTimeFormat(dateLocales[language], { month: 'long', year: 'numeric', timeZone }),
  );
  const weekday = lazy(() => new Intl.DateTimeFormat(dateLocales[language], { weekday: 'long', timeZone }));
  const relative = lazy(() => new Intl.RelativeTimeFormat(dateLocales[language], { numeric: 'auto' }));
  const money = (iqd: number) => `${grouped(iqd, 2)}\u00a0${t('currency')}`;
  return {
    money,
    amount: (iqd) => grouped(iqd, 2),
    cartTotal: money,
    number: (value) => plain(value),
    percent: (share) => {
      const percentage = `${grouped(share * 100, 0)}%`;
      return language === 'ar' ? `\u2066${percentage}\u2069` : percentage;
    },
    date: tolerant((value) => day().format(value)),
    month: tolerant((value) => month().format(value)),
    weekday: tolerant((value) => weekday().format(value)),
    // 4 January 1970 was a Sunday.
    dayOfWeek: (day) => weekday().format(new Date(Date.UTC(1970, 0, 4 + day))),
    dateTime: tolerant((value) => `${day().format(value)}${t('listComma')} ${clock().format(value)}`),
    relativeTime: (value, now) => tolerant((date) => relativeTime(relative(), date, now))(value),
    quantity: (unit, count) =>
      isUnit(unit)
        ? t(`units.${unitKeys[unit]}`, { count, number: plain(count) })
        : `${plain(count)} ${unit}`,
    unit: (unit) => (isUnit(unit) ? t(`unitNames.${unitKeys[unit]}`) : unit),
  };
}
