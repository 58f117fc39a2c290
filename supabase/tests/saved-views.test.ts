import { listSavedViews, saveView } from '../src/queries/saved-views.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});

afterAll(() => sql.end());

it('keeps views per person under a name, and takes them away', async () => {
  const mine = actors.seller.db;
  await saveView(mine, 'own-products', { name: ' Runs out ', query: 'stock=low&sort=name_ar' });
  await saveView(mine, 'own-products', { name: 'All', query: '' });
  expect(await saveView(mine, 'own-products', { name: 'Runs out', query: 'stock=low' })).toEqual([
    { name: 'Runs out', query: 'stock=low' },
    { name: 'All', query: '' },
  ]);
  expect(await listSavedViews(actors.manager.db, 'own-products')).toEqual([]);
  expect(await saveView(mine, 'own-products', { name: 'All' })).toEqual([
    { name: 'Runs out', query: 'stock=low' },
  ]);
});

it('refuses visitors, names without letters, long queries and a twenty-first view', async () => {
  const { db } = actors.warehouse;
  await expect(listSavedViews(actors.anonymous.db, 'own-products')).rejects.toMatchObject({
    code: 'not_signed_in',
  });
  await expect(saveView(actors.anonymous.db, 'own-products', { name: 'x' })).rejects.toMatchObject({
    code: 'not_signed_in',
  });
  const refused = (name: string, query: string) =>
    expect(saveView(db, 'own-products', { name, query })).rejects.toMatchObject({ code: 'invalid_input' });
  await refused('  ', '');
  await refused('long', 'x'.repeat(1001));
  await expect(saveView(db, 'other' as never, { name: 'x', query: '' })).rejects.toMatchObject({
    context: { field: 'list' },
  });
  for (let number = 1; number <= 20; number += 1)
    await saveView(db, 'own-products', { name: `View ${number}`, query: '' });
  await refused('One more', '');
  expect(await listSavedViews(db, 'own-products')).toHaveLength(20);
});
