import { toLatinDigits } from './digits.ts';

/** Characters that people write between the digits of a phone number, including invisible ones. */
const separators =
  /[\s().[\]/\u00ad\u061c\u180e\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u206f\u2212\ufeff-]/g;

/**
 * Iraqi mobile number: country code and ten digits. The prefixes are those of the Iraqi carriers in
 * google/libphonenumber (Apache-2.0).
 */
const mobileForm = /^(?:\+964|00964|964)?0?(7(?:[356789]\d{8}|4(?:00|01|35|36|44|80|81|91|94|95)\d{6}))$/;

/**
 * Reads an Iraqi mobile number in any usual form (07…, 7…, +964…, 00964…, tel:…, with separators, Arabic
 * digits or invisible characters). Returns E.164 (+9647…) or null. The database has the same rule
 * (private.read_phone); both are tested with phone-forms.json.
 */
export function parsePhone(text: string): string | null {
  const bare = toLatinDigits(text.normalize('NFKC')).replace(separators, '').replace(/^tel:/i, '');
  const national = mobileForm.exec(bare)?.[1];
  return national ? `+964${national}` : null;
}

/** Groups an Iraqi E.164 number, e.g. +964 770 123 4567; other text is unchanged. */
export function formatPhone(phone: string): string {
  const mobile = /^\+964(7\d{2})(\d{3})(\d{4})$/.exec(phone);
  if (mobile) return `+964 ${mobile.slice(1).join(' ')}`;
  const landline = /^\+964([1-6]\d?)(\d{3})(\d{4})$/.exec(phone);
  return landline ? `+964 ${landline.slice(1).join(' ')}` : phone;
}
