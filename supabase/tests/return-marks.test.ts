import { acceptReturn, listStaffReturns, refuseReturn, withdrawReturn } from '../src/returns/queries.ts';
import { connect, type Sql } from './actors.ts';
import {
  askBack,
  createReturnWorld,
  deliverGoods,
  read,
  type ReturnWorld,
  takeStep,
} from './returned-goods.ts';

let sql: Sql;
let world: ReturnWorld;

beforeAll(async () => {
  sql = connect();
  world = await createReturnWorld(sql);
});
afterAll(() => sql.end());

const marksOf = async (id: string) => (await read(world, id, 'admin')).marks!;

/** Gives the orders and returns of the buyer a phone and address that no other test has. */
async function moveBuyer(phone: string, of = world): Promise<void> {
  const { id } = of.actors.buyer;
  await sql`update public.checkouts set address = ${phone} where user_id = ${id}`;
  await sql`update public.orders set buyer_phone = ${phone} where buyer_id = ${id}`;
  await sql`update private.returns set phone = ${phone} where buyer_id = ${id}`;
}

it('marks a buyer from five returns on, if they are more than three tenths of the delivered orders @serial-returners', async () => {
  const phone = '+9647711112233';
  const order = await deliverGoods(world, 10);
  const ids: string[] = [];
  const asks = async (count: number) => {
    for (let n = 0; n < count; n++) ids.push(await askBack(world, order, [1]));
    await moveBuyer(phone);
    return (await marksOf(ids[0]!)).buyer;
  };
  expect(await asks(4)).toEqual({ returns: 4, delivered: 1, is_marked: false });
  expect(await asks(1)).toEqual({ returns: 5, delivered: 1, is_marked: true });
  await takeStep(world, 'buyer', withdrawReturn, ids[4]!);
  expect((await marksOf(ids[0]!)).buyer).toEqual({ returns: 4, delivered: 1, is_marked: false });
  await asks(1);
  for (let n = 0; n < 15; n++) await deliverGoods(world, 1);
  await moveBuyer(phone);
  expect((await marksOf(ids[0]!)).buyer).toEqual({ returns: 5, delivered: 16, is_marked: true });
  await deliverGoods(world, 1);
  await moveBuyer(phone);
  expect((await marksOf(ids[0]!)).buyer).toEqual({ returns: 5, delivered: 17, is_marked: false });
});

it('counts returns of another account with the same phone', async () => {
  const order = await deliverGoods(world, 1);
  const id = await askBack(world, order, [1]);
  await moveBuyer('+9647711112244');
  const before = (await marksOf(id)).buyer.returns;
  await sql`update private.returns set buyer_id = ${world.actors.otherBuyer.id} where id = ${id}`;
  await sql`update public.orders set buyer_id = ${world.actors.otherBuyer.id} where id = ${order}`;
  expect((await marksOf(id)).buyer.returns).toBe(before);
});

it('marks a seller from ten answers on, if more than half of them are refusals @serial-refusers', async () => {
  const own = await createReturnWorld(sql);
  const marks = async (id: string) => (await read(own, id, 'admin')).marks!.seller;
  const order = await deliverGoods(own, 10);
  const ids: string[] = [];
  for (let n = 0; n < 10; n++) ids.push(await askBack(own, order, [1]));
  for (const id of ids.slice(0, 5)) await takeStep(own, 'seller', refuseReturn, id, 'Worn', []);
  for (const id of ids.slice(5, 9)) await takeStep(own, 'seller', acceptReturn, id, { handover: 'pickup' });
  expect(await marks(ids[0]!)).toEqual({ answered: 9, refused: 5, is_marked: false });
  await takeStep(own, 'seller', acceptReturn, ids[9]!, { handover: 'pickup' });
  expect(await marks(ids[0]!)).toEqual({ answered: 10, refused: 5, is_marked: false });
  const last = await askBack(own, await deliverGoods(own, 1), [1]);
  await takeStep(own, 'seller', refuseReturn, last, 'Worn', []);
  expect(await marks(last)).toEqual({ answered: 11, refused: 6, is_marked: true });
});

it('lists returns of marked people and sellers, also of people who share only an address', async () => {
  const own = await createReturnWorld(sql);
  const company = own.company;
  const listed = async () => {
    await sql`select private.refresh_return_marks()`;
    const all = (await listStaffReturns(own.actors.admin.db, { company_id: company })).items;
    const marked = (await listStaffReturns(own.actors.admin.db, { marked: true, company_id: company })).items;
    expect(marked).toEqual(all.filter((item) => item.is_marked));
    return marked.map(({ id }) => id);
  };
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    if (n === 4) expect(await listed()).toEqual([]);
    const order = await deliverGoods(own, 1);
    const id = await askBack(own, order, [1]);
    const phone = `+96477133344${n}${n}`;
    await sql`update private.returns set phone = ${phone}, buyer_id = null where id = ${id}`;
    await sql`update public.orders set buyer_phone = ${phone} where id = ${order}`;
    await sql`
      update public.checkouts set address = 'Shared house of marks'
      where id = (select checkout_id from public.orders where id = ${order})`;
    ids.unshift(id);
  }
  expect(await listed()).toEqual(ids);
  await sql`update private.returns set answered_at = now(), was_refused = true, created_at = now() - interval '91 days' where company_id = ${company}`;
  expect(await listed()).toEqual([]);
});

it('lists a return as marked from the request on that makes the buyer a serial one', async () => {
  const own = await createReturnWorld(sql);
  const order = await deliverGoods(own, 5);
  const phone = '+9647711112255';
  await moveBuyer(phone, own);
  const isMarked = async (id: string) =>
    (await listStaffReturns(own.actors.admin.db, { company_id: own.company })).items.find(
      (item) => item.id === id,
    )!.is_marked;
  const ids: string[] = [];
  for (let n = 0; n < 4; n++) ids.push(await askBack(own, order, [1], { phone }));
  expect(await isMarked(ids[3]!)).toBe(false);
  ids.push(await askBack(own, order, [1], { phone }));
  expect(await isMarked(ids[4]!)).toBe(true);
  await sql`select private.refresh_return_marks()`;
  expect(await isMarked(ids[0]!)).toBe(true);
  await takeStep(own, 'buyer', withdrawReturn, ids[4]!);
  await sql`select private.refresh_return_marks()`;
  expect(await isMarked(ids[0]!)).toBe(false);
});
