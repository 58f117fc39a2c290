import { findInConsole, findInPortal } from '../src/desk/palette-queries.ts';
import { connect, type Sql } from './actors.ts';
import { askBack, createReturnWorld, deliverGoods, read, type ReturnWorld } from './returned-goods.ts';

let sql: Sql;
let world: ReturnWorld;

beforeAll(async () => {
  sql = connect();
  world = await createReturnWorld(sql);
});
afterAll(() => sql.end());

it('finds a return by its number for the staff and its own company only', async () => {
  const id = await askBack(world, await deliverGoods(world, 2), [1]);
  const { number, order } = await read(world, id);
  const { admin, support, seller, otherSeller } = world.actors;
  const found = { kind: 'return', id, name: number, is_exact: true };
  for (const { db } of [admin, support])
    expect(await findInConsole(db, number.toLowerCase())).toEqual([expect.objectContaining(found)]);
  expect(await findInPortal(seller.db, number)).toEqual([expect.objectContaining(found)]);
  expect(await findInPortal(otherSeller.db, number)).toEqual([]);
  // The number of its order finds both.
  const kinds = (await findInPortal(seller.db, order.number)).map(({ kind }) => kind);
  expect(kinds).toEqual(['order', 'return']);
});
