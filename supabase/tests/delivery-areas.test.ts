import { type DeliveryRate, getDeliveryAreas, saveDeliveryAreas } from '../src/delivery/queries.ts';
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
  daysOff: Partial<typeof always> = {},
) =>
  saveDeliveryAreas(actors[actor].db, {
    rates,
    version,
    free_delivery_from,
    never_free: false,
    order_minimum,
    ...always,
    ...daysOff,
  });
/** Delivery terms of a company that is open every day. */
const always = {
  purchase_hold_days: null as number | null,
  closed_weekdays: [] as number[],
  holiday_from: null as string | null,
  holiday_until: null as string | null,
  holiday_takes_orders: true,
};
const rate = (governorate: string, district: string | null, fee: number): DeliveryRate => ({
  governorate,
  district,
  fee,
  minimum_order: null,
  lead_days: 3,
  truck_needed: false,
  free_from: null,
  never_free: false,
});
const wanted = [
  rate('IQ-BA', null, 9000),
  { ...rate('IQ-BA', 'Al-Faw', 25_000), minimum_order: 50_000, truck_needed: true },
  rate('IQ-NI', null, 12_000),
];

it('are saved as a whole by owner and manager, and read by the whole team', async () => {
  const { version } = await areas('manager');
  await save('manager', version, wanted, 75_000, 30_000, { purchase_hold_days: 3 });
  expect(await areas('warehouse')).toMatchObject({
    rates: wanted,
    free_delivery_from: 75_000,
    order_minimum: 30_000,
    purchase_hold_days: 3,
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

it('are not overwritten by a save that started from an older version', async () => {
  const { version } = await areas('seller');
  await save('manager', version, wanted);
  await expect(save('seller', version, [rate('IQ-BG', null, 1)])).rejects.toMatchObject({
    code: 'stale_version',
  });
  expect((await areas('seller')).rates).toEqual(wanted);
});

it.each(['sales', 'warehouse', 'finance'] as const)('cannot be changed by %s', async (actor) => {
  const { version } = await areas('seller');
  await expect(save(actor, version, wanted.slice(1))).rejects.toMatchObject({ code: 'not_allowed' });
});

it.each(['buyer', 'pendingSeller', 'suspendedSeller', 'admin'] as const)(
  'are refused to %s',
  async (actor) => {
    await expect(areas(actor)).rejects.toMatchObject({ code: 'not_approved' });
    await expect(save(actor, '', wanted)).rejects.toMatchObject({ code: 'not_approved' });
  },
);

describe('days off', () => {
  const friday = { closed_weekdays: [5] };
  const holiday = { holiday_from: '2026-12-01', holiday_until: '2026-12-05' };

  it('are stored with the areas, in the order of the week', async () => {
    const { version } = await areas('seller');
    const off = { closed_weekdays: [5, 6], ...holiday, holiday_takes_orders: false };
    await save('seller', version, wanted, null, null, { ...off, closed_weekdays: [6, 5, 6] });
    const after = await areas('warehouse');
    expect(after).toMatchObject(off);
    await save('seller', after.version, wanted);
    expect(await areas('seller')).toMatchObject(always);
  });

  it.each([
    [{ closed_weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'closed_weekdays'],
    [{ closed_weekdays: [7] }, 'closed_weekdays'],
    [{ holiday_from: '2026-12-01' }, 'holiday_until'],
    [{ holiday_until: '2026-12-01' }, 'holiday_from'],
    [{ holiday_from: '2026-12-02', holiday_until: '2026-12-01' }, 'holiday_until'],
    [{ holiday_from: '2026-01-01', holiday_until: '2026-12-01' }, 'holiday_until'],
  ])('are refused if they make no sense: %j', async (daysOff, field) => {
    const { version } = await areas('seller');
    await expect(save('seller', version, wanted, null, null, daysOff)).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field },
    });
  });

  // 26 November 2026 is a Thursday.
  it.each([
    ['with nothing off, as said', {}, 2, '2026-11-26', 2],
    ['over a closed Friday', friday, 1, '2026-11-26', 2],
    ['ordered on a closed Friday, the next day', friday, 0, '2026-11-27', 1],
    ['ordered on a closed Friday, counted from Saturday', friday, 1, '2026-11-27', 2],
    ['over a holiday', holiday, 1, '2026-11-30', 6],
    [
      'ordered in a holiday that ends on a closed day',
      { ...holiday, closed_weekdays: [0] },
      0,
      '2026-12-02',
      5,
    ],
    ['after a holiday, as said', holiday, 3, '2026-12-06', 3],
    ['before a holiday that it does not reach', holiday, 2, '2026-11-26', 2],
  ])('count: %s', async (_, daysOff, openDays, today, days) => {
    const company = { ...always, ...daysOff };
    const [row] = await sql`
      select private.days_until_delivery(jsonb_populate_record(null::public.companies, ${sql.json(company)}), ${openDays},
        ${today}::date) as days`;
    expect(row!.days).toBe(days);
  });

  it.each([
    ['2026-11-30', null],
    ['2026-12-01', { opens_on: '2026-12-06', takes_orders: true }],
    ['2026-12-05', { opens_on: '2026-12-06', takes_orders: true }],
    ['2026-12-06', null],
  ])('are a holiday from the first to the last day: %s', async (today, expected) => {
    const [row] = await sql`
      select private.holiday_of(jsonb_populate_record(null::public.companies, ${sql.json({ ...always, ...holiday })}),
        ${today}::date) as holiday`;
    expect(row!.holiday).toEqual(expected);
  });
});

it('refuses unknown places and an empty list', async () => {
  const { version } = await areas('seller');
  for (const rates of [[], [rate('IQ-BG', 'Al-Faw', 1)], [{ ...rate('IQ-BG', null, 1), lead_days: 61 }]])
    await expect(save('seller', version, rates)).rejects.toMatchObject({ code: 'invalid_input' });
  for (const rates of [[rate('IQ-XX', null, 1)], [rate('IQ-BG', null, -1)]])
    await expect(save('seller', version, rates)).rejects.toThrow();
  await expect(save('seller', version, wanted, null, 0)).rejects.toMatchObject({
    context: { field: 'order_minimum', rule: 'positive' },
  });
  for (const purchase_hold_days of [0, 61])
    await expect(save('seller', version, wanted, null, null, { purchase_hold_days })).rejects.toMatchObject({
      context: { field: 'purchase_hold_days', rule: 'out_of_range' },
    });
  expect((await areas('seller')).version).toBe(version);
});
