import { randomUUID } from 'node:crypto';
import { eventually } from '../local/testing.ts';
import { answerOf } from '../src/errors.ts';
import { listUsers } from '../src/people/users-queries.ts';
import { saveProduct } from '../src/products/queries.ts';
import { getOwnApplication } from '../src/companies/seller-account-queries.ts';
import { applyAsSeller, getSeller, getSellerProfile, listSellers } from '../src/companies/sellers-queries.ts';
import {
  apiUrl,
  clientFor,
  connect,
  createActor,
  createActors,
  createUser,
  headersFor,
  publishableKey,
  signIn,
  type Actors,
  type Sql,
} from './actors.ts';
import { setProductPublished, reviewCompany } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

/** Signs up over HTTP as a visitor; returns the new user's id. */
async function signUp(data: object): Promise<string> {
  const email = `visitor-${randomUUID().slice(0, 8)}@mawad.test`;
  const response = await fetch(`${apiUrl()}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long enough password 7', data }),
  });
  expect(response.status).toBe(200);
  // The response takes a fixed time whether the address is known or not; a slow sign-up ends after it.
  let id: string | undefined;
  await eventually(async () => {
    const [user] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
    id = user?.id;
    return id !== undefined;
  }, `${email} is signed up`);
  return id!;
}

const sellerRow = async (id: string) => {
  const [row] =
    await sql`select role, status, is_approved, company_name from public.sellers where id = ${id}`;
  return row;
};
const mailsTo = async (email: string): Promise<string[]> => {
  const rows = await sql<{ template: string }[]>`
    select template from private.outbox where address = ${email} order by id`;
  return rows.map(({ template }) => template);
};

it('creates a buyer with name and language', async () => {
  const id = await signUp({ full_name: 'زينب كريم', language: 'ar' });
  const [profile] = await sql`select full_name, phone, language from public.profiles where id = ${id}`;
  expect(profile).toEqual({ full_name: 'زينب كريم', phone: null, language: 'ar' });
  expect(await sellerRow(id)).toBeUndefined();
});

it('creates a pending seller with a company name, and a buyer without one', async () => {
  const id = await signUp({ full_name: 'Ali', account_type: 'seller', company_name: ' Dijla Tools ' });
  expect(await sellerRow(id)).toEqual({
    role: 'seller',
    status: 'pending',
    is_approved: false,
    company_name: 'Dijla Tools',
  });
  expect(await sellerRow(await signUp({ account_type: 'seller', company_name: '  ' }))).toBeUndefined();
});

it('stores the governorate of a company, and none that does not exist', async () => {
  const governorateOf = async (governorate: unknown) => {
    const id = await signUp({ account_type: 'seller', company_name: 'Basra Tools', governorate });
    const [company] = await sql`select c.governorate from public.companies c
      join public.company_members m on m.company_id = c.id where m.user_id = ${id}`;
    return company?.governorate;
  };
  expect(await governorateOf('IQ-BA')).toBe('IQ-BA');
  for (const unknown of ['IQ-XX', '', ['IQ-BA'], undefined]) expect(await governorateOf(unknown)).toBeNull();
});

it.each([
  { role: 'admin', is_approved: true, status: 'approved', account_type: 'admin' },
  { role: 'admin', status: 'approved', is_approved: true, account_type: 'seller', company_name: 'X' },
  { app_metadata: { role: 'admin' }, seller: { status: 'approved' } },
  { full_name: 'x'.repeat(5000), phone: 'nonsense', language: 'xx' },
  { full_name: ['not', 'a', 'name'], account_type: { seller: true }, company_name: 7 },
])('gives no right by metadata: %j', async (data) => {
  const row = await sellerRow(await signUp(data));
  if (row) expect(row).toMatchObject({ role: 'seller', status: 'pending', is_approved: false });
});

it('ignores names that are not text', async () => {
  const id = await signUp({ full_name: ['Ali'], account_type: 'seller', company_name: { name: 'Furat' } });
  const [profile] = await sql`select full_name from public.profiles where id = ${id}`;
  expect(profile).toEqual({ full_name: '' });
  expect(await sellerRow(id)).toBeUndefined();
});

it('gives no right by changing metadata later @metadata-no-rights', async () => {
  const { id, token } = await createActor(sql, 'buyer');
  const response = await fetch(`${apiUrl()}/auth/v1/user`, {
    method: 'PUT',
    headers: { ...headersFor(token), 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { role: 'admin', account_type: 'seller', company_name: 'X', is_approved: true },
    }),
  });
  expect(response.status).toBe(200);
  expect(await sellerRow(id!)).toBeUndefined();
});

it('notifies admins of an applicant only once the address is confirmed', async () => {
  const id = await signUp({ account_type: 'seller', company_name: 'Confirmed later' });
  const before = (await mailsTo(actors.admin.email)).length;
  await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
  expect((await mailsTo(actors.admin.email)).slice(before)).toEqual(['seller_applied']);
});

it('refuses direct writes to the status and registered name of a company, and to roles', async () => {
  for (const actor of ['pendingSeller', 'seller', 'admin'] as const) {
    const { db, id, company } = actors[actor];
    const attempts = [
      db.from('companies').update({ status: 'approved' }).eq('id', company!),
      db.from('companies').update({ name: 'Other' }).eq('id', company!),
      db.from('company_members').update({ role: 'owner' }).eq('user_id', id!),
      db.from('staff').insert({ user_id: id!, role: 'admin' }),
    ];
    for (const attempt of attempts)
      await expect(attempt.then(answerOf)).rejects.toMatchObject({ code: 'not_allowed' });
  }
});

describe('applying and reviewing', () => {
  it('accepts one application until it is rejected', async () => {
    const { db, id } = await createActor(sql, 'buyer');
    await expect(applyAsSeller(db, ' ')).rejects.toMatchObject({ code: 'company_name_required' });
    expect(await getSellerProfile(db, id!)).toBeNull();
    await applyAsSeller(db, 'Furat Steel');
    const founded = (await getSellerProfile(db, id!))!;
    expect(founded).toEqual({
      role: 'seller',
      is_approved: false,
      company_name: 'Furat Steel',
      company_name_en: 'Furat Steel',
      company_name_ar: 'Furat Steel',
      company_id: expect.any(String),
      company_role: 'owner',
      staff_role: null,
      second_factor: null,
      rights: expect.arrayContaining(['profile', 'products']),
      status: 'pending',
    });
    await expect(applyAsSeller(db, 'Again')).rejects.toMatchObject({ code: 'already_seller' });
    await reviewCompany(actors.admin.db, founded.company_id!, 'rejected', 'No trade licence');
    expect(await getOwnApplication(db)).toMatchObject({
      status: 'rejected',
      review_note: 'No trade licence',
    });
    await applyAsSeller(db, 'Furat Steel Ltd', 'IQ-BA');
    expect(await getOwnApplication(db)).toMatchObject({
      status: 'pending',
      review_note: null,
      governorate: 'IQ-BA',
    });
    const [listed] = (await listSellers(actors.admin.db, { term: 'Furat Steel Ltd' })).items;
    expect(listed!.decisions.map(({ to_status, reason }) => [to_status, reason])).toEqual([
      ['pending', null],
      ['rejected', 'No trade licence'],
      ['pending', null],
    ]);
    expect(await getSellerProfile(db, id!)).toMatchObject({
      status: 'pending',
      company_name: 'Furat Steel Ltd',
    });
    await expect(applyAsSeller(clientFor(null), 'X')).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('opens the portal immediately after the approval, without a new sign-in, and mails @seller-approved', async () => {
    const email = `applicant-${randomUUID().slice(0, 8)}@mawad.test`;
    const id = await createUser(sql, {
      email,
      meta: { account_type: 'seller', company_name: 'Basra Cables', language: 'ar' },
    });
    const db = clientFor(await signIn(email));
    const company = (await getSellerProfile(db, id))!.company_id!;
    const offer = (sku: string) =>
      saveProduct(db, {
        category_id: category,
        sku,
        name_en: 'A',
        name_ar: 'أ',
        unit: 'Each',
        price: 1,
        published: false,
      });
    const [made] = await sql<{ id: string }[]>`
      insert into public.categories (name_en, name_ar, slug_en, slug_ar)
      values ('C', 'ج', ${randomUUID()}, ${randomUUID()}) returning id`;
    const category = Number(made!.id);
    await expect(offer('A')).rejects.toMatchObject({ code: 'not_approved' });
    for (const actor of ['buyer', 'seller', 'pendingSeller', 'support'] as const) {
      await expect(reviewCompany(actors[actor].db, company, 'approved')).rejects.toMatchObject({
        code: 'not_allowed',
      });
    }
    // Without a phone or an accepted document, an approval needs a reason, which the history records.
    await expect(reviewCompany(actors.admin.db, company, 'approved')).rejects.toMatchObject({
      code: 'approval_incomplete',
      context: { missing: ['phone', 'document'] },
    });
    expect((await getSeller(actors.admin.db, company)).approval_gaps).toEqual(['phone', 'document']);
    await reviewCompany(actors.admin.db, company, 'approved', 'Known from the trade fair');
    expect((await getSeller(actors.admin.db, company)).decisions[0]).toMatchObject({
      to_status: 'approved',
      reason: 'Known from the trade fair',
    });
    const { id: product } = await offer('B');
    // A new company has no delivery areas.
    await expect(setProductPublished(db, product, true)).rejects.toMatchObject({ code: 'delivery_required' });
    answerOf(
      await db
        .from('delivery_rates')
        .insert({ company_id: company, governorate_code: 'IQ-BA', fee: 5000, lead_days: 1 }),
    );
    await setProductPublished(db, product, true);
    const sent = await sql`select template, language from private.outbox where address = ${email}`;
    expect([...sent]).toEqual([{ template: 'seller_approved', language: 'ar' }]);
    const audited = await sql`
      select before ->> 'status' as before, after ->> 'status' as after from public.audit_log
      where table_name = 'companies' and row_id = ${company} and actor_id = ${actors.admin.id}`;
    expect([...audited]).toEqual([{ before: 'pending', after: 'approved' }]);
    await expect(reviewCompany(actors.admin.db, company, 'rejected', 'Too late')).rejects.toMatchObject({
      code: 'company_state_changed',
      context: { status: 'approved' },
    });
    await reviewCompany(actors.admin.db, company, 'suspended', 'The licence has ended');
    await expect(offer('C')).rejects.toMatchObject({ code: 'not_approved' });
    expect(await getOwnApplication(db)).toMatchObject({
      status: 'suspended',
      review_note: 'The licence has ended',
    });
    await expect(reviewCompany(actors.admin.db, randomUUID(), 'approved')).rejects.toMatchObject({
      code: 'seller_not_found',
    });
  });

  it.each([undefined, '', ' \n'])('refuses to reject or suspend without a reason: %j', async (reason) => {
    for (const [actor, status, decision] of [
      ['pendingSeller', 'pending', 'rejected'],
      ['seller', 'approved', 'suspended'],
    ] as const) {
      const { company } = actors[actor];
      await expect(reviewCompany(actors.admin.db, company!, decision, reason)).rejects.toMatchObject({
        code: 'reason_required',
      });
      const [kept] = await sql`select status from public.companies where id = ${company}`;
      expect(kept).toEqual({ status });
    }
  });

  it('finds sellers and users in any spelling of their names, and shows the phone given at sign-up', async () => {
    const tag = randomUUID().slice(0, 8);
    const id = await createUser(sql, {
      email: `${tag}@mawad.test`,
      meta: {
        account_type: 'seller',
        company_name: `شركة الأنبار ${tag}`,
        full_name: `أحمد ${tag}`,
        phone: '+9647709998877',
      },
    });
    const sellersFound = async (term: string) => (await listSellers(actors.admin.db, { term })).items;
    for (const term of [`شركة الأنبار ${tag}`, `شركه انبار ${tag}`, `${tag}@MAWAD`])
      expect(await sellersFound(term)).toMatchObject([{ phone: '+9647709998877' }]);
    await sql`update public.companies set phone = '+9647801112233' where name like ${`%${tag}`}`;
    expect(await sellersFound(tag)).toMatchObject([{ phone: '+9647801112233' }]);
    for (const term of [`أحمد ${tag}`, `احمد ${tag}`, `شركه الانبار ${tag}`])
      expect((await listUsers(actors.admin.db, { term })).items).toMatchObject([{ id }]);
    expect(await sellersFound('100%_')).toEqual([]);
  });

  it('lists sellers only for admins', async () => {
    const { items, count } = await listSellers(actors.admin.db, {
      status: 'pending',
      term: actors.pendingSeller.email,
    });
    expect(count).toBeGreaterThan(0);
    expect(items.every(({ status }) => status === 'pending')).toBe(true);
    expect(items.find(({ id }) => id === actors.pendingSeller.company)).toMatchObject({
      email: actors.pendingSeller.email,
      email_verified: true,
      product_count: 0,
    });
    const byMail = await listSellers(actors.admin.db, { term: actors.seller.email });
    expect(byMail.items.map(({ id }) => id)).toEqual([actors.seller.company]);
    await expect(listSellers(actors.seller.db, {})).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
