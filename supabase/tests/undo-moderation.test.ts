import { listAuditLog } from '../src/audit/queries.ts';
import type { DataClient } from '../src/client.ts';
import type { SeenFeedback } from '../src/feedback/queries.ts';
import { previewBulkUndo, steerBulkChange } from '../src/products/bulk-changes-queries.ts';
import * as questions from '../src/questions/queries.ts';
import * as reviews from '../src/reviews/queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { latestFeedback } from './latest-feedback.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());
beforeEach(async () => {
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id });
});

interface Feedback {
  write: (db: DataClient) => Promise<number>;
  report: (db: DataClient, id: number) => Promise<void>;
  moderate: (db: DataClient, seen: SeenFeedback[], reason?: string) => Promise<number>;
  remove: (db: DataClient, id: number) => Promise<void>;
}

const feedback: Record<'review' | 'question', Feedback> = {
  review: {
    write: (db) => reviews.submitReview(db, product, 2, 'Wet'),
    report: (db, id) => reviews.reportReview(db, id, 'false'),
    moderate: reviews.moderateReviews,
    remove: reviews.deleteReview,
  },
  question: {
    write: (db) => questions.askQuestion(db, product, 'Does it rust?'),
    report: (db, id) => questions.reportQuestion(db, id, 'off_topic'),
    moderate: questions.moderateQuestions,
    remove: questions.deleteQuestion,
  },
};
const tables = { review: 'reviews', question: 'product_questions' } as const;

describe.each(['review', 'question'] as const)('a moderation of many %ss', (kind) => {
  const { write, report, moderate, remove } = feedback[kind];
  const moderateNow = async (ids: number[], reason?: string) =>
    moderate(
      actors.support.db,
      await Promise.all(ids.map((id) => latestFeedback(sql, kind, id, 'staff'))),
      reason,
    );
  const stateOf = async (ids: number[]) =>
    (
      await sql`select hidden_reason, hidden_at is null as shown, reported from public.${sql(tables[kind])}
        where id = any (${ids}) order by id`
    ).map((row) => [row.hidden_reason, row.shown, row.reported]);
  const latestBatch = async () =>
    (await listAuditLog(actors.admin.db, { table_name: 'bulk_changes' })).items.find(
      ({ state }) => state?.subject === `${kind}s`,
    )!;

  it('is undone from the log: reports wait again, and reasons are as before', async () => {
    const ids = [await write(actors.buyer.db), await write(actors.otherBuyer.db)];
    await report(actors.seller.db, ids[0]!);
    await moderateNow([ids[1]!], 'Advertising');
    const before = await stateOf(ids);
    await moderateNow(ids, 'Insult');
    const { batch_id, state } = await latestBatch();
    expect(state).toMatchObject({ status: 'done', may_undo: true });
    expect(await previewBulkUndo(actors.support.db, batch_id!)).toEqual({
      undone: 2,
      partly: 0,
      kept: 0,
      stays: [],
    });
    expect(await stateOf(ids)).toEqual(ids.map(() => ['Insult', false, false]));
    expect(await steerBulkChange(actors.catalogueStaff.db, batch_id!, 'undo')).toMatchObject({
      status: 'undone',
      undone: 2,
      kept: 0,
      may_undo: false,
    });
    expect(await stateOf(ids)).toEqual(before);
    expect((await latestBatch()).state?.may_undo).toBe(false);
  });

  it('keeps what somebody decided or deleted since, names the person, and tries again later', async () => {
    const ids = [
      await write(actors.buyer.db),
      await write(actors.otherBuyer.db),
      await write(actors.otherSeller.db),
    ];
    await moderateNow(ids, 'Insult');
    const { batch_id } = await latestBatch();
    await moderateNow([ids[0]!]);
    await remove(actors.otherBuyer.db, ids[1]!);
    const counts = await previewBulkUndo(actors.admin.db, batch_id!);
    expect(counts).toMatchObject({
      undone: 1,
      kept: 1,
      stays: [{ id: ids[1], name_en: null, problem: 'gone' }],
    });
    await moderateNow([ids[0]!], 'Another reason');
    expect((await previewBulkUndo(actors.admin.db, batch_id!)).stays).toMatchObject([
      { id: ids[0], problem: 'changed_since', changes: [{ by: 'Test support' }] },
      { id: ids[1], problem: 'gone' },
    ]);
    expect(await steerBulkChange(actors.admin.db, batch_id!, 'undo')).toMatchObject({ undone: 1, kept: 2 });
    expect(await stateOf([ids[0]!, ids[2]!])).toEqual([
      ['Another reason', false, false],
      [null, true, false],
    ]);
    await moderateNow([ids[0]!]);
    expect(await steerBulkChange(actors.admin.db, batch_id!, 'undo')).toMatchObject({ undone: 2, kept: 1 });
  });

  it('is undone by staff with the right only', async () => {
    await moderateNow([await write(actors.buyer.db), await write(actors.otherBuyer.db)], 'Insult');
    const { batch_id } = await latestBatch();
    for (const actor of ['financeStaff', 'seller', 'buyer'] as const) {
      await expect(previewBulkUndo(actors[actor].db, batch_id!)).rejects.toMatchObject({
        code: 'not_allowed',
      });
      await expect(steerBulkChange(actors[actor].db, batch_id!, 'undo')).rejects.toMatchObject({
        code: 'not_allowed',
      });
    }
  });
});

it('keeps a review hidden that its author rewrote since', async () => {
  const ids = [
    await feedback.review.write(actors.buyer.db),
    await feedback.review.write(actors.otherBuyer.db),
  ];
  const seen = await Promise.all(ids.map((id) => latestFeedback(sql, 'review', id, 'staff')));
  await reviews.moderateReviews(actors.support.db, seen, 'Insult');
  await feedback.review.write(actors.buyer.db);
  const { items } = await listAuditLog(actors.admin.db, { table_name: 'bulk_changes' });
  expect(await steerBulkChange(actors.admin.db, items[0]!.batch_id!, 'undo')).toMatchObject({
    undone: 1,
    kept: 1,
  });
  const rows = await sql`select hidden_reason from public.reviews where id = any (${ids}) order by id`;
  expect(rows).toMatchObject([{ hidden_reason: 'Insult' }, { hidden_reason: null }]);
});
