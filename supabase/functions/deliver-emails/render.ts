import arabic from './messages/ar.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };
import type {
  Delivery,
  MailLanguage,
  MailParams,
  Order,
  OrderLine,
  OutboxMail,
  RenderedMail,
} from './mail-types.ts';

type Texts = typeof english;
type Template = { subject: string; text: string; button?: string };

const messages: Record<MailLanguage, Texts> = { en: english, ar: arabic };

/** A mail of one language under construction: its words, its direction and its numbers. */
class MailWriter {
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

  unit(unit: string): string {
    return (this.texts.units as Record<string, string>)[unit] ?? unit;
  }

  /** The Arabic value where there is one and the mail is Arabic. */
  pick(en: string | null | undefined, ar: string | null | undefined): string {
    return (this.language === 'ar' ? ar || en : en || ar) ?? '';
  }

  lineName(line: OrderLine): string {
    const variant = [line.size, this.pick(line.color, line.color_ar)].filter(Boolean).join(' / ');
    const name = this.pick(line.name_en, line.name_ar);
    return variant ? `${name} (${variant})` : name;
  }
}

/** Fills `{name}` placeholders; what is missing becomes empty. */
function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** One line without control characters: nothing in it can start another header. */
function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

const isolated = (html: string) =>
  `<bdi dir="ltr" style="white-space:nowrap;font-variant-numeric:tabular-nums">${html}</bdi>`;
const cell = 'padding:8px 0;border-bottom:1px solid #e6e8e5;vertical-align:top';

function renderRow(label: string, value: string, strong = false): string {
  const weight = strong ? ';font-weight:700' : '';
  return `<tr><td colspan="2" style="padding:4px 0${weight}">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:end${weight}">${value}</td></tr>`;
}

function renderLine(writer: MailWriter, line: OrderLine): string {
  const { unit_price, quantity } = line;
  const amount = line.line_total ?? unit_price * quantity;
  const each = `${isolated(escapeHtml(writer.money(unit_price)))} / ${escapeHtml(writer.unit(line.unit))}`;
  return (
    `<tr><td style="${cell}">${escapeHtml(writer.lineName(line))}<br><span style="color:#3e5561;font-size:14px">${each}</span></td>` +
    `<td style="${cell};text-align:center">${isolated(String(quantity))}</td>` +
    `<td style="${cell};text-align:end">${isolated(escapeHtml(writer.money(amount)))}</td></tr>`
  );
}

function renderOrder(writer: MailWriter, order: Order, isForSeller: boolean): string {
  const { texts } = writer;
  const title = fill(isForSeller ? texts.order_only : texts.order_from, { ...order });
  const fee = order.delivery_fee ?? 0;
  const feeText = fee === 0 ? escapeHtml(texts.free_delivery) : isolated(escapeHtml(writer.money(fee)));
  const head = [texts.item, texts.quantity, texts.amount].map(
    (label, index) =>
      `<th scope="col" style="${cell};font-weight:500;color:#3e5561;text-align:${['start', 'center', 'end'][index]}">${escapeHtml(label)}</th>`,
  );
  const rows = order.lines.map((line) => renderLine(writer, line));
  const sums = [
    order.subtotal === undefined
      ? ''
      : renderRow(texts.subtotal, isolated(escapeHtml(writer.money(order.subtotal)))),
    order.delivery_fee === undefined ? '' : renderRow(texts.delivery_fee, feeText),
    renderRow(texts.total, isolated(escapeHtml(writer.money(order.total))), true),
  ];
  return (
    `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(title)}</h2>` +
    `<table role="presentation" width="100%" style="border-collapse:collapse"><tr>${head.join('')}</tr>${rows.join('')}${sums.join('')}</table>`
  );
}

function deliveryLines(writer: MailWriter, delivery: Delivery): string[] {
  const governorate = writer.pick(delivery.governorate_en, delivery.governorate_ar);
  const comma = writer.language === 'ar' ? '، ' : ', ';
  const place = [governorate, delivery.district].filter(Boolean).join(comma);
  return [
    delivery.full_name,
    delivery.phone,
    place,
    delivery.address,
    delivery.landmark,
    delivery.notes,
  ].filter((line): line is string => Boolean(line));
}

function renderDelivery(writer: MailWriter, delivery: Delivery): string {
  const lines = deliveryLines(writer, delivery).map((line) =>
    line === delivery.phone ? isolated(escapeHtml(line)) : escapeHtml(line),
  );
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(writer.texts.deliver_to)}</h2><p style="margin:0">${lines.join('<br>')}</p>`;
}

interface Link {
  label: string;
  path: string;
}

/** Where the reader goes on: buyers to each order, sellers to their dashboard, admins to the sellers. */
function findLinks(writer: MailWriter, mail: OutboxMail, template: Template): Link[] {
  const paths: Record<string, string> = {
    order_received: '/seller/dashboard/orders',
    seller_applied: '/admin/sellers',
    seller_approved: '/seller/dashboard',
    seller_rejected: '/contact',
  };
  const isSellers = mail.params.recipient === 'seller';
  const path = isSellers ? '/seller/dashboard/orders' : paths[mail.template];
  if (path) return [{ label: template.button ?? path, path }];
  return (mail.params.orders ?? []).map((order) => ({
    label: fill(writer.texts.see_order, { number: order.number }),
    path: `/orders/${encodeURIComponent(order.id)}`,
  }));
}

function renderHtml(writer: MailWriter, title: string, content: string[]): string {
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
    `<p style="margin:32px 0 0;color:#3e5561;font-size:13px">${escapeHtml(writer.texts.reason_footer)}</p></div></body></html>`
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
        `- ${writer.lineName(line)}: ${line.quantity} × ${writer.money(line.unit_price)} / ${writer.unit(line.unit)}`,
    ),
    ...(order.delivery_fee === undefined
      ? []
      : [
          `${texts.delivery_fee}: ${order.delivery_fee === 0 ? texts.free_delivery : writer.money(order.delivery_fee)}`,
        ]),
    `${texts.total}: ${writer.money(order.total)}`,
  ];
}

function wordsOf(params: MailParams, orders: Order[]): Record<string, string | undefined> {
  const { buyer_name, company_name, email } = params;
  return { buyer_name, company_name, email, numbers: orders.map((order) => order.number).join(', ') };
}

/** Writes a mail of the outbox as HTML and plain text in its language. Throws for an unknown template. */
export function renderMail(mail: OutboxMail, siteUrl: string): RenderedMail {
  const writer = new MailWriter(mail.language, siteUrl);
  const { texts } = writer;
  const { params } = mail;
  const isSellers = mail.template === 'order_received' || params.recipient === 'seller';
  const name =
    mail.template === 'order_cancelled' && params.recipient === 'seller'
      ? 'order_cancelled_seller'
      : mail.template;
  const template = (texts.templates as Record<string, Template>)[name];
  if (!template) throw new Error(`unknown_template: ${mail.template}`);
  const orders = params.orders ?? [];
  const words = wordsOf(params, orders);
  const subject = oneLine(fill(template.subject, words));
  const body = fill(template.text, words);
  const reader = isSellers || mail.template.startsWith('seller_') ? params.company_name : params.buyer_name;
  const greeting =
    reader && mail.template !== 'seller_applied' ? fill(texts.greeting, { name: reader }) : null;
  const links = findLinks(writer, mail, template);
  const isPlaced = mail.template === 'order_placed';
  const hasSum = isPlaced && orders.length > 1 && params.total !== undefined;
  const sum = hasSum ? writer.money(params.total) : null;

  const paragraph = (text: string) =>
    `<p style="margin:0 0 12px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const html = renderHtml(writer, subject, [
    greeting ? paragraph(greeting) : '',
    paragraph(body),
    params.note ? paragraph(`${texts.note}: ${params.note}`) : '',
    ...orders.map((order) => renderOrder(writer, order, isSellers)),
    sum
      ? `<p style="margin:16px 0;font-weight:700">${escapeHtml(texts.grand_total)}: ${isolated(escapeHtml(sum))}</p>`
      : '',
    isPlaced ? paragraph(texts.payment) : '',
    params.delivery ? renderDelivery(writer, params.delivery) : '',
    `<p style="margin:24px 0 0">${links.map((link) => renderButton(writer, link)).join('')}</p>`,
  ]);
  const text = [
    ...(greeting ? [greeting, ''] : []),
    body,
    ...(params.note ? [`${texts.note}: ${params.note}`] : []),
    ...orders.flatMap((order) => orderText(writer, order)),
    ...(sum ? ['', `${texts.grand_total}: ${sum}`] : []),
    ...(isPlaced ? ['', texts.payment] : []),
    ...(params.delivery ? ['', `${texts.deliver_to}:`, ...deliveryLines(writer, params.delivery)] : []),
    '',
    ...links.map((link) => `${link.label}: ${writer.siteUrl}${link.path}`),
    '',
    texts.reason_footer,
  ].join('\n');
  return { to: oneLine(mail.to_email), subject, html, text };
}
