import { toLatinDigits } from './digits.ts';

/** What people write around the digits of a phone: spaces, dashes, brackets, slashes and invisible marks. */
const separators =
  /[\s().[\]/\u00ad\u061c\u180e\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u206f\u2212\ufeff-]/g;

/**
 * An Iraqi mobile number. Its prefixes are those that google/libphonenumber lists for
 * the Iraqi carriers (Apache-2.0); ten digits follow the country code.
 */
const mobileForm = /^(?:\+964|00964|964)?0?(7(?:[356789]\d{8}|4(?:00|01|35|36|44|80|81|91|94|95)\d{6}))$/;

/**
 * Reads an Iraqi mobile number in any usual form (07…, 7…, +964…, 00964…, tel:…, with spaces, dashes,
 * brackets, Arabic digits, invisible marks). Returns E.164 (+9647…) or null. The database reads by the same
 * rule (private.read_phone); both are tested against phone-forms.json.
 */
export function parsePhone(text: string): string | null {
  const bare = toLatinDigits(text.normalize('NFKC')).replace(separators, '').replace(/^tel:/i, '');
  const national = mobileForm.exec(bare)?.[1];
  return national ? `+964${national}` : null;
}

/** An E.164 number grouped for reading, e.g. +964 770 123 4567; anything else unchanged. */
export function formatPhone(phone: string): string {
  const mobile = /^\+964(7\d{2})(\d{3})(\d{4})$/.exec(phone);
  if (mobile) return `+964 ${mobile.slice(1).join(' ')}`;
  const landline = /^\+964([1-6]\d?)(\d{3})(\d{4})$/.exec(phone);
  return landline ? `+964 ${landline.slice(1).join(' ')}` : phone;
}
