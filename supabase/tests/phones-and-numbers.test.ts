import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addAddress, getProfile, listAddresses, updateProfile } from '../src/people/account-queries.ts';
import { findInConsole } from '../src/desk/palette-queries.ts';
import {
  getOrder,
  listAllOrders,
  listMyOrders,
  listSellerOrders,
  placeOrder,
} from '../src/orders/queries.ts';
import { listStaffQuotes, submitQuoteRequest } from '../src/quotes/queries.ts';
import { getSeller, listSellers } from '../src/companies/sellers-queries.ts';
import { listUsers } from '../src/people/users-queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { formGuard, quoteRequest } from './forms.ts';
import { createCategory, createProduct, delivery } from './goods.ts';

/** Phone forms that the tests of parsePhone use as well. */
const forms = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../shared-i18n/src/phone-forms.json'), 'utf8'),
) as { read: [string, string][]; refused: string[] };

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
});
afterAll(() => sql.end());

/** Random digits after 770, so that no other test uses the number. */
const newDigits = () => String(randomInt(1e7)).padStart(7, '0');
const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
const spellings = (digits: string): string[] => {
  const [a, b] = [digits.slice(0, 3), digits.slice(3)];
  return [
    `0770${digits}`,
    `+964770${digits}`,
    `770${digits}`,
    `+964 770 ${a} ${b}`,
    `0770 ${a} ${b}`,
    `0770-${a}-${b}`,
    `0770\u2011${a}\u2011${b}`,
    `770 ${a} ${b}`,
    `00964 770 ${a} ${b}`,
    `\u2066+964 770 ${a} ${b}\u2069`,
    `tel:+964770${digits}`,
    arabic(`0770${digits}`),
    arabic(`0770 ${a} ${b}`),
  ];
};

async function newOrder(phone: string): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery: { ...delivery, phone },
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  return orders[0]!.id;
}

it('reads and refuses phones as parsePhone does', async () => {
  const typed = [...forms.read.map(([text]) => text), ...forms.refused];
  const rows = await sql<{ phone: string | null }[]>`
    select private.read_phone(t) as phone from unnest(${typed}::text[]) with ordinality u (t, place) order by place`;
  expect(rows.map(({ phone }, place) => [typed[place], phone])).toEqual([
    ...forms.read,
    ...forms.refused.map((text) => [text, null]),
  ]);
});

describe('an order', () => {
  const digits = newDigits();
  let id: string;
  let number: string;
  beforeAll(async () => {
    id = await newOrder(`0770\u2011${digits}`);
    number = (await getOrder(actors.seller.db, id)).number;
  });

  it('stores the phone in one form', async () => {
    const { delivery: to } = await getOrder(actors.seller.db, id);
    expect(to.phone).toBe(`+964770${digits}`);
  });

  it.each(spellings(digits))('is found by its phone, written %s', async (term) => {
    const { items: received } = await listSellerOrders(actors.seller.db, { term });
    expect(received.map((order) => order.id)).toEqual([id]);
    const { items: all } = await listAllOrders(actors.admin.db, { term });
    expect(all.map((order) => order.id)).toEqual([id]);
    expect((await findInConsole(actors.admin.db, term))[0]).toMatchObject({ kind: 'order', id });
  });

  it.each([`0770 ${digits.slice(0, 3)} ${digits.slice(3, 6)}`, `+964 770 ${digits.slice(0, 6)}`])(
    'is found by a part of its phone, %s',
    async (term) => {
      const { items } = await listSellerOrders(actors.seller.db, { term });
      expect(items.map((order) => order.id)).toContain(id);
    },
  );

  it.each([
    (text: string) => text,
    (text: string) => `#${text}`,
    (text: string) => `#\u2066${text}\u2069`,
    (text: string) => text.toLowerCase().replace('-', ''),
    (text: string) => text.replace('-', ' '),
    (text: string) => text.replace('-', '\u2011'),
    (text: string) => arabic(text),
    (text: string) => `#${text.slice(3)}`,
    (text: string) => `MW-${text.slice(3).replaceAll('0', 'O').replaceAll('1', 'I')}`,
  ])('is found by its number, written as by %s', async (write) => {
    const term = write(number);
    for (const list of [
      listMyOrders(actors.buyer.db, { term }),
      listSellerOrders(actors.seller.db, { term }),
      listAllOrders(actors.admin.db, { term }),
    ])
      expect([term, (await list).items.map((order) => order.id)]).toEqual([term, [id]]);
    expect((await findInConsole(actors.admin.db, term))[0]).toMatchObject({ kind: 'order', id });
  });
});

it('stores a pasted phone of a person and an address, and finds the person by it', async () => {
  const digits = newDigits();
  const { db, id } = actors.otherBuyer;
  await updateProfile(db, id!, { phone: `tel:0770-${digits}` });
  expect(await getProfile(db, id!)).toMatchObject({ phone: `+964770${digits}` });
  const { email: _, ...place } = delivery;
  await addAddress(db, {
    ...place,
    phone: `\u061c0770${digits}`,
    label: '',
    landmark: null,
    postal_code: null,
    is_default: true,
  });
  expect((await listAddresses(db, id!)).map(({ phone }) => phone)).toContain(`+964770${digits}`);
  for (const term of spellings(digits)) {
    const { items } = await listUsers(actors.admin.db, { term });
    expect([term, items.map((user) => user.id)]).toEqual([term, [id]]);
    expect((await findInConsole(actors.admin.db, term))[0]).toMatchObject({ kind: 'person', id });
  }
});

it('finds a company by its phone, and by the phone of a member', async () => {
  const [own, members] = [newDigits(), newDigits()];
  const company = actors.otherSeller.company!;
  await sql`update public.companies set phone = ${`0770\u2011${own}`} where id = ${company}`;
  await sql`update public.profiles set phone = ${arabic(`0770${members}`)} where id = ${actors.otherSeller.id}`;
  expect((await getSeller(actors.admin.db, company)).phone).toBe(`+964770${own}`);
  for (const term of [...spellings(own), ...spellings(members)]) {
    const { items } = await listSellers(actors.admin.db, { term });
    expect([term, items.map(({ id }) => id)]).toEqual([term, [company]]);
  }
});

it('finds a request by phone and number, and stores a pasted phone', async () => {
  const digits = newDigits();
  const sent = await submitQuoteRequest(
    actors.anonymous.db,
    await formGuard(sql),
    quoteRequest({ phone: `tel:+964 770 ${digits}` }),
  );
  for (const term of [
    ...spellings(digits),
    `#${sent.number}`,
    sent.number.replace('-', ''),
    arabic(sent.number),
  ]) {
    const { items } = await listStaffQuotes(actors.support.db, { term });
    expect([term, items.map((request) => request.id)]).toEqual([term, [sent.id]]);
  }
});

it('finds by words and by parts of words and numbers', async () => {
  const name = `Karim ${randomUUID().slice(0, 8)}`;
  const id = await newOrder(`0770${newDigits()}`);
  await sql`update public.orders set buyer_name = ${`${name} 24-7`} where id = ${id}`;
  for (const term of [name, `${name} 24-7`, name.slice(2, 12)]) {
    const { items } = await listSellerOrders(actors.seller.db, { term });
    expect([term, items.map((order) => order.id)]).toEqual([term, [id]]);
  }
});
