import {
  type ConsoleList,
  deleteSavedView,
  listSavedViews,
  saveView,
} from '../src/desk/saved-views-queries.ts';
import {
  type ActorName,
  actorNames,
  type Actors,
  connect,
  createActor,
  createActors,
  type Sql,
} from './actors.ts';
import { setStaffRole, suspendUser } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});

afterAll(() => sql.end());

const own = (name: string, query: string) => ({
  id: expect.any(Number),
  name,
  query,
  is_shared: false,
  author: null,
  may_change: true,
});

it('stores views per person and list under a name, and deletes them', async () => {
  const mine = actors.seller.db;
  await saveView(mine, 'own-products', { name: ' Runs out ', query: 'stock=low&sort=name_ar' });
  const [, all] = await saveView(mine, 'own-products', { name: 'All', query: '' });
  await saveView(mine, 'own-orders', { name: 'All', query: 'status=Processing' });
  expect(await saveView(mine, 'own-products', { name: 'Runs out', query: 'stock=low' })).toEqual([
    own('Runs out', 'stock=low'),
    own('All', ''),
  ]);
  expect(await listSavedViews(actors.manager.db, 'own-products')).toEqual([]);
  expect(await deleteSavedView(mine, 'own-products', all!.id)).toEqual([own('Runs out', 'stock=low')]);
  expect(await deleteSavedView(mine, 'own-products', all!.id)).toHaveLength(1);
  expect(await listSavedViews(mine, 'own-orders')).toEqual([own('All', 'status=Processing')]);
  for (const list of ['own-returns', 'own-return-figures'] as const)
    expect(await saveView(mine, list, { name: 'By share', query: 'sort=rate' })).toEqual([
      own('By share', 'sort=rate'),
    ]);
});

it('refuses visitors, names without letters, long queries and a twenty-first view', async () => {
  const { db } = actors.warehouse;
  const visitor = actors.anonymous.db;
  for (const call of [
    listSavedViews(visitor, 'own-products'),
    saveView(visitor, 'own-products', { name: 'x', query: '' }),
    deleteSavedView(visitor, 'own-products', 1),
  ])
    await expect(call).rejects.toMatchObject({ code: 'not_signed_in' });
  const refused = (name: string, query: string, rule: string) =>
    expect(saveView(db, 'own-products', { name, query })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { rule },
    });
  await refused('  ', '', 'required');
  await refused('x'.repeat(41), '', 'too_long');
  await refused('long', 'x'.repeat(1001), 'too_long');
  await expect(saveView(db, 'other' as never, { name: 'x', query: '' })).rejects.toMatchObject({
    context: { field: 'list' },
  });
  // Company teams have no shared views.
  await expect(saveView(db, 'own-orders', { name: 'x', query: '', shared: true })).rejects.toMatchObject({
    context: { field: 'is_shared' },
  });
  for (let number = 1; number <= 20; number += 1)
    await saveView(db, 'own-products', { name: `View ${number}`, query: '' });
  await refused('One more', '', 'too_many');
  expect(await listSavedViews(db, 'own-products')).toHaveLength(20);
});

const readers: Record<ConsoleList, readonly ActorName[]> = {
  'console-users': ['admin', 'support'],
  'console-sellers': ['admin', 'support', 'catalogueStaff', 'financeStaff'],
  'console-orders': ['admin', 'support', 'financeStaff'],
  'console-returns': ['admin', 'support', 'financeStaff'],
  'console-return-figures': ['admin', 'support', 'financeStaff'],
  'console-quotes': ['admin', 'support'],
  'console-balances': ['admin', 'financeStaff'],
  'console-transactions': ['admin', 'financeStaff'],
  'console-rates': ['admin', 'financeStaff'],
  'console-payouts': ['admin', 'financeStaff'],
  'console-adjustments': ['admin', 'financeStaff'],
  'console-remittances': ['admin', 'financeStaff'],
  'console-messages': ['admin', 'support'],
  'console-reviews': ['admin', 'support', 'catalogueStaff'],
  'console-questions': ['admin', 'support', 'catalogueStaff'],
  'console-products': ['admin', 'catalogueStaff'],
  'console-deals': ['admin', 'catalogueStaff'],
  'console-terms': ['admin', 'catalogueStaff'],
  'console-synonyms': ['admin', 'catalogueStaff'],
  'console-duplicates': ['admin', 'catalogueStaff'],
  'console-emails': ['admin'],
  'console-audit': ['admin'],
};

it.each(Object.entries(readers) as [ConsoleList, readonly ActorName[]][])(
  'limits views of %s to staff who may see that tab',
  async (list, allowed) => {
    const [view] = await saveView(actors.admin.db, list, { name: 'For all', query: 'a=b', shared: true });
    for (const name of actorNames) {
      const { db } = actors[name];
      const answers = await Promise.allSettled([
        listSavedViews(db, list),
        saveView(db, list, { name: `Of ${name}`, query: '' }),
        ...(name === 'admin' ? [] : [deleteSavedView(db, list, view!.id)]),
      ]);
      const codes = answers.map((answer) =>
        answer.status === 'fulfilled' ? 'allowed' : (answer.reason as { code: string }).code,
      );
      const refusal = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
      const seen = allowed.includes(name) ? 'allowed' : refusal;
      // Only the author and admins may delete a shared view.
      expect([name, ...codes]).toEqual([name, seen, seen, ...(name === 'admin' ? [] : [refusal])]);
    }
    await deleteSavedView(actors.admin.db, list, view!.id);
  },
);

it('shows shared views with their author, and personal ones only to their owner', async () => {
  const list = 'console-orders';
  const { admin, support, financeStaff } = actors;
  await saveView(support.db, list, { name: 'Mine alone', query: 'q=1' });
  await saveView(support.db, list, { name: 'Baghdad', query: 'governorate=IQ-BG', shared: true });
  const ofSupport = {
    id: expect.any(Number),
    name: 'Baghdad',
    query: 'governorate=IQ-BG',
    is_shared: true,
    author: 'Test support',
  };
  const seen = async (actor: 'admin' | 'support' | 'financeStaff') =>
    (await listSavedViews(actors[actor].db, list)).filter(({ name }) => !name.startsWith('Of '));
  expect(await seen('financeStaff')).toEqual([{ ...ofSupport, may_change: false }]);
  expect(await seen('admin')).toEqual([{ ...ofSupport, may_change: true }]);
  expect(await seen('support')).toEqual([
    own('Mine alone', 'q=1'),
    { ...own('Baghdad', 'governorate=IQ-BG'), is_shared: true },
  ]);

  // The name of a colleague's shared view cannot be shared again; an admin changes the shared view itself.
  const taken = { code: 'invalid_input', context: { field: 'name', rule: 'taken' } };
  for (const shared of [true, false])
    await expect(
      saveView(financeStaff.db, list, { name: 'Baghdad', query: '', shared }),
    ).rejects.toMatchObject(taken);
  await expect(saveView(admin.db, list, { name: 'Baghdad', query: '' })).rejects.toMatchObject(taken);
  await saveView(admin.db, list, {
    name: 'Baghdad',
    query: 'governorate=IQ-BG&status=Shipped',
    shared: true,
  });
  expect(await seen('financeStaff')).toMatchObject([
    { author: 'Test support', query: 'governorate=IQ-BG&status=Shipped' },
  ]);

  // A personal view of that name can still be changed, but not shared.
  const before = await saveView(financeStaff.db, list, { name: 'Late', query: 'a=1' });
  await saveView(support.db, list, { name: 'Late', query: 'b=1', shared: true });
  await saveView(financeStaff.db, list, { name: 'Late', query: 'a=2' });
  await expect(
    saveView(financeStaff.db, list, { name: 'Late', query: 'a=2', shared: true }),
  ).rejects.toMatchObject(taken);
  expect((await seen('financeStaff')).map(({ name, query }) => `${name} ${query}`)).toEqual([
    'Late a=2',
    'Baghdad governorate=IQ-BG&status=Shipped',
    'Late b=1',
  ]);

  // The author stops sharing; admins cannot change personal views of others.
  await saveView(support.db, list, { name: 'Late', query: 'b=1' });
  expect((await seen('financeStaff')).map(({ name }) => name)).toEqual(['Late', 'Baghdad']);
  const personal = before.find(({ name }) => name === 'Late')!;
  await expect(deleteSavedView(admin.db, list, personal.id)).rejects.toMatchObject({ code: 'not_allowed' });
  const shared = (await seen('admin')).find(({ name }) => name === 'Baghdad')!;
  await deleteSavedView(admin.db, list, shared.id);
  expect((await seen('support')).map(({ name }) => name)).toEqual(['Mine alone', 'Late']);

  const entries = await sql`
    select l.actor_name, l.action, l.before ->> 'query' as before, l.after ->> 'query' as after
    from public.audit_log l where l.table_name = 'saved_views' and l.row_id = ${String(shared.id)} order by l.id`;
  expect(entries).toEqual([
    { actor_name: 'Test support', action: 'INSERT', before: null, after: 'governorate=IQ-BG' },
    {
      actor_name: 'Test admin',
      action: 'UPDATE',
      before: 'governorate=IQ-BG',
      after: 'governorate=IQ-BG&status=Shipped',
    },
    { actor_name: 'Test admin', action: 'DELETE', before: 'governorate=IQ-BG&status=Shipped', after: null },
  ]);
  const [logged] = await sql`
    select count(*)::int as n from public.audit_log where table_name = 'saved_views' and row_id = ${String(personal.id)}`;
  expect(logged).toEqual({ n: 0 });
});

it('keeps shared views for the team when their author is suspended or leaves, and removes the author’s access', async () => {
  const list = 'console-orders';
  const { admin, support } = actors;
  const person = await createActor(sql, 'buyer', { full_name: 'Hadi' });
  await setStaffRole(admin.db, person.id!, 'finance');
  await saveView(person.db, list, { name: 'Cash', query: 'status=Delivered', shared: true });
  const shared = async () =>
    (await listSavedViews(support.db, list)).find(({ author }) => author === 'Hadi')?.name;
  await suspendUser(admin.db, person.id!, 'Lost phone');
  await expect(listSavedViews(person.db, list)).rejects.toMatchObject({ code: 'account_suspended' });
  await expect(saveView(person.db, list, { name: 'x', query: '' })).rejects.toMatchObject({
    code: 'account_suspended',
  });
  expect(await shared()).toBe('Cash');
  const former = await createActor(sql, 'buyer', { full_name: 'Former' });
  await setStaffRole(admin.db, former.id!, 'support');
  await saveView(former.db, list, { name: 'Calls', query: 'q=2', shared: true });
  await setStaffRole(admin.db, former.id!, null, 'Left');
  await expect(listSavedViews(former.db, list)).rejects.toMatchObject({ code: 'not_allowed' });
  expect((await listSavedViews(support.db, list)).map(({ author }) => author)).toContain('Former');
});

it('accepts one of two simultaneous views shared under one name', async () => {
  const list = 'console-users';
  const other = await createActor(sql, 'support');
  const answers = await Promise.allSettled(
    [actors.support, other].map(({ db }) => saveView(db, list, { name: 'Race', query: '', shared: true })),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => reason as unknown)).toMatchObject([{ context: { rule: 'taken' } }]);
});

it('deletes views of a company’s lists when a person leaves it, and views of the console when a person leaves the staff', async () => {
  const { admin, seller } = actors;
  const member = await createActor(sql, 'sales', {}, seller.company);
  await saveView(member.db, 'own-orders', { name: 'Karim', query: 'q=0770' });
  await sql`delete from public.company_members where user_id = ${member.id}`;
  expect(await listSavedViews(member.db, 'own-orders')).toEqual([]);
  const colleague = await createActor(sql, 'support');
  await saveView(colleague.db, 'console-orders', { name: 'Own', query: 'q=0770' });
  await setStaffRole(admin.db, colleague.id!, null, 'Left');
  await setStaffRole(admin.db, colleague.id!, 'support');
  expect((await listSavedViews(colleague.db, 'console-orders')).map(({ name }) => name)).not.toContain('Own');
});
