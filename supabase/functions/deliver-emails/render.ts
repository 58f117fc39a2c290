import type { Delivery, MailParams, Order, OrderLine } from './mail-params.schema.ts';
import type { OutboxMail, RenderedMail } from './mail-types.ts';
import { cell, escapeHtml, fill, isolated, MailWriter, oneLine, type Template } from './mail-writer.ts';
import {
  gatheredText,
  messageText,
  quoteText,
  renderGathered,
  renderMessage,
  renderQuote,
} from './requests.ts';

function renderRow(label: string, value: string, strong = false): string {
  const weight = strong ? ';font-weight:700' : '';
  return `<tr><td colspan="2" style="padding:4px 0${weight}">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:end${weight}">${value}</td></tr>`;
}

/** What was ordered of a line of which less comes. */
function orderedText(writer: MailWriter, line: OrderLine, show?: (number: string) => string): string {
  const amount = writer.amount(line.ordered_quantity ?? 0, escapeHtml(line.unit), show);
  return fill(writer.texts.ordered, { amount });
}

function renderLine(writer: MailWriter, line: OrderLine): string {
  const { unit_price, quantity, line_total } = line;
  const each = `${isolated(escapeHtml(writer.money(unit_price)))} / ${escapeHtml(writer.unit(line.unit))}`;
  const ordered = line.ordered_quantity
    ? `<br><span style="color:#3e5561;font-size:14px">${orderedText(writer, line, isolated)}</span>`
    : '';
  return (
    `<tr><td style="${cell}">${escapeHtml(writer.lineName(line))}<br><span style="color:#3e5561;font-size:14px">${each}</span></td>` +
    `<td style="${cell};text-align:center">${writer.amount(quantity, escapeHtml(line.unit), isolated)}${ordered}</td>` +
    `<td style="${cell};text-align:end">${isolated(escapeHtml(writer.money(line_total)))}</td></tr>`
  );
}

function renderOrder(writer: MailWriter, order: Order, isForSeller: boolean): string {
  const { texts } = writer;
  const title = fill(isForSeller ? texts.order_only : texts.order_from, { ...order });
  const fee = order.delivery_fee;
  const feeLabel = order.pickup ? texts.pickup : texts.delivery_fee;
  const feeText = fee === 0 ? escapeHtml(texts.free_delivery) : isolated(escapeHtml(writer.money(fee)));
  const head = [texts.item, texts.quantity, texts.amount].map(
    (label, index) =>
      `<th scope="col" style="${cell};font-weight:500;color:#3e5561;text-align:${['start', 'center', 'end'][index]}">${escapeHtml(label)}</th>`,
  );
  const rows = order.lines.map((line) => renderLine(writer, line));
  const sums = [
    renderRow(texts.subtotal, isolated(escapeHtml(writer.money(order.subtotal)))),
    renderRow(feeLabel, feeText),
    renderRow(texts.total, isolated(escapeHtml(writer.money(order.total))), true),
  ];
  return (
    `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(title)}</h2>` +
    `<table role="presentation" width="100%" style="border-collapse:collapse"><tr>${head.join('')}</tr>${rows.join('')}${sums.join('')}</table>` +
    pickupLines(writer, order)
      .map((line) => `<p style="margin:8px 0 0">${escapeHtml(line)}</p>`)
      .join('')
  );
}

/** Where an order is collected, and what the company says of that; nothing of one that is delivered. */
function pickupLines(writer: MailWriter, { pickup }: Order): string[] {
  if (!pickup) return [];
  const governorate = writer.pick(pickup.governorate_en, pickup.governorate_ar);
  const place = writer.list([writer.pick(pickup.address_en, pickup.address_ar), governorate]);
  const note = writer.pick(pickup.note_en, pickup.note_ar);
  return [`${writer.texts.pick_up_at}: ${place}`, ...(note ? [note] : [])];
}

function deliveryLines(writer: MailWriter, delivery: Delivery): string[] {
  const { full_name, phone, notes, place } = delivery;
  const governorate = writer.pick(place?.governorate_en, place?.governorate_ar);
  const area = writer.list([governorate, place?.district ?? ''].filter(Boolean));
  return [full_name, phone, area, place?.address, place?.landmark, notes].filter((line): line is string =>
    Boolean(line),
  );
}

function deliveryTitle({ texts }: MailWriter, { place }: Delivery): string {
  return place ? texts.deliver_to : texts.ordered_by;
}

function renderDelivery(writer: MailWriter, delivery: Delivery): string {
  const lines = deliveryLines(writer, delivery).map((line) =>
    line === delivery.phone ? isolated(escapeHtml(line)) : escapeHtml(line),
  );
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(deliveryTitle(writer, delivery))}</h2><p style="margin:0">${lines.join('<br>')}</p>`;
}

interface Link {
  label: string;
  path: string;
}

/** Where the reader goes on: buyers to each order, sellers to their dashboard, admins to the sellers. */
function findLinks(writer: MailWriter, mail: OutboxMail, template: Template): Link[] {
  const joinPath = `/seller/join?${new URLSearchParams({ token: mail.params.token ?? '' })}`;
  const documentsPath = '/seller/dashboard/documents';
  const paths: Record<string, string> = {
    order_received: '/seller/dashboard/orders',
    seller_applied: '/admin/sellers',
    seller_approved: '/seller/dashboard',
    document_submitted: '/admin/sellers?documents=waiting',
    document_accepted: documentsPath,
    document_refused: documentsPath,
    document_expiring: documentsPath,
    document_expired: documentsPath,
    seller_rejected: '/contact',
    seller_suspended: '/contact',
    account_suspended: '/contact',
    account_restored: '/',
    second_factor_removed: '/account/security',
    team_invited: joinPath,
    staff_invited: joinPath,
    question_received: '/seller/dashboard/questions?state=unanswered',
    question_answered: `/product/${mail.params.product_id}#questions`,
  };
  const isSellers = mail.params.recipient === 'seller';
  const { quote } = mail.params;
  if (mail.template === 'quote_confirmed' && quote) {
    const label = fill(writer.texts.see_quote, { number: quote.number });
    return [{ label, path: `/account/quotes/${encodeURIComponent(quote.id)}` }];
  }
  if (mail.params.quote_id) {
    const label = fill(writer.texts.see_quote, { number: mail.params.number });
    return [{ label, path: `/account/quotes/${encodeURIComponent(mail.params.quote_id)}` }];
  }
  const path = isSellers ? '/seller/dashboard/orders' : paths[mail.template];
  if (path) return [{ label: template.button ?? path, path }];
  return (mail.params.orders ?? []).map((order) => ({
    label: fill(writer.texts.see_order, { number: order.number }),
    path: `/orders/${encodeURIComponent(order.id)}`,
  }));
}

function renderHtml(writer: MailWriter, title: string, content: string[], footer: string): string {
  const isArabic = writer.language === 'ar';
  const font = isArabic
    ? "17px/1.7 'IBM Plex Sans Arabic',Tahoma,sans-serif"
    : '16px/1.5 Inter,Arial,sans-serif';
  return (
    `<!doctype html><html lang="${writer.language}" dir="${isArabic ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;padding:24px 12px;background:#f4f5f3;color:#14232b;font:${font}">` +
    `<div dir="${isArabic ? 'rtl' : 'ltr'}" style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid #c9cec9;border-radius:8px;text-align:start">` +
    `<p style="margin:0 0 16px;font-weight:700;color:#0b5c63">${escapeHtml(writer.texts.brand)}</p>${content.join('')}` +
    `<p style="margin:32px 0 0;color:#3e5561;font-size:13px">${escapeHtml(footer)}</p></div></body></html>`
  );
}

function renderButton(writer: MailWriter, { label, path }: Link): string {
  return (
    `<a href="${escapeHtml(writer.siteUrl + path)}" style="display:inline-block;margin:0 0 8px;padding:12px 24px;border-radius:8px;` +
    `background:#0b5c63;color:#fff;text-decoration:none">${escapeHtml(label)}</a> `
  );
}

function orderText(writer: MailWriter, order: Order): string[] {
  const { texts } = writer;
  return [
    '',
    fill(texts.order_from, { ...order }),
    ...order.lines.map(
      (line) =>
        `- ${writer.lineName(line)}: ${writer.amount(line.quantity, line.unit)} × ${writer.money(line.unit_price)}` +
        (line.ordered_quantity ? ` (${orderedText(writer, line)})` : ''),
    ),
    `${order.pickup ? texts.pickup : texts.delivery_fee}: ${order.delivery_fee === 0 ? texts.free_delivery : writer.money(order.delivery_fee)}`,
    `${texts.total}: ${writer.money(order.total)}`,
    ...pickupLines(writer, order),
  ];
}

function wordsOf(writer: MailWriter, params: MailParams): Record<string, string | number | null | undefined> {
  const { buyer_name, full_name, email, quote, answer, document, expires_on } = params;
  return {
    answer,
    document: document && writer.texts.documents[document],
    // Isolated, or Arabic text would turn the parts of the date round.
    expires_on: expires_on ? `\u2066${expires_on}\u2069` : undefined,
    buyer_name,
    company_name: params[`company_name_${writer.language}`] || params.company_name,
    full_name: full_name ?? quote?.full_name,
    email,
    number: params.number ?? quote?.number,
    product: writer.pick(params.product_en, params.product_ar),
    question: params.question,
    numbers: writer.list((params.orders ?? []).map((order) => order.number)),
    fee: writer.money(params.orders?.[0]?.delivery_fee),
    count: (params.quotes ?? 0) + (params.messages ?? 0),
  };
}

/** Templates that take the place of others when the order is collected instead of delivered. */
const pickupTemplates: Record<string, string> = {
  order_shipped: 'order_ready',
  order_delivered: 'order_collected',
};

/** A cancelled order is told to the seller and, of refused goods, to the buyer in words of its own. */
function templateName({ template, params }: OutboxMail): string {
  if (params.orders?.[0]?.pickup) return pickupTemplates[template] ?? cancelledName(template, params);
  return cancelledName(template, params);
}

function cancelledName(template: string, params: MailParams): string {
  if (template !== 'order_cancelled') return template;
  if (params.recipient === 'seller') return 'order_cancelled_seller';
  if (params.fee_paid === undefined) return template;
  return params.fee_paid ? 'order_refused_fee_paid' : 'order_refused_fee_unpaid';
}

/** Writes a mail of the outbox as HTML and plain text in its language. Throws for an unknown template. */
export function renderMail(mail: OutboxMail, siteUrl: string): RenderedMail {
  const writer = new MailWriter(mail.language, siteUrl);
  const { texts } = writer;
  const { params } = mail;
  const isSellers =
    ['order_received', 'question_received'].includes(mail.template) || params.recipient === 'seller';
  const template = (texts.templates as Record<string, Template>)[templateName(mail)];
  if (!template) throw new Error(`unknown_template: ${mail.template}`);
  const orders = params.orders ?? [];
  const words = wordsOf(writer, params);
  const subject = oneLine(fill(template.subject, words));
  const body = fill(template.text, words);
  const isForCompany = isSellers || /^(?:seller|document)_/.test(mail.template);
  const reader = isForCompany ? params.company_name : params.buyer_name;
  const greeting =
    reader && !['seller_applied', 'document_submitted'].includes(mail.template)
      ? fill(texts.greeting, { name: reader })
      : null;
  const links = findLinks(writer, mail, template);
  const isPlaced = mail.template === 'order_placed';
  const hasSum = isPlaced && orders.length > 1 && params.total !== undefined;
  const sum = hasSum ? writer.money(params.total) : null;
  // Whoever asks, writes or is invited may have no account.
  const isAsked = /_(confirmed|acknowledged|(?<!question_)answered|invited)$|^test$/.test(mail.template);
  const footer = isAsked ? texts.guest_footer : texts.reason_footer;
  const isForAdmin = mail.template.endsWith('_received') && !isSellers;

  const paragraph = (text: string) =>
    `<p style="margin:0 0 12px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const content = [
    greeting ? paragraph(greeting) : '',
    paragraph(body),
    params.note ? paragraph(`${texts.note}: ${params.note}`) : '',
    ...orders.map((order) => renderOrder(writer, order, isSellers)),
    sum
      ? `<p style="margin:16px 0;font-weight:700">${escapeHtml(texts.grand_total)}: ${isolated(escapeHtml(sum))}</p>`
      : '',
    isPlaced ? paragraph(texts.payment) : '',
    params.delivery ? renderDelivery(writer, params.delivery) : '',
    params.quote ? renderQuote(writer, params.quote, isForAdmin) : '',
    params.message ? renderMessage(writer, params, isForAdmin) : '',
    params.entries ? renderGathered(writer, params) : '',
    links.length > 0
      ? `<p style="margin:24px 0 0">${links.map((link) => renderButton(writer, link)).join('')}</p>`
      : '',
  ];
  const html = renderHtml(writer, subject, content, footer);
  const text = [
    ...(greeting ? [greeting, ''] : []),
    body,
    ...(params.note ? [`${texts.note}: ${params.note}`] : []),
    ...orders.flatMap((order) => orderText(writer, order)),
    ...(sum ? ['', `${texts.grand_total}: ${sum}`] : []),
    ...(isPlaced ? ['', texts.payment] : []),
    ...(params.delivery
      ? ['', `${deliveryTitle(writer, params.delivery)}:`, ...deliveryLines(writer, params.delivery)]
      : []),
    ...(params.quote ? quoteText(writer, params.quote, isForAdmin) : []),
    ...(params.message ? messageText(writer, params, isForAdmin) : []),
    ...(params.entries ? gatheredText(writer, params) : []),
    '',
    ...links.map((link) => `${link.label}: ${writer.siteUrl}${link.path}`),
    '',
    footer,
  ].join('\n');
  const replyTo = params.reply_to ? oneLine(params.reply_to) : undefined;
  const messageId = `<${mail.message_id}@${new URL(siteUrl).hostname}>`;
  return { to: oneLine(mail.to_email), subject, html, text, messageId, ...(replyTo && { replyTo }) };
}
