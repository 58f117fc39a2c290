import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { prettifyError } from 'zod/mini';
import { mailParams } from '../functions/deliver-emails/mail-params.schema.ts';
import { type ActorName, type Actors, become, connect, createActors, type Sql } from './actors.ts';
import { somePhone } from './forms.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { day, routeTo } from './quote-requests.ts';

type Template = keyof typeof mailParams;
interface Mail {
  template: Template;
  params: unknown;
}

let sql: Sql;
let actors: Actors;
/** Requests from one phone are limited, also those of other tests. */
const phone = somePhone();
/** Mails queued while orders, companies, documents, quote requests and messages go through their states. */
const mails: Mail[] = [];

/** A transaction that is rolled back at the end, so the job never sends its mails. */
class Life {
  readonly tx: postgres.TransactionSql;

  constructor(tx: postgres.TransactionSql) {
    this.tx = tx;
  }

  /** Calls an API function as an actor and returns its result. */
  async call<Answer>(actor: ActorName, name: string, args: Record<string, unknown>): Promise<Answer> {
    await become(this.tx, actors[actor]);
    const names = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
    const values = Object.values(args).map((value) =>
      value !== null && typeof value === 'object' ? sql.json(value as postgres.JSONValue) : value,
    );
    const rows = await this.tx
      .unsafe<{ answer: Answer }[]>(
        `select public.${name}(${names.join(', ')}) as answer`,
        values as string[],
      )
      .catch(({ message, detail }: postgres.PostgresError) => {
        throw new Error(`${name}: ${message} ${detail}`);
      });
    await this.tx`reset role`;
    return rows[0]!.answer;
  }

  /** Moves queued mails to `mails` and empties the outbox. */
  async take(): Promise<void> {
    mails.push(
      ...(await this.tx<Mail[]>`
        delete from private.outbox where created_at = now() returning template, params`),
    );
  }

  async placeOrder(product: number, rest: Record<string, unknown> = {}): Promise<string> {
    const placed = await this.call<{ orders: { id: string }[] }>('buyer', 'place_order', {
      idempotency_key: randomUUID(),
      lines: [{ product_id: product, variant_id: null, quantity: 2, unit_price: 10_000 }],
      delivery,
      language: 'en',
      ...rest,
    });
    return placed.orders[0]!.id;
  }

  /** Decides on an order in its current version. */
  async decide(
    actor: ActorName,
    name: string,
    order: string,
    rest: Record<string, unknown> = {},
  ): Promise<void> {
    const [{ version }] = await this.tx<[{ version: number }]>`
      select version from public.orders where id = ${order}`;
    await this.call(actor, name, { order_id: order, expected_version: version, ...rest });
  }

  async orders(): Promise<void> {
    const company_id = actors.seller.company!;
    const product = await createProduct(this.tx, { company_id, category_id: await createCategory(this.tx) });
    const order = await this.placeOrder(product);
    await this.decide('admin', 'approve_order', order);
    const [line] = await this.tx<{ id: number }[]>`
      select id::int from public.order_lines where order_id = ${order}`;
    const lines = [{ id: line!.id, quantity: 1, missing: 'return' }];
    await this.decide('seller', 'report_shortage', order, { lines, reason: 'One is broken' });
    await this.decide('seller', 'change_order_status', order, { status: 'Shipped' });
    await this.decide('seller', 'deliver_order', order, { collected: 15_000 });
    for (const status of ['Rejected', 'Cancelled']) {
      const other = await this.placeOrder(product);
      await this.decide('admin', 'change_order_status', other, { status, note: 'A reason' });
    }
    const refused = await this.placeOrder(product);
    await this.decide('admin', 'approve_order', refused);
    await this.decide('seller', 'change_order_status', refused, { status: 'Shipped' });
    await this.decide('seller', 'refuse_order', refused, { fee_paid: true, note: 'A reason' });
    await this.tx`
      update public.companies set offers_pickup = true, governorate = 'IQ-BA', pickup_address_en = 'Quay 2', pickup_lead_days = 1
      where id = ${company_id}`;
    const { full_name, phone, email } = delivery;
    const collected = await this.placeOrder(product, {
      delivery: { full_name, phone, email },
      pickup: `{${company_id}}`,
    });
    await this.decide('admin', 'approve_order', collected);
    await this.decide('seller', 'change_order_status', collected, { status: 'Shipped' });
    const question = await this.call<string>('buyer', 'ask_question', {
      product_id: product,
      body: 'How heavy?',
    });
    const [{ version }] = await this.tx<[{ version: string }]>`
      select private.feedback_version('question', to_jsonb(q), false) as version
      from public.product_questions q where q.id = ${question}`;
    await this.call('seller', 'answer_question', {
      question_id: question,
      body: 'A kilogram',
      expected_version: version,
    });
    await this.take();
  }

  async companies(): Promise<void> {
    const { tx } = this;
    const company_id = actors.seller.company!;
    const path = `${company_id}/paper.pdf`;
    await tx`insert into storage.objects (bucket_id, name) values ('company-documents', ${path})`;
    const [{ today, soon, later }] = await tx<[{ today: string; soon: string; later: string }]>`
      select d::text as today, (d + 10)::text as soon, (d + 11)::text as later
      from (select (now() at time zone 'Asia/Baghdad')::date as d) t`;
    await this.call('seller', 'submit_document', {
      kind: 'identity',
      path,
      expected_version: '',
      expires_on: soon,
    });
    const [document] = await tx<{ id: number }[]>`
      select id::int from private.company_documents where path = ${path}`;
    await this.call('admin', 'review_document', {
      ...{ document_id: document!.id, decision: 'accepted' },
      expected_version: `${document!.id} submitted`,
    });
    await tx`select private.watch_documents(${today})`;
    await tx`select private.watch_documents(${later})`;
    const refusal = { decision: 'refused', reason: 'Not legible' };
    await this.call('admin', 'review_document', {
      ...{ document_id: document!.id, ...refusal },
      expected_version: `${document!.id} accepted`,
    });

    const invited = { email: 'new@example.com', language: 'en' };
    await this.call('seller', 'invite_member', { ...invited, role: 'sales' });
    await this.call('admin', 'invite_staff', { ...invited, role: 'support' });
    await this.call('otherBuyer', 'apply_as_seller', { company_name: 'Tigris' });
    const decide = async (id: string, decision: string) => {
      const [seen] = await tx`select private.company_version(${id})::int as expected_version`;
      await this.call('admin', 'review_company', { company_id: id, decision, reason: 'A reason', ...seen });
    };
    await decide(actors.pendingSeller.company!, 'approved');
    await decide(actors.pendingSeller.company!, 'suspended');
    const [applied] = await tx<{ company_id: string }[]>`
      select company_id from public.company_members where user_id = ${actors.otherBuyer.id}`;
    await decide(applied!.company_id, 'rejected');

    const versionOf = async () =>
      (await tx`select private.user_version(${actors.buyer.id})::int as expected_version`)[0];
    const suspended = { user_id: actors.buyer.id };
    await this.call('admin', 'suspend_user', { ...suspended, reason: 'A reason', ...(await versionOf()) });
    await this.call('admin', 'restore_user', { ...suspended, ...(await versionOf()) });
    await tx`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (${randomUUID()}, ${actors.otherBuyer.id}, 'totp', 'verified', now(), now())`;
    await this.call('admin', 'remove_second_factors', {
      user_id: actors.otherBuyer.id,
      reason: 'Lost phone',
      expected_version: 0,
    });
    const { id } = actors.otherBuyer;
    await tx`
      insert into private.recovery_codes (user_id, hash) values (${id}, private.recovery_code_hash(${id}, 'AB'))`;
    await become(tx, actors.otherBuyer);
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, session_id: randomUUID() })}, true)`;
    await tx`select public.use_recovery_code('a-b')`;
    await tx`reset role`;
    await this.call('admin', 'send_test_email', { to_email: 'try@example.com' });
    await this.take();
  }

  /** Body of a form as the shop sends it. */
  async form(rest: object): Promise<{ request: object }> {
    const [row] = await this.tx<{ token: string }[]>`
      select private.form_token(now() - interval '1 minute') as token`;
    const sender = { full_name: 'Ali', email: 'ali@example.com', language: 'en' };
    return {
      request: { token: row!.token, idempotency_key: randomUUID(), website: '', ...sender, ...rest },
    };
  }

  async ask(actor: ActorName, rest: object = {}): Promise<string> {
    const place = { phone, governorate: 'IQ-BG' };
    const lines = [{ description: 'Rebar', quantity: 2.5, unit: 'Ton' }];
    const request = await this.form({ ...place, lines, ...rest });
    return (await this.call<{ id: string }>(actor, 'submit_quote_request', request)).id;
  }

  /** Asks the two companies of the tests about a request, as the job does. */
  async route(request_id: string): Promise<void> {
    await routeTo(this.tx, request_id, [actors.seller.company!, actors.otherSeller.company!]);
    await this
      .tx`select private.ask_quote_sellers(q) from private.quote_requests q where q.id = ${request_id}`;
  }

  /** Sends the first offer of a company for all lines of a request. */
  async offer(actor: ActorName, request_id: string): Promise<{ line_id: string; offer_id: string }[]> {
    const lines = await this.tx<{ line_id: string }[]>`
      select id as line_id from private.quote_lines where request_id = ${request_id}`;
    const price = { unit: 'Ton', units_per_requested: 1, unit_price: 1000, quantity: 2.5, lead_days: 2 };
    const { offer_id } = await this.call<{ offer_id: string }>(actor, 'send_quote_offer', {
      ...{ request_id, expected_revision: 0, idempotency_key: randomUUID() },
      offer: {
        ...{ request_revision: 1, delivery_fee: 5000, valid_until: day(1) },
        lines: lines.map((line) => ({ ...line, ...price })),
      },
    });
    return lines.map(({ line_id }) => ({ line_id, offer_id }));
  }

  async quotes(): Promise<void> {
    const { tx } = this;
    const asked = await this.ask('buyer');
    const closed = await this.ask('buyer');
    const guests = await this.ask('anonymous');
    for (const request of [asked, closed, guests]) await this.route(request);
    await tx`update private.quote_sellers set asked_at = now() - interval '2 days' where request_id = ${asked}`;
    await tx`select private.remind_sellers_of_quotes(array[${asked}])`;
    await this.offer('seller', guests);
    await this.offer('otherSeller', guests);
    await this.offer('otherSeller', closed);
    await this.call('admin', 'close_quote_request_as_staff', {
      ...{ request_id: closed, reason: 'Sent twice' },
      expected_version: 1,
    });
    await tx`select private.remind_buyers_of_quotes(array[${closed}])`;
    await this.offer('otherSeller', asked);
    const lines = await this.offer('seller', asked);
    await this.call('buyer', 'accept_quote', {
      ...{ request_id: asked, idempotency_key: randomUUID(), delivery, language: 'en' },
      lines: lines.map((line) => ({ ...line, unit_price: 1000 })),
    });
    await this.take();
  }

  /** A return of delivered goods that is asked for and refused. */
  async returns(): Promise<void> {
    const company_id = actors.seller.company!;
    const product = await createProduct(this.tx, { company_id, category_id: await createCategory(this.tx) });
    const order_id = await this.placeOrder(product);
    await this.decide('admin', 'approve_order', order_id);
    await this.decide('admin', 'change_order_status', order_id, { status: 'Shipped' });
    await this.decide('admin', 'change_order_status', order_id, { status: 'Delivered' });
    await this.take();
    const { lines, reasons } = await this.call<{
      lines: { order_line_id: number }[];
      reasons: { id: number }[];
    }>('buyer', 'get_returnable', { order_id });
    const { id } = await this.call<{ id: string }>('buyer', 'request_return', {
      ...{ order_id, idempotency_key: randomUUID() },
      body: {
        ...{ wish: 'refund', phone: delivery.phone },
        lines: [{ order_line_id: lines[0]!.order_line_id, quantity: 1, reason_id: reasons[0]!.id }],
      },
    });
    await this.call('seller', 'refuse_return', {
      ...{ return_id: id, note: 'Used', pictures: '{}', expected_version: 1 },
    });
    await this.take();
  }

  /** A debt that nears its limit, reaches it, pauses the seller and is paid. */
  async debt(): Promise<void> {
    const company_id = actors.seller.company!;
    await this
      .tx`insert into private.company_terms (company_id, debt_limit, grace_days) values (${company_id}, 1000, 2)`;
    for (const amount of [900, 200, -1100]) {
      await this.tx`
        select private.post_transaction('adjustment', 'test', ${randomUUID()}, array[
          row('owed_to_market', ${company_id}::uuid, null, ${amount})::private.ledger_line,
          row('adjustments', null, null, ${-amount})::private.ledger_line], ${company_id}, null, null, null)`;
      for (const days of amount === 200 ? [2, 3] : [])
        await this.tx`select private.judge_debt(${company_id}, private.today_in_iraq() + ${days}::int)`;
    }
    await this.take();
  }

  /** A sale that leaves little stock, and a price outside the limits. */
  async goods(): Promise<void> {
    const { tx } = this;
    const [{ id }] = await tx<[{ id: number }]>`
      select id::int from public.products where company_id = ${actors.seller.company} limit 1`;
    await tx`insert into private.price_limits (product_id, lowest, highest) values (${id}, 1, 2)
      on conflict on constraint price_limits_pkey do update set lowest = 1, highest = 2`;
    await tx`update public.product_offers set price = price + 1 where product_id = ${id}`;
    await tx`set constraints all immediate`;
    await become(tx, actors.financeStaff);
    await tx`reset role`;
    await tx`update public.product_stock set quantity = 100 where product_id = ${id}`;
    await tx`update public.product_stock set quantity = 1 where product_id = ${id}`;
    await this.take();
  }

  async buying(): Promise<void> {
    const product = await createProduct(this.tx, {
      company_id: actors.seller.company!,
      category_id: await createCategory(this.tx),
    });
    const company_id = await this.call<string>('buyer', 'create_buying_company', { name: 'Contractor' });
    await this.call('buyer', 'invite_buying_member', {
      ...{ role: 'buyer', language: 'en', email: actors.otherBuyer.email, order_limit: 0 },
    });
    const [mail] = await this.tx<{ token: string }[]>`
      select params ->> 'token' as token from private.outbox where template = 'buying_invited' and created_at = now()`;
    await this.call('otherBuyer', 'accept_buying_invitation', { token: mail!.token });
    const project_id = await this.call<string>('buyer', 'save_project', {
      content: { name: 'Bridge', budget: 30_000 },
    });
    const ask = (note: string | null) =>
      this.call<{ id: string }>('otherBuyer', 'request_purchase', {
        ...{ idempotency_key: randomUUID(), delivery, note, buying: { company_id, project_id } },
        lines: [{ product_id: product, variant_id: null, quantity: 2, unit_price: 10_000 }],
      });
    const placed = await ask('Urgent');
    await this.call('buyer', 'decide_purchase_request', {
      ...{ request_id: placed.id, expected_version: 1, decision: 'approve', expected_total: 25_000 },
    });
    const refused = await ask(null);
    await this.call('buyer', 'decide_purchase_request', {
      ...{ request_id: refused.id, expected_version: 1, decision: 'refuse', note: 'Too dear' },
    });
    const expired = await ask(null);
    await this.tx`update private.purchase_requests set expires_at = now() where id = ${expired.id}`;
    await this.tx`select private.expire_purchase_requests()`;
    await this.call('buyer', 'save_cart', {
      ...{ id: randomUUID(), name: 'Roof', note: 'For the roof', recipient: actors.otherBuyer.id },
      lines: [{ product_id: product, variant_id: null, quantity: 1 }],
    });
    const list = randomUUID();
    await this.call('buyer', 'save_purchase_list', { id: list, name: 'Site A' });
    await this.call('buyer', 'set_list_reminder', { id: list, weeks: 1 });
    await this.tx`select private.remind_of_lists(private.today_in_iraq() + 7)`;
    await this.take();
    // They join companies that sell below.
    await this.tx`delete from private.buying_members where company_id = ${company_id}`;
  }

  async forms(): Promise<void> {
    const contact = async (actor: ActorName) =>
      this.call(actor, 'submit_contact', await this.form({ message: 'Hello' }));
    await contact('buyer');
    await this.take();
    await contact('anonymous');
    await this.take();
    await this.ask('anonymous', { email: undefined });
    await this.take();
    await this.ask('anonymous');
    await contact('anonymous');
    const [{ soon }] = await this.tx<
      [{ soon: string }]
    >`select (now() + interval '9 days')::date::text as soon`;
    await this.ask('buyer', { message: 'In parts', needed_by: soon, company_name: 'Tower' });
    const [{ message_id }] = await this.tx<[{ message_id: number }]>`
      select id::int as message_id from public.contact_messages where created_at = now() limit 1`;
    const { version } = await this.call<{ version: string }>('admin', 'get_contact_message', { message_id });
    await this.call('admin', 'answer_contact_message', {
      message_id,
      body: 'Gladly',
      idempotency_key: randomUUID(),
      expected_version: version,
    });
    await this.take();
  }
}

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const undo = new Error('undo');
  await sql
    .begin(async (tx) => {
      const life = new Life(tx);
      await life.orders();
      await life.buying();
      await life.companies();
      await life.returns();
      await life.debt();
      await life.goods();
      await life.forms();
      await life.quotes();
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
});
afterAll(() => sql.end());

it.each(Object.keys(mailParams) as Template[])('%s is queued with what its schema says', (template) => {
  const queued = mails.filter((mail) => mail.template === template);
  expect(queued).not.toEqual([]);
  for (const { params } of queued) {
    const { error } = mailParams[template].safeParse(params);
    expect(error && prettifyError(error)).toBeUndefined();
  }
});

it('no mail to a company says who asks, and a guest gets one mail although two sellers answered', () => {
  const toCompanies = mails.filter(({ template }) => /^quote_(asked|closing|won|lost)$/.test(template));
  const words = JSON.stringify(toCompanies.map(({ params }) => params));
  for (const buyers of ['Ali', 'ali@example.com', phone]) expect(words).not.toContain(buyers);
  expect(mails.filter(({ template }) => template === 'quote_answered')).toHaveLength(1);
});

it('the outbox accepts these templates and no others', async () => {
  const [{ rule }] = await sql<[{ rule: string }]>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'outbox_template_check'`;
  expect([...rule.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort()).toEqual(
    Object.keys(mailParams).sort(),
  );
});
