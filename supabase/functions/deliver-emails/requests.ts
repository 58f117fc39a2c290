import type { AskedQuote, MailParams, Quote } from './mail-params.schema.ts';
import { fill, type MailWriter } from './mail-writer.ts';

/** A labelled value. */
export interface Fact {
  label: string;
  value: string;
  /** True for numbers, addresses and dates, which Arabic text must not reorder. */
  ltr?: boolean;
}

/** Fields of a quote request besides its lines; those of the sender only for admins. */
export function factsOf(writer: MailWriter, quote: Quote, isForAdmin: boolean): Fact[] {
  const { texts } = writer;
  const sender: Fact[] = [
    { label: texts.name, value: quote.full_name },
    { label: texts.company, value: quote.company_name ?? '' },
    { label: texts.phone, value: quote.phone ?? '', ltr: true },
    { label: texts.email, value: quote.email ?? '', ltr: true },
  ];
  return [
    ...(isForAdmin ? sender : []),
    { label: texts.governorate, value: writer.pick(quote.governorate_en, quote.governorate_ar) },
    { label: texts.needed_by, value: quote.needed_by ?? '', ltr: true },
    { label: texts.message, value: quote.message ?? '' },
  ].filter(({ value }) => value !== '');
}

/** Fields of a request for the companies that are asked. */
export function askedFactsOf(writer: MailWriter, asked: AskedQuote): Fact[] {
  const { texts } = writer;
  return [
    {
      label: asked.is_pickup ? texts.picked_up_in : texts.governorate,
      value: writer.pick(asked.governorate_en, asked.governorate_ar),
    },
    { label: texts.needed_by, value: asked.needed_by ?? '', ltr: true },
    { label: texts.closes_at, value: asked.closes_at, ltr: true },
  ].filter(({ value }) => value !== '');
}

/** Sender of a contact message; empty in the mail to the sender. */
export function senderOf({ texts }: MailWriter, { full_name, email }: MailParams): Fact[] {
  if (!full_name || !email) return [];
  return [
    { label: texts.name, value: full_name },
    { label: texts.email, value: email, ltr: true },
  ];
}

/** Numbers of quote requests and messages, without zeros. */
export function countsOf({ texts }: MailWriter, { quotes = 0, messages = 0 }: MailParams): Fact[] {
  return [
    { label: texts.quote_requests, value: quotes },
    { label: texts.contact_messages, value: messages },
  ]
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => ({ label, value: String(value), ltr: true }));
}

/** Number of quote requests and messages that are not listed; null if all are. */
export function moreText({ texts }: MailWriter, params: MailParams): string | null {
  const left = (params.quotes ?? 0) + (params.messages ?? 0) - (params.entries ?? []).length;
  return left > 0 ? fill(texts.more_entries, { count: left }) : null;
}

/** Number of lines of a request that the mail does not list; null if it lists all. */
export function moreLinesText(
  { texts }: MailWriter,
  { line_count, lines }: Pick<Quote, 'line_count' | 'lines'>,
): string | null {
  const left = line_count - lines.length;
  return left > 0 ? fill(texts.more_entries, { count: left }) : null;
}

/** The lines of a quote request and facts about it as plain text. */
export function quoteText(
  writer: MailWriter,
  quote: Pick<Quote, 'line_count' | 'lines'>,
  facts: Fact[],
): string[] {
  const more = moreLinesText(writer, quote);
  return [
    '',
    `${writer.texts.asked_for}:`,
    ...quote.lines.map(
      ({ description, quantity, unit }) =>
        `- ${description}: ${quantity === null ? writer.texts.no_quantity : writer.amount(Number(quantity), unit)}`,
    ),
    ...(more ? [more] : []),
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ];
}

/** A contact message as lines of plain text. */
export function messageText(writer: MailWriter, params: MailParams, isForAdmin: boolean): string[] {
  const title = isForAdmin ? writer.texts.message : writer.texts.your_message;
  const facts = senderOf(writer, params).map(({ label, value }) => `${label}: ${value}`);
  return ['', `${title}:`, params.message ?? '', ...(facts.length > 0 ? ['', ...facts] : [])];
}

/** A digest of quote requests and messages as lines of plain text. */
export function gatheredText(writer: MailWriter, params: MailParams): string[] {
  const more = moreText(writer, params);
  return [
    ...countsOf(writer, params).map(({ label, value }) => `${label}: ${value}`),
    ...(params.entries ?? []).flatMap(({ number, full_name, contact, message }) => [
      '',
      `- ${[number, full_name, contact].filter(Boolean).join(' · ')}`,
      ...(message ? [message] : []),
    ]),
    ...(more ? ['', more] : []),
  ];
}
