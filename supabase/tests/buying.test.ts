import { randomUUID } from 'node:crypto';
import {
  acceptBuyingInvitation,
  approvePurchase,
  createBuyingCompany,
  getBuying,
  getBuyingInvitation,
  getPurchaseReasons,
  getPurchaseRequest,
  inviteBuyingMember,
  leaveBuyingCompany,
  listBuyingMembers,
  listCompanyOrders,
  listProjects,
  listPurchaseRequests,
  refusePurchase,
  removeBuyingMember,
  revokeBuyingInvitation,
  saveBuyingCompany,
  saveProject,
  setBuyingMember,
  setOwnAbsence,
  withdrawPurchase,
} from '../src/buying/queries.ts';
import { applyAsSeller, getSeller, listSellers } from '../src/companies/sellers-queries.ts';
import { beginExport, readExportRows } from '../src/desk/exports-queries.ts';
import { findInConsole } from '../src/desk/palette-queries.ts';
import {
  changeOrderStatus,
  getOrder,
  getOrderConfirmation,
  listMyOrders,
  placeOrder,
} from '../src/orders/queries.ts';
import { eraseAccount } from '../src/people/account-queries.ts';
import type { AppError } from '../src/errors.ts';
import { type Actor, type Actors, become, connect, createActor, createActors, type Sql } from './actors.ts';
import {
  askFor,
  type BuyingCompany,
  createBuyers,
  createProject,
  join,
  line,
  orderFor,
  projectInput,
} from './buying-company.ts';
import { getDeliveryAreas, saveDeliveryAreas } from '../src/delivery/queries.ts';
import { createCategory, createProduct, delivery, stockOf } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category: number;
let company: BuyingCompany;
let other: BuyingCompany;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
  other = await createBuyers(sql);
}, 60_000);
beforeEach(async () => {
  company = await createBuyers(sql);
}, 60_000);
afterAll(() => sql.end());

const product = (values: Record<string, unknown> = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id: category, ...values });
const code = (value: string) => ({ code: value }) as AppError;
const refused = (call: Promise<unknown>, value: string) => expect(call).rejects.toMatchObject(code(value));
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

/** Asks for 20 of a product (200,000 IQD) and returns the request as the approver sees it. */
async function ask(values: { quantity?: number; project_id?: string; note?: string } = {}) {
  const goods = await product({ quantity: 50 });
  const { id } = await askFor(company.id, company.buyer, [line(goods, values.quantity ?? 20)], values);
  return { goods, request: await getPurchaseRequest(company.approver.db, id) };
}

const expire = (id: string) =>
  sql`update private.purchase_requests set expires_at = now() - interval '1 second' where id = ${id}`;

describe('a company that buys', () => {
  it('is created without approval, and is no seller @buying-company', async () => {
    expect(await getBuying(company.owner.db)).toMatchObject({
      company: { id: company.id, status: 'buying', tax_number: 'T-100' },
      role: 'owner',
      rights: ['approve', 'order', 'projects', 'see_orders', 'team'],
    });
    expect(await getBuying(actors.buyer.db)).toBeNull();
    const { items } = await listSellers(actors.admin.db, {
      term: (await getBuying(company.owner.db))!.company.company_name,
    });
    expect(items).toEqual([]);
    expect(await findInConsole(actors.admin.db, company.id)).toEqual([]);
    const { id: exportId } = await beginExport(actors.admin.db, ['sellers']);
    const { rows } = await readExportRows(actors.admin.db, { id: exportId, entity: 'sellers', limit: 1000 });
    expect(JSON.stringify(rows)).not.toContain((await getBuying(company.owner.db))!.company.company_name);
    await refused(
      createBuyingCompany(company.owner.db, { name: 'Second', tax_number: null, trade_licence: null }),
      'already_buying',
    );
    await refused(
      createBuyingCompany(actors.admin.db, { name: 'Staff', tax_number: null, trade_licence: null }),
      'already_seller',
    );
    await refused(
      createBuyingCompany(actors.anonymous.db, { name: 'Nobody', tax_number: null, trade_licence: null }),
      'not_signed_in',
    );
  });

  it('applies to sell as the same company', async () => {
    await refused(applyAsSeller(company.buyer.db, 'x'), 'already_buying');
    await applyAsSeller(company.owner.db, 'x');
    const [row] = await sql<{ status: string; role: string }[]>`
      select c.status, m.role from public.companies c join public.company_members m on m.company_id = c.id where c.id = ${company.id}`;
    expect(row).toEqual({ status: 'pending', role: 'owner' });
    expect(await getBuying(company.buyer.db)).toMatchObject({ company: { status: 'pending' } });
    const applied = { from_status: 'buying', to_status: 'pending' };
    expect((await listSellers(actors.admin.db, { sort: 'newest', page_size: 100 })).items).toContainEqual(
      expect.objectContaining({ id: company.id, decisions: [expect.objectContaining(applied)] }),
    );
    expect((await getSeller(actors.admin.db, company.id)).decisions).toMatchObject([applied]);
  });

  it('may be a company that sells', async () => {
    const seller = await createActor(sql, 'otherSeller');
    expect(
      await createBuyingCompany(seller.db, { name: 'ignored', tax_number: 'T-9', trade_licence: null }),
    ).toBe(seller.company);
    expect(await getBuying(seller.db)).toMatchObject({ company: { status: 'approved', tax_number: 'T-9' } });
  });

  it('changes its legal data unless somebody else did so meanwhile', async () => {
    const { company_name: name } = (await getBuying(company.owner.db))!.company;
    const seen = { name, tax_number: 'T-100', trade_licence: null };
    const changed = { name: 'New name', tax_number: null, trade_licence: 'L-1' };
    await refused(saveBuyingCompany(company.approver.db, seen, changed), 'not_allowed');
    await saveBuyingCompany(company.owner.db, seen, changed);
    expect(await getBuying(company.buyer.db)).toMatchObject({
      company: { company_name: 'New name', tax_number: null, trade_licence: 'L-1' },
    });
    await refused(saveBuyingCompany(company.owner.db, seen, changed), 'changed_meanwhile');
  });
});

describe('its people', () => {
  it('join by a mailed invitation with their own address, once @buying-members', async () => {
    const guest = await createActor(sql, 'buyer');
    expect(
      await inviteBuyingMember(company.owner.db, {
        ...{ email: guest.email, role: 'buyer', language: 'ar', order_limit: 5, month_limit: 6 },
      }),
    ).toBeNull();
    const [mail] = await sql<{ params: { token: string } }[]>`
      select params from private.outbox where template = 'buying_invited' and address = ${guest.email}`;
    expect(Object.keys(mail!.params)).toEqual(['token']);
    const { token } = mail!.params;
    expect(await getBuyingInvitation(actors.anonymous.db, token)).toMatchObject({
      email: guest.email,
      role: 'buyer',
    });
    await refused(acceptBuyingInvitation(actors.otherBuyer.db, token), 'invitation_other_address');
    await acceptBuyingInvitation(guest.db, token);
    await refused(acceptBuyingInvitation(guest.db, token), 'invitation_gone');
    expect(await getBuying(guest.db)).toMatchObject({ role: 'buyer', order_limit: 5, month_limit: 6 });
  });

  it('join by a shared link, once, and not as a member of another company or of the staff', async () => {
    const link = () =>
      inviteBuyingMember(company.owner.db, {
        ...{ email: null, role: 'viewer', language: 'en', order_limit: null, month_limit: null },
      });
    const token = (await link())!;
    for (const [person, refusal] of [
      [other.buyer, 'already_buying'],
      [actors.seller, 'already_seller'],
      [actors.support, 'already_seller'],
    ] as const)
      await refused(acceptBuyingInvitation(person.db, token), refusal);
    const guests = [await createActor(sql, 'buyer'), await createActor(sql, 'buyer')];
    const outcomes = await Promise.allSettled(guests.map(({ db }) => acceptBuyingInvitation(db, token)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

    const revoked = (await link())!;
    const { invitations } = await listBuyingMembers(company.owner.db);
    await refused(revokeBuyingInvitation(other.owner.db, invitations[0]!.id), 'invitation_gone');
    await revokeBuyingInvitation(company.owner.db, invitations[0]!.id);
    await refused(getBuyingInvitation(guests[0]!.db, revoked), 'invitation_gone');
    const old = (await link())!;
    await sql`update private.buying_invitations set expires_at = now() where company_id = ${company.id}`;
    await refused(getBuyingInvitation(guests[0]!.db, old), 'invitation_gone');
  });

  it('are changed by owners only, in the version that they saw', async () => {
    const { members } = await listBuyingMembers(company.owner.db);
    const foreman = members.find(({ user_id }) => user_id === company.buyer.id)!;
    const values = { role: 'approver', order_limit: null, month_limit: null } as const;
    for (const person of [company.approver, company.buyer, company.accountant, company.viewer])
      await refused(setBuyingMember(person.db, foreman, values), 'not_allowed');
    await refused(setBuyingMember(other.owner.db, foreman, values), 'user_not_found');
    await refused(setBuyingMember(actors.seller.db, foreman, values), 'not_buying');
    await setBuyingMember(company.owner.db, foreman, values);
    await refused(setBuyingMember(company.owner.db, foreman, values), 'changed_meanwhile');
    const own = members.find(({ user_id }) => user_id === company.owner.id)!;
    await refused(setBuyingMember(company.owner.db, own, values), 'last_owner');
    await refused(leaveBuyingCompany(company.owner.db), 'last_owner');
    await refused(eraseAccount(company.owner.db), 'last_owner');
  });

  it.each([
    'set_buying_member($1, 1, $$viewer$$)',
    'remove_buying_member($1, 1, $$left$$)',
    'invite_buying_member($$viewer$$, $$en$$)',
  ])('are changed and invited soon after the owner gave the password: %s', async (call) => {
    const attempt = sql.begin(async (tx) => {
      await become(tx, company.owner, 'aal1', 11 * 60);
      await tx.unsafe(`select public.${call}`, call.includes('$1') ? [company.buyer.id!] : []);
    });
    await expect(attempt).rejects.toMatchObject({ message: 'identity_required' });
  });
});

describe('orders', () => {
  it('are placed within the limit, with the company’s papers, and read by its people', async () => {
    const goods = await product({ quantity: 50 });
    const project_id = await createProject(company.owner, { number: 'H-1' });
    const placed = await orderFor(company.id, company.buyer, [line(goods, 9)], { project_id });
    const { id } = placed.orders[0]!;
    for (const person of [company.buyer, company.owner, company.approver, company.accountant, company.viewer])
      expect(await getOrder(person.db, id)).toMatchObject({
        total: 95_000,
        delivery: { tax_number: 'T-100', cost_code: 'CC-7', project: 'H-1 – Hospital' },
        buying: { company_id: company.id, person: 'Foreman', project: { id: project_id, name: 'Hospital' } },
      });
    expect(await getOrder(actors.seller.db, id)).toMatchObject({
      buying: null,
      delivery: { cost_code: 'CC-7', project: 'H-1 – Hospital' },
    });
    const [mail] = await sql<{ delivery: unknown }[]>`
      select params -> 'delivery' as delivery from private.outbox
      where template = 'order_received' and params -> 'orders' -> 0 ->> 'number' = ${placed.orders[0]!.number}`;
    expect(mail).toMatchObject({ delivery: { cost_code: 'CC-7', project: 'H-1 – Hospital' } });
    for (const person of [other.owner, actors.otherBuyer, actors.otherSeller])
      await refused(getOrder(person.db, id), 'order_not_found');
    expect((await listCompanyOrders(company.accountant.db, {})).items).toMatchObject([{ id, total: 95_000 }]);
    expect((await listCompanyOrders(company.accountant.db, { project_id: randomUUID() })).items).toEqual([]);
    expect(
      (await listCompanyOrders(company.accountant.db, { person_id: company.buyer.id! })).items,
    ).toHaveLength(1);
    await refused(listCompanyOrders(company.buyer.db, {}), 'not_allowed');
    await refused(listCompanyOrders(actors.seller.db, {}), 'not_buying');
    // A colleague reads, and changes nothing.
    await refused(changeOrderStatus(company.owner.db, { id, version: 1 }, 'Cancelled'), 'not_allowed');
    expect((await listProjects(company.viewer.db, {})).items).toMatchObject([
      { spent: 95_000, waiting: 0, left: null },
    ]);
  });

  it('stay private unless the company is named', async () => {
    const goods = await product({ quantity: 50 });
    const placed = await placeOrder(company.buyer.db, {
      ...{ idempotency_key: randomUUID(), lines: [line(goods, 20)], delivery, language: 'en' },
    });
    await refused(getOrder(company.owner.db, placed.orders[0]!.id), 'order_not_found');
    await refused(getOrderConfirmation(company.owner.db, placed.orders[0]!.id), 'order_not_found');
    expect((await listCompanyOrders(company.owner.db, {})).items).toEqual([]);
    expect((await getBuying(company.buyer.db))!.month_spent).toBe(0);
  });

  it('are refused for another company, by roles that do not order, and for foreign or closed projects', async () => {
    const goods = await product({ quantity: 50 });
    const lines = [line(goods, 1)];
    const foreign = await createProject(other.owner);
    const closed = await createProject(company.owner, { state: 'closed' });
    await refused(orderFor(other.id, company.buyer, lines), 'not_buying');
    await refused(orderFor(company.id, actors.buyer, lines), 'not_buying');
    await refused(orderFor(company.id, company.accountant, lines), 'not_allowed');
    await refused(orderFor(company.id, company.viewer, lines), 'not_allowed');
    await refused(orderFor(company.id, company.buyer, lines, { project_id: foreign }), 'project_not_found');
    await refused(orderFor(company.id, company.buyer, lines, { project_id: closed }), 'project_closed');
    expect(await stockOf(sql, goods)).toBe(50);
  });

  it('above a limit of the person or the project need approval @buying-limits', async () => {
    const goods = await product({ quantity: 500 });
    const reasons = async (quantity: number, project_id: string | null = null) => {
      try {
        await orderFor(company.id, company.buyer, [line(goods, quantity)], { project_id });
      } catch (error) {
        return (error as AppError).context.reasons;
      }
      return 'placed';
    };
    expect(await reasons(20)).toEqual(['order_limit']);
    expect(await getPurchaseReasons(company.buyer.db, 200_000, null)).toEqual(['order_limit']);
    expect(await getPurchaseReasons(company.buyer.db, 100_000, null)).toEqual([]);
    await refused(getPurchaseReasons(company.viewer.db, 1, null), 'not_allowed');
    const { members } = await listBuyingMembers(company.owner.db);
    const foreman = members.find(({ user_id }) => user_id === company.buyer.id)!;
    await setBuyingMember(company.owner.db, foreman, {
      ...{ role: 'buyer', order_limit: null, month_limit: 150_000 },
    });
    expect(await reasons(9)).toBe('placed');
    expect(await reasons(9)).toEqual(['month_limit']);
    const small = await createProject(company.owner, {
      budget: 20_000,
      order_limit: 10_000,
      month_limit: 12_000,
    });
    expect(await reasons(2, small)).toEqual(['project_order_limit', 'project_month_limit', 'budget']);
    // No limit binds an owner.
    await orderFor(company.id, company.owner, [line(goods, 20)], { project_id: small });
  });

  it('of one person at once do not both fit the limit of the month', async () => {
    const goods = await product({ quantity: 500 });
    const { members } = await listBuyingMembers(company.owner.db);
    await setBuyingMember(
      company.owner.db,
      members.find(({ user_id }) => user_id === company.buyer.id)!,
      {
        ...{ role: 'buyer', order_limit: null, month_limit: 100_000 },
      },
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => orderFor(company.id, company.buyer, [line(goods, 9)])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('warn once when 80 % of a budget are spent @buying-budget', async () => {
    const goods = await product({ quantity: 500 });
    const project_id = await createProject(company.owner, { budget: 110_000 });
    const warnings = async () => {
      const rows = await sql<{ user_id: string }[]>`
        select user_id from public.notifications where kind = 'budget_warned' and subject ->> 'project_id' = ${project_id}`;
      return rows.map(({ user_id }) => user_id).sort();
    };
    await orderFor(company.id, company.buyer, [line(goods, 5)], { project_id });
    expect(await warnings()).toEqual([]);
    await orderFor(company.id, company.buyer, [line(goods, 3)], { project_id });
    expect(await warnings()).toEqual([company.owner.id!, company.approver.id!].sort());
    await orderFor(company.id, company.owner, [line(goods, 1)], { project_id });
    expect(await warnings()).toHaveLength(2);
  });
});

describe('a purchase request', () => {
  it.each([
    ['the shorter time of a seller', 2, 2],
    ['the time of the site if the seller allows more', 60, 7],
  ])('holds goods for %s', async (_title, sellerDays, days) => {
    const goods = await product({ quantity: 50 });
    const before = await getDeliveryAreas(actors.seller.db);
    await saveDeliveryAreas(actors.seller.db, { ...before, purchase_hold_days: sellerDays });
    const { id } = await askFor(company.id, company.buyer, [line(goods, 20)]);
    const [row] = await sql<{ hours: number }[]>`
      select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from private.purchase_requests where id = ${id}`;
    expect(row!.hours).toBe(days * 24);
    const { version } = await getDeliveryAreas(actors.seller.db);
    await saveDeliveryAreas(actors.seller.db, { ...before, version });
  });

  it('holds price and stock, and reaches the approvers @buying-hold', async () => {
    const { goods, request } = await ask({ note: 'Urgent' });
    expect(await stockOf(sql, goods)).toBe(30);
    expect(request).toMatchObject({
      ...{ state: 'waiting', total: 200_000, reasons: ['order_limit'], requester: 'Foreman', note: 'Urgent' },
      ...{ may_decide: true, may_withdraw: false, now: { total: 200_000, problem: null } },
      events: [{ kind: 'requested', by: 'Foreman' }],
    });
    const movements =
      await sql`select kind, delta::int, quantity::int, actor_id from public.stock_movements where product_id = ${goods}`;
    expect(movements).toMatchObject([{ kind: 'held', delta: -20, quantity: 30, actor_id: null }]);
    const mails = await sql<{ address: string }[]>`
      select address from private.outbox where template = 'purchase_requested' and params ->> 'purchase_request_id' = ${request.id}`;
    expect(mails.map(({ address }) => address).sort()).toEqual(
      [company.approver.email, company.owner.email].sort(),
    );
    await sql`update public.product_offers set price = 15000 where product_id = ${goods}`;
    const { orders } = await approvePurchase(company.approver.db, request, { lines: [], total: 200_000 });
    expect(await getOrder(company.buyer.db, orders[0]!.id)).toMatchObject({
      subtotal: 200_000,
      buying: { purchase_request_id: request.id, person: 'Foreman' },
      delivery: { tax_number: 'T-100', cost_code: 'CC-7' },
    });
    expect(await stockOf(sql, goods)).toBe(30);
    expect(await getPurchaseRequest(company.buyer.db, request.id)).toMatchObject({
      state: 'placed',
      orders,
      events: [{ kind: 'requested' }, { kind: 'placed', by: 'Approver', changes: [] }],
    });
  });

  it('is the same for a repeated call, and is refused without an approver', async () => {
    const goods = await product({ quantity: 50 });
    const idempotency_key = randomUUID();
    const once = () => askFor(company.id, company.buyer, [line(goods, 20)], { idempotency_key });
    const [first, second] = await Promise.all([once(), once()]);
    expect(second).toEqual(first);
    expect(await stockOf(sql, goods)).toBe(30);
    const alone = await createActor(sql, 'buyer');
    const id = await createBuyingCompany(alone.db, { name: 'Alone', tax_number: null, trade_licence: null });
    await refused(askFor(id, alone, [line(goods, 1)]), 'no_approver');
  });

  it('is approved with fewer goods: a line removed, a quantity lowered', async () => {
    const [kept, removed] = [await product({ quantity: 50 }), await product({ quantity: 50 })];
    const { id } = await askFor(company.id, company.buyer, [line(kept, 20), line(removed, 5)]);
    const request = await getPurchaseRequest(company.approver.db, id);
    const [first, second] = request.lines;
    const lines = [
      { line_id: first!.id, quantity: 4 },
      { line_id: second!.id, quantity: 0 },
    ];
    expect((await getPurchaseRequest(company.approver.db, id, lines)).now).toEqual({
      ...{ subtotal: 40_000, delivery_total: 5000, total: 45_000, problem: null },
    });
    for (const wrong of [
      [{ line_id: first!.id, quantity: 21 }],
      // The same line twice would take more than it holds.
      [first, first].map((one) => ({ line_id: one!.id, quantity: 15 })),
    ])
      await refused(
        approvePurchase(company.approver.db, request, { lines: wrong, total: 305_000 }),
        'invalid_input',
      );
    await refused(
      approvePurchase(company.approver.db, request, { lines, total: 40_000 }),
      'purchase_changed',
    );
    expect([await stockOf(sql, kept), await stockOf(sql, removed)]).toEqual([30, 45]);
    const { orders } = await approvePurchase(company.approver.db, request, {
      lines,
      total: 45_000,
      note: 'Less',
    });
    expect((await getOrder(company.buyer.db, orders[0]!.id)).lines).toMatchObject([
      { product_id: kept, quantity: 4 },
    ]);
    expect([await stockOf(sql, kept), await stockOf(sql, removed)]).toEqual([46, 50]);
    expect((await getPurchaseRequest(company.buyer.db, id)).events.at(-1)).toMatchObject({
      ...{ kind: 'placed', note: 'Less' },
      changes: [
        { line_id: first!.id, before: 20, after: 4 },
        { line_id: second!.id, before: 5, after: 0 },
      ],
    });
  });

  it('is refused with a reason, and then never placed @buying-refusal', async () => {
    const { goods, request } = await ask();
    await refused(refusePurchase(company.approver.db, request, ' '), 'reason_required');
    expect(await refusePurchase(company.approver.db, request, 'Too dear')).toEqual({
      state: 'refused',
      orders: [],
    });
    expect(await stockOf(sql, goods)).toBe(50);
    const now = await getPurchaseRequest(company.owner.db, request.id);
    await refused(
      approvePurchase(company.owner.db, request, { lines: [], total: 200_000 }),
      'changed_meanwhile',
    );
    await refused(
      approvePurchase(company.owner.db, now, { lines: [], total: 200_000 }),
      'purchase_request_state',
    );
    const [note] =
      await sql`select 1 from public.notifications where user_id = ${company.buyer.id} and kind = 'purchase_refused'`;
    expect(note).toBeDefined();
  });

  it('expires: the stock returns, and it is never placed @buying-expiry', async () => {
    const { goods, request } = await ask();
    await expire(request.id);
    // Already before the job runs.
    await refused(
      approvePurchase(company.approver.db, request, { lines: [], total: 200_000 }),
      'purchase_request_state',
    );
    expect(await stockOf(sql, goods)).toBe(30);
    await sql`select private.expire_purchase_requests()`;
    expect(await stockOf(sql, goods)).toBe(50);
    const now = await getPurchaseRequest(company.approver.db, request.id);
    expect(now).toMatchObject({ state: 'expired', may_decide: false, now: null });
    await refused(
      approvePurchase(company.approver.db, now, { lines: [], total: 200_000 }),
      'purchase_request_state',
    );
    await sql`select private.expire_purchase_requests()`;
    expect(await stockOf(sql, goods)).toBe(50);
  });

  it('is withdrawn by its requester alone', async () => {
    const { goods, request } = await ask();
    await refused(withdrawPurchase(company.approver.db, request), 'not_allowed');
    await withdrawPurchase(company.buyer.db, request);
    expect(await stockOf(sql, goods)).toBe(50);
    await refused(
      approvePurchase(company.approver.db, request, { lines: [], total: 200_000 }),
      'changed_meanwhile',
    );
  });

  it('is decided by approvers of the company, and never by its requester @buying-own-request', async () => {
    const { request } = await ask();
    const decide = (person: Actor) => approvePurchase(person.db, request, { lines: [], total: 200_000 });
    await refused(decide(company.buyer), 'own_request');
    await refused(decide(company.accountant), 'not_allowed');
    await refused(decide(company.viewer), 'not_allowed');
    for (const person of [other.owner, other.approver, actors.seller, actors.admin, actors.buyer])
      await refused(decide(person), 'purchase_request_not_found');
    await refused(decide(actors.anonymous), 'not_signed_in');
    const goods = await product({ quantity: 50 });
    const own = await askFor(company.id, company.approver, [line(goods, 1)]);
    const seen = await getPurchaseRequest(company.approver.db, own.id);
    expect(seen.may_decide).toBe(false);
    await refused(approvePurchase(company.approver.db, seen, { lines: [], total: 15_000 }), 'own_request');
  });

  it('is decided by a deputy while an approver is absent, but not for the deputy’s own requests @buying-deputy', async () => {
    await setOwnAbsence(company.approver.db, {
      ...{ absent_from: today(), absent_until: today(), deputy_id: company.viewer.id },
    });
    const { request } = await ask();
    expect(await getPurchaseRequest(company.viewer.db, request.id)).toMatchObject({ may_decide: true });
    expect((await listPurchaseRequests(company.viewer.db, { scope: 'decide' })).items).toMatchObject([
      { id: request.id },
    ]);
    await approvePurchase(company.viewer.db, request, { lines: [], total: 200_000 });
    expect((await getPurchaseRequest(company.viewer.db, request.id)).events.at(-1)).toMatchObject({
      ...{ by: 'Viewer', deputy_for: 'Approver' },
    });
    await setOwnAbsence(company.approver.db, {
      ...{ absent_from: '2020-01-01', absent_until: '2020-01-02', deputy_id: company.viewer.id },
    });
    const later = await ask();
    await refused(
      approvePurchase(company.viewer.db, later.request, { lines: [], total: 200_000 }),
      'not_allowed',
    );
    await setOwnAbsence(company.approver.db, {
      ...{ absent_from: today(), absent_until: today(), deputy_id: company.buyer.id },
    });
    await refused(
      approvePurchase(company.buyer.db, later.request, { lines: [], total: 200_000 }),
      'own_request',
    );
    await setOwnAbsence(company.approver.db, null);
    await refused(setOwnAbsence(company.buyer.db, null), 'not_allowed');
  });

  describe('that waits', () => {
    /** Notifications and mails of a request that the person got. */
    const announced = async (person: Actor, request: string) => {
      const [counts] = await sql<{ notices: number; mails: number }[]>`
        select (select count(*)::int from public.notifications n
          where n.user_id = ${person.id} and n.kind = 'purchase_requested'
            and n.subject ->> 'purchase_request_id' = ${request}) as notices,
          (select count(*)::int from private.outbox m
          where m.address = ${person.email} and m.template = 'purchase_requested'
            and m.params ->> 'purchase_request_id' = ${request}) as mails`;
      return counts;
    };
    const once = { notices: 1, mails: 1 };
    const never = { notices: 0, mails: 0 };

    it('is announced once to a person who becomes deputy or approver', async () => {
      const { request } = await ask();
      expect(await announced(company.approver, request.id)).toEqual(once);
      const deputy = { absent_from: today(), absent_until: today(), deputy_id: company.viewer.id! };
      for (const absence of [deputy, null, deputy]) await setOwnAbsence(company.approver.db, absence);
      expect(await announced(company.viewer, request.id)).toEqual(once);
      expect(await announced(company.approver, request.id)).toEqual(once);
      expect(await announced(company.buyer, request.id)).toEqual(never);
      const { members } = await listBuyingMembers(company.owner.db);
      const accountant = members.find(({ user_id }) => user_id === company.accountant.id)!;
      const limits = { order_limit: null, month_limit: null };
      await setBuyingMember(company.owner.db, accountant, { role: 'approver', ...limits });
      expect(await announced(company.accountant, request.id)).toEqual(once);
    });

    it('is announced to the deputy when a later absence begins', async () => {
      const { request } = await ask();
      const tomorrow = '2099-01-01';
      await setOwnAbsence(company.approver.db, {
        ...{ absent_from: tomorrow, absent_until: tomorrow, deputy_id: company.viewer.id! },
      });
      await sql`select private.announce_to_deputies()`;
      expect(await announced(company.viewer, request.id)).toEqual(never);
      await sql`alter table private.buying_members disable trigger announce_to_new_approver`;
      await sql`
        update private.buying_members set absent_from = ${today()} where user_id = ${company.approver.id!}`;
      await sql`alter table private.buying_members enable trigger announce_to_new_approver`;
      await sql`select private.announce_to_deputies()`;
      expect(await announced(company.viewer, request.id)).toEqual(once);
    });
  });

  it('shows what changed beyond the hold, and is decided again', async () => {
    const [kept, gone] = [await product({ quantity: 50 }), await product({ quantity: 50 })];
    const { id } = await askFor(company.id, company.buyer, [line(kept, 15), line(gone, 5)]);
    await sql`update public.products set published = false where id = ${gone}`;
    const request = await getPurchaseRequest(company.approver.db, id);
    expect(request.now!.problem).toMatchObject({ code: 'product_unavailable' });
    await refused(
      approvePurchase(company.approver.db, request, { lines: [], total: 200_000 }),
      'product_unavailable',
    );
    expect([await stockOf(sql, kept), await stockOf(sql, gone)]).toEqual([35, 45]);
    const without = [
      { line_id: request.lines.find(({ product_id }) => product_id === gone)!.id, quantity: 0 },
    ];
    const { orders } = await approvePurchase(company.approver.db, request, {
      lines: without,
      total: 150_000,
    });
    expect(orders).toHaveLength(1);
    expect([await stockOf(sql, kept), await stockOf(sql, gone)]).toEqual([35, 50]);
  });

  it('of a seller who was suspended meanwhile is not placed', async () => {
    const seller = await createActor(sql, 'otherSeller');
    const goods = await createProduct(sql, {
      company_id: seller.company!,
      category_id: category,
      quantity: 50,
    });
    const { id } = await askFor(company.id, company.buyer, [line(goods, 20)]);
    await sql`update public.companies set status = 'suspended' where id = ${seller.company}`;
    const request = await getPurchaseRequest(company.approver.db, id);
    await refused(
      approvePurchase(company.approver.db, request, { lines: [], total: 200_000 }),
      'product_unavailable',
    );
  });

  it('loses the volume price with the quantity', async () => {
    const goods = await product({ quantity: 50 });
    await sql`update public.product_offers set volume_discounts = '[{"quantity": 20, "percent": 10}]' where product_id = ${goods}`;
    const { id } = await askFor(company.id, company.buyer, [line(goods, 20, 9000)]);
    const request = await getPurchaseRequest(company.approver.db, id);
    expect(request.total).toBe(180_000);
    const lines = [{ line_id: request.lines[0]!.id, quantity: 10 }];
    expect((await getPurchaseRequest(company.approver.db, id, lines)).now).toMatchObject({ total: 100_000 });
  });

  it('is placed once when two approve at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { goods, request } = await ask();
      const outcomes = await Promise.allSettled(
        [company.owner, company.approver].map(({ db }) =>
          approvePurchase(db, request, { lines: [], total: 200_000 }),
        ),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await stockOf(sql, goods)).toBe(30);
      const orders = await sql`
        select 1 from public.checkouts c join public.orders o on o.checkout_id = c.id where c.purchase_request_id = ${request.id}`;
      expect(orders).toHaveLength(1);
    }
  });

  it('is either placed or expired when both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { goods, request } = await ask();
      const [approved] = await Promise.allSettled([
        approvePurchase(company.approver.db, request, { lines: [], total: 200_000 }),
        expire(request.id).then(() => sql`select private.expire_purchase_requests()`),
      ]);
      await sql`select private.expire_purchase_requests()`;
      const { state } = await getPurchaseRequest(company.buyer.db, request.id);
      expect([state, await stockOf(sql, goods)]).toEqual(
        approved.status === 'fulfilled' ? ['placed', 30] : ['expired', 50],
      );
    }
  });

  it('is listed for those who may read it', async () => {
    const { request } = await ask();
    const listed = async (person: Actor) =>
      (await listPurchaseRequests(person.db, {})).items.map(({ id }) => id);
    for (const person of [company.buyer, company.owner, company.approver, company.accountant, company.viewer])
      expect(await listed(person)).toEqual([request.id]);
    const second = await createActor(sql, 'buyer');
    await join(company.owner, second, 'buyer');
    expect(await listed(second)).toEqual([]);
    await refused(getPurchaseRequest(second.db, request.id), 'purchase_request_not_found');
    expect(await listed(other.owner)).toEqual([]);
    await refused(listed(actors.seller), 'not_buying');
  });
});

describe('a person who leaves', () => {
  it('keeps nothing: orders go to an owner, open requests end, the stock returns @buying-leaver', async () => {
    const project_id = await createProject(company.owner);
    const goods = await product({ quantity: 50 });
    const placed = await orderFor(company.id, company.buyer, [line(goods, 9)], { project_id });
    const { id } = placed.orders[0]!;
    const waiting = await askFor(company.id, company.buyer, [line(goods, 20)]);
    expect(await stockOf(sql, goods)).toBe(21);
    const { members } = await listBuyingMembers(company.owner.db);
    const foreman = members.find(({ user_id }) => user_id === company.buyer.id)!;
    await refused(removeBuyingMember(company.approver.db, foreman, 'Left'), 'not_allowed');
    await refused(removeBuyingMember(company.owner.db, foreman, ''), 'reason_required');
    await removeBuyingMember(company.owner.db, foreman, 'Left');

    expect(await stockOf(sql, goods)).toBe(41);
    expect(await getBuying(company.buyer.db)).toBeNull();
    await refused(getOrder(company.buyer.db, id), 'order_not_found');
    expect((await listMyOrders(company.buyer.db, {})).items).toEqual([]);
    await refused(listCompanyOrders(company.buyer.db, {}), 'not_buying');
    await refused(listProjects(company.buyer.db, {}), 'not_buying');
    await refused(getPurchaseRequest(company.buyer.db, waiting.id), 'purchase_request_not_found');
    const left =
      await sql`select kind from public.notifications where user_id = ${company.buyer.id} and subject <> '{}'`;
    expect(left).toEqual([]);
    expect(await getOrder(company.owner.db, id)).toMatchObject({ buying: { person: 'Foreman' } });
    expect(await getPurchaseRequest(company.owner.db, waiting.id)).toMatchObject({ state: 'withdrawn' });
    expect((await listMyOrders(company.owner.db, {})).items).toMatchObject([{ id }]);
  });

  it('erases the account without the company’s orders', async () => {
    const goods = await product({ quantity: 50 });
    const placed = await orderFor(company.id, company.buyer, [line(goods, 9)]);
    await eraseAccount(company.buyer.db);
    expect(await getOrder(company.owner.db, placed.orders[0]!.id)).toMatchObject({ status: 'Processing' });
  });
});

describe('projects', () => {
  it('are managed by owners and approvers of their company', async () => {
    const id = await createProject(company.owner, { number: 'P-1', budget: 1_000_000 });
    await refused(createProject(company.approver, { number: 'p-1' }), 'project_number_taken');
    for (const person of [company.buyer, company.accountant, company.viewer])
      await refused(createProject(person), 'not_allowed');
    await refused(saveProject(other.owner.db, { id, version: 1 }, projectInput()), 'project_not_found');
    await saveProject(company.approver.db, { id, version: 1 }, projectInput({ name: 'Bridge', budget: 50 }));
    await refused(saveProject(company.owner.db, { id, version: 1 }, projectInput()), 'changed_meanwhile');
    expect((await listProjects(company.buyer.db, { term: 'bridge' })).items).toMatchObject([
      { id, budget: 50, left: 50 },
    ]);
    expect((await listProjects(other.owner.db, { term: 'bridge' })).items).toEqual([]);
    await refused(saveProject(company.owner.db, null, projectInput({ name: ' ' })), 'invalid_input');
  });

  it('show the totals of placed and of waiting orders', async () => {
    const project_id = await createProject(company.owner, { budget: 300_000 });
    const goods = await product({ quantity: 50 });
    const placed = await orderFor(company.id, company.buyer, [line(goods, 5)], { project_id });
    await askFor(company.id, company.buyer, [line(goods, 20)], { project_id });
    const figures = async () => (await listProjects(company.owner.db, {})).items[0];
    expect(await figures()).toMatchObject({ spent: 55_000, waiting: 200_000, left: 45_000 });
    await changeOrderStatus(company.buyer.db, { id: placed.orders[0]!.id, version: 1 }, 'Cancelled');
    expect(await figures()).toMatchObject({ spent: 0, waiting: 200_000, left: 100_000 });
  });
});
