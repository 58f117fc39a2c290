import { type DeliveryRate, getDeliveryAreas, saveDeliveryAreas } from '../src/queries/delivery.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const areas = (actor: ActorName) => getDeliveryAreas(actors[actor].db);
const save = (
  actor: ActorName,
  version: string,
  rates: DeliveryRate[],
  free_delivery_from: number | null = null,
  order_minimum: number | null = null,
) => saveDeliveryAreas(actors[actor].db, { rates, version, free_delivery_from, order_minimum });
const rate = (governorate: string, district: string | null, fee: number): DeliveryRate => ({
  governorate,
  district,
  fee,
  minimum_order: null,
  lead_days: 3,
  truck_needed: false,
});
const wanted = [
  rate('IQ-BA', null, 9000),
  { ...rate('IQ-BA', 'Al-Faw', 25_000), minimum_order: 50_000, truck_needed: true },
  rate('IQ-NI', null, 12_000),
];

it('are written whole by owner and manager, and read by the whole team', async () => {
  const { version } = await areas('manager');
  await save('manager', version, wanted, 75_000, 30_000);
  expect(await areas('warehouse')).toMatchObject({
    rates: wanted,
    free_delivery_from: 75_000,
    order_minimum: 30_000,
    site_free_delivery_from: 100_000,
    may_edit: false,
  });
  const after = await areas('seller');
  expect(after.may_edit).toBe(true);
  await save('seller', after.version, wanted.slice(2));
  expect(await areas('seller')).toMatchObject({
    rates: wanted.slice(2),
    free_delivery_from: null,
    order_minimum: null,
  });
  expect((await areas('otherSeller')).rates.map(({ governorate }) => governorate)).toEqual([
    'IQ-BA',
    'IQ-BG',
  ]);
});

it('are not overwritten by who read them before somebody else saved', async () => {
  const { version } = await areas('seller');
  await save('manager', version, wanted);
  await expect(save('seller', version, [rate('IQ-BG', null, 1)])).rejects.toMatchObject({
    code: 'stale_version',
  });
  expect((await areas('seller')).rates).toEqual(wanted);
});

it.each(['sales', 'warehouse', 'finance'] as const)('are not changed by %s', async (actor) => {
  const { version } = await areas('seller');
  await expect(save(actor, version, wanted.slice(1))).rejects.toMatchObject({ code: 'not_allowed' });
});

it.each(['buyer', 'pendingSeller', 'suspendedSeller', 'admin'] as const)(
  'are nothing of %s',
  async (actor) => {
    await expect(areas(actor)).rejects.toMatchObject({ code: 'not_approved' });
    await expect(save(actor, '', wanted)).rejects.toMatchObject({ code: 'not_approved' });
  },
);

it('name real places, and at least one', async () => {
  const { version } = await areas('seller');
  for (const rates of [[], [rate('IQ-BG', 'Al-Faw', 1)], [{ ...rate('IQ-BG', null, 1), lead_days: 61 }]])
    await expect(save('seller', version, rates)).rejects.toMatchObject({ code: 'invalid_input' });
  for (const rates of [[rate('IQ-XX', null, 1)], [rate('IQ-BG', null, -1)]])
    await expect(save('seller', version, rates)).rejects.toThrow();
  await expect(save('seller', version, wanted, null, 0)).rejects.toMatchObject({
    context: { field: 'order_minimum', rule: 'positive' },
  });
  expect((await areas('seller')).version).toBe(version);
});
