import type { AppError } from '../src/errors.ts';
import {
  addAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
  type AddressInput,
} from '../src/people/account-queries.ts';
import { connect, createActor, type Actor, type Sql } from './actors.ts';

let sql: Sql;
let buyer: Actor;
beforeAll(() => {
  sql = connect(1);
});
beforeEach(async () => {
  buyer = await createActor(sql, 'buyer');
});
afterAll(() => sql.end());

const input = (change: Partial<AddressInput> = {}): AddressInput => ({
  label: '',
  full_name: 'Zainab Karim',
  phone: '+9647701234567',
  governorate: 'IQ-BG',
  district: 'Mansour',
  address: '14 Ramadan Street, house 7',
  landmark: null,
  postal_code: null,
  is_default: false,
  ...change,
});
const add = (change: Partial<AddressInput> = {}) => addAddress(buyer.db, input(change));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );
/** Labels in list order; a star marks the default. */
const labels = async () =>
  (await listAddresses(buyer.db, buyer.id!)).map(({ label, is_default }) => label + (is_default ? '*' : ''));

it('makes the first address the default, and lists it before the newest of the others', async () => {
  for (const label of ['shop', 'home', 'site']) await add({ label });
  expect(await labels()).toEqual(['shop*', 'site', 'home']);
});

it('moves the default to the address that is chosen, changed or new', async () => {
  await add({ label: 'shop' });
  await add({ label: 'home' });
  const [, home] = await listAddresses(buyer.db, buyer.id!);
  await updateAddress(buyer.db, home!.id, { is_default: true });
  expect(await labels()).toEqual(['home*', 'shop']);
  await add({ label: 'site', is_default: true });
  expect(await labels()).toEqual(['site*', 'home', 'shop']);
});

it('does not move the default for an address that is refused', async () => {
  await add({ label: 'shop' });
  expect(await codeOf(add({ label: 'home', phone: '12', is_default: true }))).toBe('invalid_input');
  expect(await labels()).toEqual(['shop*']);
});

it('makes the newest of the others the default when the default is deleted', async () => {
  for (const label of ['shop', 'home', 'site']) await add({ label });
  const [shop] = await listAddresses(buyer.db, buyer.id!);
  await deleteAddress(buyer.db, shop!.id);
  expect(await labels()).toEqual(['site*', 'home']);
});

it('keeps at most twenty addresses, even if many are sent at the same time @addresses-limit', async () => {
  for (let count = 0; count < 18; count += 1) await add();
  const answers = await Promise.all([add(), add(), add(), add()].map(codeOf));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
  expect(answers.filter((answer) => answer === 'address_limit')).toHaveLength(2);
});

it('leaves the defaults of other people alone', async () => {
  await add({ label: 'shop' });
  const other = await createActor(sql, 'otherBuyer');
  await addAddress(other.db, input({ is_default: true }));
  expect(await labels()).toEqual(['shop*']);
});

it('deletes addresses with their account', async () => {
  await add();
  await add();
  await sql`delete from auth.users where id = ${buyer.id}`;
  const left = await sql`select 1 from public.addresses where user_id = ${buyer.id}`;
  expect(left).toHaveLength(0);
});
