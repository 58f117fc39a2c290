import { listAuditLog } from '../src/audit/queries.ts';
import { exportOwnData } from '../src/people/account-queries.ts';
import { exportPerson } from '../src/people/users-queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  await sql`
    insert into public.contact_messages (user_id, full_name, email, message)
    values (${actors.buyer.id}, 'Zainab', 'z@example.com', 'Mine'), (${actors.otherBuyer.id}, 'Ali', 'a@example.com', 'Other')`;
});
afterAll(() => sql.end());

it('exports all data of a person and no data of other people', async () => {
  const { buyer, anonymous } = actors;
  const data = await exportOwnData(buyer.db);
  expect(data).toMatchObject({
    account: { email: buyer.email },
    addresses: [],
    messages: [{ full_name: 'Zainab', message: 'Mine' }],
  });
  expect(JSON.stringify(data)).not.toContain('Other');
  await expect(exportOwnData(anonymous.db)).rejects.toMatchObject({ code: expect.any(String) });
});

it('gives admins the data of one person, with a reason in the log', async () => {
  const { admin, buyer, support, seller } = actors;
  for (const { db } of [support, seller, buyer])
    await expect(exportPerson(db, buyer.id!, 'Curious')).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(exportPerson(admin.db, buyer.id!, ' ')).rejects.toMatchObject({ code: 'reason_required' });
  expect(await exportPerson(admin.db, buyer.id!, ' Asked by mail ')).toEqual(await exportOwnData(buyer.db));
  const { items } = await listAuditLog(admin.db, { table_name: 'exports' });
  expect(items[0]).toMatchObject({ row_id: buyer.id, reason: 'Asked by mail' });
});
