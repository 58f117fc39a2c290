import arabic from './messages/ar.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };
import type { OrderLine } from './mail-params.schema.ts';
import type { MailLanguage } from './mail-types.ts';

type Texts = typeof english;
/** Texts of one kind of mail. */
export type Template = { subject: string; text: string; button?: string };

const messages: Record<MailLanguage, Texts> = { en: english, ar: arabic };

/** Texts and formats of one language. */
export class MailWriter {
  readonly language: MailLanguage;
  readonly texts: Texts;
  readonly siteUrl: string;

  constructor(language: MailLanguage, siteUrl: string) {
    this.language = language === 'ar' ? 'ar' : 'en';
    this.texts = messages[this.language];
    this.siteUrl = siteUrl.replace(/\/+$/, '');
  }

  /** Amount in IQD with two decimals, as the shop shows it. */
  money(iqd: number | undefined): string {
    const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return `${amount.format(Number(iqd ?? 0))}\u00a0${this.texts.currency}`;
  }

  /** An ISO date in words: "2 December 2026". */
  day(date: string): string {
    const locale = this.language === 'ar' ? 'ar-IQ-u-nu-latn' : 'en-GB';
    return new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  }

  /** Unit after a price: "bag" in "12,500.00 IQD / bag". */
  unit(unit: string): string {
    return (this.texts.units as Record<string, string>)[unit] ?? unit;
  }

  /**
   * A quantity with its unit in the plural form of the language, split at the number: "200" and " bags". The number is null
   * if the plural form contains it as a word, as in Arabic for one and two. A unit typed by the buyer stays as written.
   */
  amountParts(quantity: number, unit: string): { before: string; number: string | null; after: string } {
    const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(quantity);
    const form = new Intl.PluralRules(this.language).select(quantity);
    const pattern = (this.texts.amounts as Record<string, string>)[`${unit}_${form}`];
    if (!pattern) return { before: '', number, after: ` ${unit}` };
    const [before = '', after] = pattern.split('{number}');
    return { before, number: after === undefined ? null : number, after: after ?? '' };
  }

  /** Quantity with unit as plain text: "200 bags". */
  amount(quantity: number, unit: string): string {
    const { before, number, after } = this.amountParts(quantity, unit);
    return before + (number ?? '') + after;
  }

  /** Joins words with the comma of the language. */
  list(parts: readonly string[]): string {
    return parts.join(this.language === 'ar' ? '، ' : ', ');
  }

  /** The value in the language of the mail, or the other one if it is missing. */
  pick(en: string | null | undefined, ar: string | null | undefined): string {
    return (this.language === 'ar' ? ar || en : en || ar) ?? '';
  }

  /** Company name in the language of the mail; falls back to the registered name for mails queued without display names. */
  companyName(of: { company_name?: string; company_name_en?: string; company_name_ar?: string }): string {
    return this.pick(of.company_name_en, of.company_name_ar) || (of.company_name ?? '');
  }

  lineName(line: OrderLine): string {
    const parts = [line.size, this.pick(line.color, line.color_ar)].filter(Boolean);
    // Isolated by FSI and PDI, because the bidi algorithm would show "kg 50" in Arabic text.
    const variant = parts.map((part) => (this.language === 'ar' ? `\u2068${part}\u2069` : part)).join(' / ');
    const name = this.pick(line.name_en, line.name_ar);
    return variant ? `${name} (${variant})` : name;
  }
}

/** Fills `{name}` placeholders; a missing value becomes an empty string. */
export function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}

/** Replaces control characters and line breaks by spaces, so that the text cannot inject a header. */
export function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- matches control characters on purpose
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}
