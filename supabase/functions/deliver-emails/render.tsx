/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { ButtonLink, MailPage, Money, Paragraph } from './components/mail-page.tsx';
import { DeliveryPlace, OrderTable } from './components/order-parts.tsx';
import { ContactMessage, Gathered, QuoteRequest } from './components/request-parts.tsx';
import type { MailParams } from './mail-params.schema.ts';
import type { OutboxMail, RenderedMail } from './mail-types.ts';
import { fill, MailWriter, oneLine, type Template } from './mail-writer.ts';
import { deliveryLines, deliveryTitle, orderText } from './orders.ts';
import { askedFactsOf, factsOf, gatheredText, messageText, quoteText } from './requests.ts';

interface Link {
  label: string;
  path: string;
}

/** Buttons of a mail; by default one for each order. */
function findLinks(writer: MailWriter, mail: OutboxMail, template: Template): Link[] {
  const joinPath = `/seller/join?${new URLSearchParams({ token: mail.params.token ?? '' })}`;
  const documentsPath = '/seller/dashboard/documents';
  const moneyPath = '/seller/dashboard/money';
  const purchasePath = `/account/company/requests/${encodeURIComponent(mail.params.purchase_request_id ?? '')}`;
  const listPath = `/quick-order/lists/${encodeURIComponent(mail.params.purchase_list_id ?? '')}`;
  const ownProduct = `/seller/dashboard/products/${mail.params.product_id}`;
  const paths: Record<string, string> = {
    order_received: '/seller/dashboard/orders',
    seller_applied: '/admin/sellers',
    seller_approved: '/seller/dashboard',
    document_submitted: '/admin/sellers?documents=waiting',
    document_accepted: documentsPath,
    document_refused: documentsPath,
    document_expiring: documentsPath,
    document_expired: documentsPath,
    debt_warned: moneyPath,
    debt_over: moneyPath,
    selling_pausing: moneyPath,
    selling_paused: moneyPath,
    selling_resumed: moneyPath,
    seller_rejected: '/contact',
    seller_suspended: '/contact',
    account_suspended: '/contact',
    account_restored: '/',
    second_factor_removed: '/account/security',
    recovery_code_used: '/account/security',
    team_invited: joinPath,
    staff_invited: joinPath,
    buying_invited: `/account/company/join?${new URLSearchParams({ token: mail.params.token ?? '' })}`,
    purchase_requested: purchasePath,
    purchase_decided: purchasePath,
    budget_warned: '/account/company/projects',
    cart_received: listPath,
    list_due: listPath,
    quote_answered: '/account/quotes',
    ...requestPaths(mail.params),
    return_step: `${mail.params.recipient === 'seller' ? '/seller/dashboard' : ''}/returns/${mail.params.return_id}`,
    question_received: '/seller/dashboard/questions?state=unanswered',
    question_answered: `/product/${mail.params.product_id}#questions`,
    stock_low: ownProduct,
    price_limit: ownProduct,
  };
  const isSellers = mail.params.recipient === 'seller';
  const { quote } = mail.params;
  if (mail.template === 'quote_confirmed' && quote) {
    const label = fill(writer.texts.see_quote, { number: quote.number });
    return [{ label, path: `/account/quotes/${encodeURIComponent(quote.id)}` }];
  }
  const isReturns = mail.template === 'return_step';
  const path = isSellers && !isReturns ? '/seller/dashboard/orders' : paths[mail.template];
  if (path) return [{ label: template.button ?? path, path }];
  return (mail.params.orders ?? []).map((order) => ({
    label: fill(writer.texts.see_order, { number: order.number }),
    path: `/orders/${encodeURIComponent(order.id)}`,
  }));
}

/** Pages of a quote request: the portal's for companies, the account's for the buyer. */
function requestPaths({ request_id = '' }: MailParams): Record<string, string> {
  const id = encodeURIComponent(request_id);
  const asked = `/seller/dashboard/quotes/${id}`;
  const comparison = `/account/quotes/${id}/compare`;
  return {
    ...{ quote_asked: asked, quote_closing: asked, quote_won: asked, quote_lost: asked },
    ...{ quote_offered: comparison, quote_expiring: comparison, quote_closed: `/account/quotes/${id}` },
  };
}

/** Values for the placeholders of a template. */
function placeholdersOf(
  writer: MailWriter,
  params: MailParams,
): Record<string, string | number | null | undefined> {
  const { buyer_name, full_name, email, quote, answer, document, expires_on } = params;
  return {
    answer,
    document: document && writer.texts.documents[document],
    // Isolated by LRI and PDI, because the bidi algorithm would reorder the date in Arabic text.
    expires_on: expires_on ? `\u2066${expires_on}\u2069` : undefined,
    buyer_name,
    company_name: writer.companyName(params),
    full_name: full_name ?? quote?.full_name,
    email,
    number: params.number ?? quote?.number,
    product: writer.pick(params.product_en, params.product_ar),
    question: params.question,
    numbers: writer.list((params.orders ?? []).map((order) => order.number)),
    fee: writer.money(params.orders?.[0]?.delivery_fee),
    count: (params.quotes ?? 0) + (params.messages ?? 0),
    order_number: params.order_number,
    order_numbers: writer.list(params.order_numbers ?? []),
    requester: params.requester,
    sent_by: params.sent_by,
    list_name: params.list_name,
    project: params.project,
    total: writer.money(params.total),
    budget: writer.money(params.budget),
    spent: writer.money(params.spent),
    due_at: params.due_at && `\u2066${params.due_at}\u2069`,
    subtotal: writer.money(params.subtotal),
    debt: writer.money(params.debt),
    debt_limit: writer.money(params.debt_limit),
    charged: writer.money(params.charged),
    paid: writer.money(params.paid),
    grace_ends_on: params.grace_ends_on && `\u2066${params.grace_ends_on}\u2069`,
    quoted: params.quoted,
    line_count: params.line_count,
    offers: params.offers,
  };
}

/** Delivery template → template for an order that is collected. */
const pickupTemplates: Record<string, string> = {
  order_shipped: 'order_ready',
  order_delivered: 'order_collected',
};

function templateName({ template, params }: OutboxMail): string {
  if (template === 'return_step') return `return_${params.step}`;
  if (template === 'purchase_decided') return `purchase_${params.state}`;
  if (params.orders?.[0]?.pickup) return pickupTemplates[template] ?? cancelledName(template, params);
  if (template === 'seller_suspended' && params.for_a_day) return 'seller_suspended_for_a_day';
  return cancelledName(template, params);
}

function cancelledName(template: string, params: MailParams): string {
  if (template !== 'order_cancelled') return template;
  if (params.recipient === 'seller') return 'order_cancelled_seller';
  if (params.fee_paid === undefined) return template;
  return params.fee_paid ? 'order_refused_fee_paid' : 'order_refused_fee_unpaid';
}

/** Renders a mail of the outbox as HTML and plain text. Throws for an unknown template. */
export function renderMail(mail: OutboxMail, siteUrl: string): RenderedMail {
  const writer = new MailWriter(mail.language, siteUrl);
  const { texts } = writer;
  const { params } = mail;
  const isSellers =
    ['order_received', 'question_received'].includes(mail.template) || params.recipient === 'seller';
  const template = (texts.templates as Record<string, Template>)[templateName(mail)];
  if (!template) throw new Error(`unknown_template: ${mail.template}`);
  const orders = params.orders ?? [];
  const placeholders = placeholdersOf(writer, params);
  const subject = oneLine(fill(template.subject, placeholders));
  const body = fill(template.text, placeholders);
  const isForCompany =
    isSellers ||
    /^(?:seller_|document_|debt_|selling_|stock_low$|price_limit$|quote_(?:asked|closing|won|lost)$)/.test(
      mail.template,
    );
  const reader = isForCompany ? writer.companyName(params) : params.buyer_name;
  const greeting =
    reader && !['seller_applied', 'document_submitted'].includes(mail.template)
      ? fill(texts.greeting, { name: reader })
      : null;
  const links = findLinks(writer, mail, template);
  const isPlaced = mail.template === 'order_placed';
  const hasSum = isPlaced && orders.length > 1 && params.total !== undefined;
  const sum = hasSum ? writer.money(params.total) : null;
  // Readers of these mails may have no account.
  const isForGuest = /_(confirmed|acknowledged|(?<!question_)answered|invited)$|^test$/.test(mail.template);
  const footer = isForGuest ? texts.guest_footer : texts.reason_footer;
  const isForAdmin = mail.template.endsWith('_received') && !isSellers;
  const { quote, asked } = params;
  const request = quote ?? asked;
  const facts = quote ? factsOf(writer, quote, isForAdmin) : asked ? askedFactsOf(writer, asked) : [];

  const html = renderToString(
    <MailPage writer={writer} title={subject} footer={footer}>
      {greeting && <Paragraph text={greeting} />}
      <Paragraph text={body} />
      {params.note && <Paragraph text={`${texts.note}: ${params.note}`} />}
      {orders.map((order) => (
        <OrderTable writer={writer} order={order} isForSeller={isSellers} />
      ))}
      {sum && (
        <p style="margin:16px 0;font-weight:700">
          {texts.grand_total}: <Money writer={writer} iqd={params.total} />
        </p>
      )}
      {isPlaced && <Paragraph text={texts.payment} />}
      {params.delivery && <DeliveryPlace writer={writer} delivery={params.delivery} />}
      {request && <QuoteRequest writer={writer} quote={request} facts={facts} />}
      {params.message && <ContactMessage writer={writer} params={params} isForAdmin={isForAdmin} />}
      {params.entries && <Gathered writer={writer} params={params} />}
      {links.length > 0 && (
        <p style="margin:24px 0 0">
          {links.map(({ label, path }) => (
            <ButtonLink label={label} href={writer.siteUrl + path} />
          ))}
        </p>
      )}
    </MailPage>,
  );
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
    ...(request ? quoteText(writer, request, facts) : []),
    ...(params.message ? messageText(writer, params, isForAdmin) : []),
    ...(params.entries ? gatheredText(writer, params) : []),
    '',
    ...links.map((link) => `${link.label}: ${writer.siteUrl}${link.path}`),
    '',
    footer,
  ].join('\n');
  const replyTo = params.reply_to ? oneLine(params.reply_to) : undefined;
  const messageId = `<${mail.message_id}@${new URL(siteUrl).hostname}>`;
  return {
    to: oneLine(mail.to_email),
    subject,
    html: `<!doctype html>${html}`,
    text,
    messageId,
    ...(replyTo && { replyTo }),
  };
}
