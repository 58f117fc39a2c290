import { toLatinDigits } from './digits.ts';

/**
 * National mobile prefixes without the trunk zero, as google/libphonenumber lists
 * the Iraqi carriers (Apache-2.0). A number has ten digits after the country code.
 */
const mobilePrefixes = [
  '73',
  '7400',
  '7401',
  '7435',
  '7436',
  '7444',
  '7480',
  '7481',
  '7491',
  '7494',
  '7495',
  '7496',
  '75',
  '76',
  '77',
  '78',
  '79',
];

/**
 * Reads an Iraqi mobile number in any usual form (07…, 7…, +964…, 00964…, with
 * spaces, dashes, brackets, Arabic digits). Answers E.164 (+9647…) or null.
 */
export function parsePhone(text: string): string | null {
  const compact = toLatinDigits(text).replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069().\-–/]/g, '');
  const national = /^(?:\+964|00964|964)?0?(7\d{9})$/.exec(compact)?.[1];
  if (!national || !mobilePrefixes.some((prefix) => national.startsWith(prefix))) return null;
  return `+964${national}`;
}

/** An E.164 number grouped for reading, e.g. +964 770 123 4567; anything else unchanged. */
export function formatPhone(phone: string): string {
  const mobile = /^\+964(7\d{2})(\d{3})(\d{4})$/.exec(phone);
  if (mobile) return `+964 ${mobile.slice(1).join(' ')}`;
  const landline = /^\+964([1-6]\d?)(\d{3})(\d{4})$/.exec(phone);
  return landline ? `+964 ${landline.slice(1).join(' ')}` : phone;
}
