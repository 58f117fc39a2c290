import type { Plan } from '../plan.ts';
import { currentAnswer, priced, type QuoteSeed } from '../quotes.ts';
import { uuidOf } from '../random.ts';
import { categoryIds } from './catalogue.ts';
import { insert, type Sql } from './insert.ts';
import { writeCheckouts } from './orders.ts';

const isArabic = ({ buyer }: QuoteSeed) => buyer.language === 'ar';

/** Writes quote requests with offers, threads, history and the orders of accepted lines. */
export async function writeQuotes(sql: Sql, plan: Plan): Promise<void> {
  const quotes = plan.quotes;
  const sent = quotes.filter(({ story }) => story.status !== 'Draft');
  await insert(sql, 'private.quote_requests', requestColumns, quotes.map(requestRow));
  await insert(sql, 'private.quote_lines', lineColumns, sent.flatMap(lineRows));
  await insert(
    sql,
    'private.quote_seller_wishes',
    { request_id: 'uuid', company_id: 'uuid', wish: 'text' },
    sent.flatMap(({ id, story, asked }) =>
      story.isNamed
        ? asked.map(({ seller }) => ({ request_id: id, company_id: seller.company_id, wish: 'named' }))
        : [],
    ),
  );
  await writeSellers(sql, sent);
  await writeOffers(sql, sent);
  await writeThreads(sql, sent);
  await writeCheckouts(
    sql,
    plan,
    sent.flatMap(({ id, checkout }) => (checkout ? [{ ...checkout, quote_request_id: id }] : [])),
  );
}

const requestColumns = {
  ...{
    id: 'uuid',
    number: 'text',
    user_id: 'uuid',
    status: 'text',
    version: 'int',
    full_name: 'text',
    company_name: 'text',
  },
  ...{
    email: 'text',
    phone: 'text',
    hides_buyer: 'boolean',
    governorate: 'text',
    district: 'text',
    needed_by: 'date',
  },
  ...{
    closes_at: 'timestamptz',
    payment: 'text',
    message: 'text',
    language: 'text',
    line_count: 'int',
    unrouted_count: 'int',
  },
  ...{
    offer_count: 'int',
    awarded_count: 'int',
    draft: 'jsonb',
    sent_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  updated_at: 'timestamptz',
};

/** A request with its figures. */
export function requestRow(quote: QuoteSeed) {
  const { id, number, story, buyer, sentAt, closesAt, lines, asked, awarded, events } = quote;
  const isDraft = story.status === 'Draft';
  const changes = events.filter(({ kind }) =>
    ['closed', 'accepted', 'withdrawn', 'expired'].includes(kind),
  ).length;
  return {
    ...{
      id,
      number,
      user_id: buyer.id,
      status: story.status,
      version: 1 + changes,
      full_name: buyer.name,
      company_name: story.company,
    },
    ...{
      email: buyer.email,
      phone: buyer.phone,
      hides_buyer: story.hidesBuyer ?? false,
      governorate: buyer.governorate,
    },
    ...{
      district: buyer.district,
      needed_by: null,
      closes_at: isDraft ? null : closesAt,
      payment: story.payment ?? 'cash',
    },
    ...{ message: story.message, language: buyer.language, line_count: lines.length },
    unrouted_count: lines.filter((line) => !isDraft && !asked.some((company) => company.lines.includes(line)))
      .length,
    offer_count: asked.filter((company) => {
      const current = currentAnswer(company);
      return current && priced(current).length > 0;
    }).length,
    awarded_count: awarded.size,
    draft: isDraft ? draftOf(quote) : null,
    ...{ sent_at: isDraft ? null : sentAt, created_at: sentAt, updated_at: events.at(-1)?.at ?? sentAt },
  };
}

/** The saved form, as the shop stores it. */
function draftOf(quote: QuoteSeed) {
  const { story, buyer } = quote;
  return {
    version: 1,
    owner: buyer.id,
    lines: quote.lines.map((line) => ({
      ...{ key: line.id, description: line.words![isArabic(quote) ? 1 : 0], unit: line.unit, product: null },
      quantity: line.quantity === null ? '' : String(line.quantity),
    })),
    asker: {
      ...{ full_name: buyer.name, company_name: story.company ?? '', email: buyer.email, phone: buyer.phone },
      ...{ governorate: buyer.governorate, district: buyer.district, message: story.message },
    },
  };
}

const lineColumns = {
  ...{
    id: 'uuid',
    request_id: 'uuid',
    position: 'int',
    product_id: 'bigint',
    category_id: 'bigint',
    description: 'text',
  },
  ...{
    description_ar: 'text',
    code: 'text',
    quantity: 'numeric',
    unit: 'text',
    section: 'text',
    row_number: 'int',
  },
  ...{ routed_at: 'timestamptz', awarded_to: 'uuid' },
};

function lineRows(quote: QuoteSeed) {
  const own = isArabic(quote) ? 1 : 0;
  return quote.lines.map((line) => ({
    ...{ id: line.id, request_id: quote.id, position: line.position, product_id: line.product?.id ?? null },
    category_id: line.sub === null ? null : categoryIds.get(line.sub)!,
    description: line.words?.[own] ?? line.product!.name[own],
    // A bill in both languages has both descriptions.
    description_ar: line.section ? line.words![1] : null,
    ...{
      code: line.code ?? null,
      quantity: line.quantity,
      unit: line.unit,
      section: line.section?.[own] ?? null,
    },
    row_number: line.section ? line.position + 4 : null,
    routed_at: new Date(quote.sentAt.getTime() + 5_000),
    awarded_to: quote.awarded.get(line.id)?.company_id ?? null,
  }));
}

async function writeSellers(sql: Sql, quotes: readonly QuoteSeed[]): Promise<void> {
  await insert(
    sql,
    'private.quote_sellers',
    {
      ...{
        request_id: 'uuid',
        company_id: 'uuid',
        state: 'text',
        line_count: 'int',
        asked_at: 'timestamptz',
      },
      ...{ seen_at: 'timestamptz', answered_at: 'timestamptz' },
    },
    quotes.flatMap(({ id, sentAt, asked }) =>
      asked.map(({ seller, state, lines, answers }) => ({
        ...{ request_id: id, company_id: seller.company_id, state, line_count: lines.length },
        asked_at: new Date(sentAt.getTime() + 5_000),
        ...{ seen_at: answers[0]?.at ?? null, answered_at: answers[0]?.at ?? null },
      })),
    ),
  );
  await insert(
    sql,
    'private.quote_routes',
    { line_id: 'uuid', company_id: 'uuid', source: 'text', is_announced: 'boolean' },
    quotes.flatMap(({ story, asked }) =>
      asked.flatMap(({ seller, lines }) =>
        lines.map(({ id, product }) => ({
          ...{ line_id: id, company_id: seller.company_id, is_announced: true },
          source: product?.seller === seller ? 'product' : story.isNamed ? 'named' : 'category',
        })),
      ),
    ),
  );
}

async function writeOffers(sql: Sql, quotes: readonly QuoteSeed[]): Promise<void> {
  const answers = quotes.flatMap(({ id, asked }) =>
    asked.flatMap(({ seller, story, answers: all }) =>
      all.map((answer) => ({ request_id: id, seller, note: story.note ?? '', answer })),
    ),
  );
  await insert(
    sql,
    'private.quote_offers',
    {
      ...{
        id: 'uuid',
        request_id: 'uuid',
        company_id: 'uuid',
        revision: 'int',
        request_revision: 'int',
        status: 'text',
      },
      ...{
        delivery_fee: 'numeric',
        valid_until: 'date',
        note: 'text',
        line_count: 'int',
        subtotal: 'numeric',
      },
      ...{ created_by: 'uuid', idempotency_key: 'uuid', created_at: 'timestamptz' },
    },
    answers.map(({ request_id, seller, note, answer }) => ({
      ...{
        id: answer.id,
        request_id,
        company_id: seller.company_id,
        revision: answer.revision,
        request_revision: 1,
      },
      ...{ status: answer.status, delivery_fee: answer.fee, valid_until: answer.validUntil, note },
      line_count: priced(answer).length,
      subtotal: priced(answer).reduce((sum, { price, quantity }) => sum + price * (quantity ?? 0), 0),
      ...{ created_by: seller.id, idempotency_key: uuidOf(`key/${answer.id}`), created_at: answer.at },
    })),
  );
  await insert(
    sql,
    'private.quote_offer_lines',
    {
      ...{
        offer_id: 'uuid',
        line_id: 'uuid',
        refusal: 'text',
        product_id: 'bigint',
        is_equivalent: 'boolean',
        unit: 'text',
      },
      ...{
        units_per_requested: 'numeric',
        unit_price: 'numeric',
        quantity: 'numeric',
        lead_days: 'smallint',
      },
    },
    answers.flatMap(({ answer }) =>
      answer.lines.map(
        ({ line, refusal, product, isEquivalent, unit, perRequested, price, quantity, leadDays }) =>
          refusal === null
            ? {
                ...{
                  offer_id: answer.id,
                  line_id: line.id,
                  product_id: product?.id ?? null,
                  is_equivalent: isEquivalent,
                  unit,
                },
                ...{ units_per_requested: perRequested, unit_price: price, quantity, lead_days: leadDays },
              }
            : { offer_id: answer.id, line_id: line.id, refusal, is_equivalent: false },
      ),
    ),
  );
}

async function writeThreads(sql: Sql, quotes: readonly QuoteSeed[]): Promise<void> {
  await insert(
    sql,
    'private.quote_messages',
    {
      request_id: 'uuid',
      company_id: 'uuid',
      side: 'text',
      author_id: 'uuid',
      body: 'text',
      created_at: 'timestamptz',
    },
    quotes.flatMap(({ id, buyer, sentAt, asked }) =>
      asked.flatMap(({ seller, story }) =>
        (story.talk ?? []).map((body, index) => ({
          ...{ request_id: id, company_id: seller.company_id, body },
          ...(index % 2 === 0
            ? { side: 'seller', author_id: seller.id }
            : { side: 'buyer', author_id: buyer.id }),
          created_at: new Date(sentAt.getTime() + (2 + index) * 3_600_000),
        })),
      ),
    ),
  );
  // Nobody listens yet.
  await sql`alter table private.quote_events disable trigger broadcast_quote_event`;
  await insert(
    sql,
    'private.quote_events',
    {
      ...{
        request_id: 'uuid',
        company_id: 'uuid',
        kind: 'text',
        actor_id: 'uuid',
        actor_role: 'text',
        details: 'jsonb',
      },
      created_at: 'timestamptz',
    },
    quotes.flatMap(({ id, events }) =>
      events.map(({ at, ...event }) => ({ request_id: id, ...event, created_at: at })),
    ),
  );
  await sql`alter table private.quote_events enable trigger broadcast_quote_event`;
}
