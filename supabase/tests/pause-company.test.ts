import { getOwnApplication } from '../src/companies/seller-account-queries.ts';
import { getSeller, pauseCompany, reviewCompany } from '../src/companies/sellers-queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const statusOf = async () => {
  const { status, suspended_until } = await getSeller(actors.admin.db, actors.seller.company!);
  return { status, isTimed: suspended_until !== null };
};
const seen = () => getSeller(actors.admin.db, actors.seller.company!);
const dayIsOver = () =>
  sql`update public.companies set suspended_until = now() - interval '1 minute' where id = ${actors.seller.company!}`;

it('suspends a seller for a day, for staff of support, who cannot suspend without an end', async () => {
  const { support, seller, catalogueStaff, financeStaff } = actors;
  for (const { db } of [catalogueStaff, financeStaff, seller])
    await expect(pauseCompany(db, await seen(), 'No')).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(reviewCompany(support.db, await seen(), 'suspended', 'No')).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await expect(pauseCompany(support.db, await seen(), ' ')).rejects.toMatchObject({
    code: 'reason_required',
  });
  const before = await seen();
  await pauseCompany(support.db, before, ' Prices without a zero ');
  // A repetition of the same decision changes nothing; a different one is refused.
  await pauseCompany(support.db, before, 'Prices without a zero');
  await expect(pauseCompany(support.db, before, 'Another')).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
  expect(await statusOf()).toEqual({ status: 'suspended', isTimed: true });
  expect(await getOwnApplication(seller.db)).toMatchObject({
    status: 'suspended',
    review_note: 'Prices without a zero',
    suspended_until: expect.any(String),
  });
  const mails = await sql`
    select template, params ->> 'note' as note, params -> 'for_a_day' as for_a_day
    from private.outbox where address = ${seller.email}`;
  expect(mails).toEqual([{ template: 'seller_suspended', note: 'Prices without a zero', for_a_day: true }]);
});

it('restores it after the day, once, and not before', async () => {
  await sql`select private.restore_paused_companies()`;
  expect(await statusOf()).toEqual({ status: 'suspended', isTimed: true });
  await dayIsOver();
  await sql`select private.restore_paused_companies()`;
  await sql`select private.restore_paused_companies()`;
  expect(await statusOf()).toEqual({ status: 'approved', isTimed: false });
  const { decisions } = await seen();
  expect(decisions.slice(0, 2)).toMatchObject([
    { to_status: 'approved', decided_by: null, reason: null },
    { to_status: 'suspended', reason: 'Prices without a zero' },
  ]);
  await expect(
    pauseCompany(actors.support.db, { ...(await seen()), version: 0 }, 'Late'),
  ).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
});

it('leaves a suspension that the staff made endless, or ended, alone', async () => {
  const { admin, support } = actors;
  await pauseCompany(support.db, await seen(), 'First');
  await reviewCompany(admin.db, await seen(), 'suspended', 'Fakes');
  expect(await statusOf()).toEqual({ status: 'suspended', isTimed: false });
  await expect(reviewCompany(admin.db, await seen(), 'suspended', 'Again')).rejects.toMatchObject({
    code: 'company_state_changed',
  });
  await expect(pauseCompany(support.db, await seen(), 'Shorter')).rejects.toMatchObject({
    code: 'company_state_changed',
  });
  await sql`select private.restore_paused_companies()`;
  expect(await statusOf()).toEqual({ status: 'suspended', isTimed: false });
  await reviewCompany(admin.db, await seen(), 'approved');
  await pauseCompany(support.db, await seen(), 'Second');
  await reviewCompany(admin.db, await seen(), 'approved');
  expect(await statusOf()).toEqual({ status: 'approved', isTimed: false });
});
