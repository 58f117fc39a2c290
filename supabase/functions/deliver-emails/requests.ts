import type { GatheredEntry, MailParams, Quote, QuoteLine } from './mail-params.schema.ts';
import { cell, escapeHtml, fill, isolated, type MailWriter } from './mail-writer.ts';

const heading = (text: string) => `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(text)}</h2>`;
const breaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

interface Fact {
  label: string;
  value: string;
  /** Numbers, addresses and dates keep their order inside Arabic text. */
  ltr?: boolean;
}

/** What was asked for beside the lines; who asked is told to the admins only, the asker knows. */
function factsOf(writer: MailWriter, quote: Quote, isForAdmin: boolean): Fact[] {
  const { texts } = writer;
  const asker: Fact[] = [
    { label: texts.name, value: quote.full_name },
    { label: texts.company, value: quote.company_name ?? '' },
    { label: texts.phone, value: quote.phone ?? '', ltr: true },
    { label: texts.email, value: quote.email ?? '', ltr: true },
  ];
  return [
    ...(isForAdmin ? asker : []),
    { label: texts.governorate, value: writer.pick(quote.governorate_en, quote.governorate_ar) },
    { label: texts.needed_by, value: quote.needed_by ?? '', ltr: true },
    { label: texts.message, value: quote.message ?? '' },
  ].filter(({ value }) => value !== '');
}

function renderFacts(facts: Fact[]): string {
  const rows = facts.map(({ label, value, ltr }) => {
    const text = ltr ? isolated(escapeHtml(value)) : breaks(value);
    return `<b style="font-weight:500;color:#3e5561">${escapeHtml(label)}:</b> ${text}`;
  });
  return rows.length > 0 ? `<p style="margin:16px 0 0">${rows.join('<br>')}</p>` : '';
}

const amountOf = (writer: MailWriter, line: QuoteLine) =>
  writer.amount(Number(line.quantity), escapeHtml(line.unit), isolated);

/** The lines of a quote request as a table, and what else was said about it. */
export function renderQuote(writer: MailWriter, quote: Quote, isForAdmin: boolean): string {
  const rows = quote.lines.map(
    (line) =>
      `<tr><td style="${cell}">${escapeHtml(line.description)}</td>` +
      `<td style="${cell};text-align:end;white-space:nowrap">${amountOf(writer, line)}</td></tr>`,
  );
  return (
    heading(writer.texts.asked_for) +
    `<table role="presentation" width="100%" style="border-collapse:collapse">${rows.join('')}</table>` +
    renderFacts(factsOf(writer, quote, isForAdmin))
  );
}

/** The same as plain text. */
export function quoteText(writer: MailWriter, quote: Quote, isForAdmin: boolean): string[] {
  return [
    '',
    `${writer.texts.asked_for}:`,
    ...quote.lines.map((line) => `- ${line.description}: ${writer.amount(Number(line.quantity), line.unit)}`),
    '',
    ...factsOf(writer, quote, isForAdmin).map(({ label, value }) => `${label}: ${value}`),
  ];
}

/** What somebody wrote through the contact form. */
export function renderMessage(writer: MailWriter, params: MailParams, isForAdmin: boolean): string {
  const title = isForAdmin ? writer.texts.message : writer.texts.your_message;
  return `${heading(title)}<p style="margin:0">${breaks(params.message ?? '')}</p>${renderFacts(writerOf(writer, params))}`;
}

/** The same as plain text. */
export function messageText(writer: MailWriter, params: MailParams, isForAdmin: boolean): string[] {
  const title = isForAdmin ? writer.texts.message : writer.texts.your_message;
  const facts = writerOf(writer, params).map(({ label, value }) => `${label}: ${value}`);
  return ['', `${title}:`, params.message ?? '', ...(facts.length > 0 ? ['', ...facts] : [])];
}

function writerOf({ texts }: MailWriter, { full_name, email }: MailParams): Fact[] {
  if (!full_name || !email) return [];
  return [
    { label: texts.name, value: full_name },
    { label: texts.email, value: email, ltr: true },
  ];
}

/** How many of each kind came in; kinds of which none came are left out. */
function countsOf({ texts }: MailWriter, { quotes = 0, messages = 0 }: MailParams): Fact[] {
  return [
    { label: texts.quote_requests, value: quotes },
    { label: texts.contact_messages, value: messages },
  ]
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => ({ label, value: String(value), ltr: true }));
}

function moreText({ texts }: MailWriter, params: MailParams): string | null {
  const left = (params.quotes ?? 0) + (params.messages ?? 0) - (params.entries ?? []).length;
  return left > 0 ? fill(texts.more_entries, { count: left }) : null;
}

function renderEntry({ number, full_name, contact, message }: GatheredEntry): string {
  const head = [
    number && isolated(escapeHtml(number)),
    `<bdi>${escapeHtml(full_name)}</bdi>`,
    isolated(escapeHtml(contact)),
  ];
  const words = message ? `<br><span style="color:#3e5561;font-size:14px">${breaks(message)}</span>` : '';
  return `<tr><td style="${cell}">${head.filter(Boolean).join(' · ')}${words}</td></tr>`;
}

/** Several enquiries in one mail: their counts, then who wrote what. */
export function renderGathered(writer: MailWriter, params: MailParams): string {
  const rows = (params.entries ?? []).map(renderEntry);
  const more = moreText(writer, params);
  return (
    renderFacts(countsOf(writer, params)) +
    `<table role="presentation" width="100%" style="border-collapse:collapse;margin-top:16px">${rows.join('')}</table>` +
    (more ? `<p style="margin:12px 0 0">${escapeHtml(more)}</p>` : '')
  );
}

/** The same as plain text. */
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
