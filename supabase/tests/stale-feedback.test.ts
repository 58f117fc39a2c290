import { randomUUID } from 'node:crypto';
import type { DataClient } from '../src/client.ts';
import type { AppError } from '../src/errors.ts';
import * as questions from '../src/questions/queries.ts';
import * as reviews from '../src/reviews/queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

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

interface Seen {
  id: number;
  version: string;
  author_name: string | null;
}
interface Feedback {
  write: (db: DataClient) => Promise<number>;
  ofCompany: (db: DataClient) => Promise<Seen[]>;
  ofStaff: (db: DataClient) => Promise<Seen[]>;
  answer: (db: DataClient, seen: Seen, body: string) => Promise<void>;
  report: (db: DataClient, id: number) => Promise<void>;
  moderate: (db: DataClient, seen: Seen[], reason?: string) => Promise<number>;
}

const filter = () => ({ product_id: product });
const feedback: Record<'review' | 'question', Feedback> = {
  review: {
    write: (db) => reviews.submitReview(db, product, 2, `Wet ${randomUUID()}`),
    ofCompany: async (db) => (await reviews.listCompanyReviews(db, filter())).items,
    ofStaff: async (db) => (await reviews.listAllReviews(db, filter())).items,
    answer: reviews.replyReview,
    report: (db, id) => reviews.reportReview(db, id, 'false'),
    moderate: reviews.moderateReviews,
  },
  question: {
    write: (db) => questions.askQuestion(db, product, 'Does it set under water?'),
    ofCompany: async (db) => (await questions.listCompanyQuestions(db, filter())).items,
    ofStaff: async (db) => (await questions.listAllQuestions(db, filter())).items,
    answer: questions.answerQuestion,
    report: (db, id) => questions.reportQuestion(db, id, 'off_topic'),
    moderate: questions.moderateQuestions,
  },
};

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    (error: AppError) => ({ code: error.code, ...error.context }),
  );

/** Rows that decisions on a product's feedback write besides the feedback. */
async function written() {
  const [counts] = await sql`
    select (select count(*)::int from public.notifications where subject ->> 'product_id' = ${String(product)}) as notifications,
      (select count(*)::int from private.outbox where params ->> 'product_id' = ${String(product)}) as mails,
      (select count(*)::int from public.audit_log
       where row_id in (select id::text from public.reviews where product_id = ${product}
         union select id::text from public.product_questions where product_id = ${product})) as entries`;
  return counts;
}

describe.each(['review', 'question'] as const)('a %s', (kind) => {
  const { write, ofCompany, ofStaff, answer, report, moderate } = feedback[kind];
  const asStaff = async () => (await ofStaff(actors.support.db))[0]!;
  const asCompany = async () => (await ofCompany(actors.seller.db))[0]!;

  it('answered again by the same person reports success and writes nothing', async () => {
    await write(actors.buyer.db);
    const seen = await asCompany();
    await answer(actors.seller.db, seen, 'Yes');
    const before = await written();
    expect(await outcomeOf(answer(actors.seller.db, seen, ' Yes '))).toBe('done');
    expect(await outcomeOf(answer(actors.seller.db, seen, 'No'))).toMatchObject({
      code: 'changed_meanwhile',
      what: `${kind}_answered`,
      by_role: 'self',
    });
    expect(await written()).toEqual(before);
  });

  it('is answered once by two colleagues, and the other learns by whom', async () => {
    await write(actors.buyer.db);
    const seen = await asCompany();
    await answer(actors.sales.db, seen, 'Yes');
    const before = await written();
    expect(await outcomeOf(answer(actors.seller.db, seen, 'Yes'))).toMatchObject({
      code: 'changed_meanwhile',
      what: `${kind}_answered`,
      by_role: 'seller',
      by: 'Test sales',
      at: expect.stringMatching(/^\d{4}-/),
    });
    expect(await written()).toEqual(before);
  });

  it('cannot be answered after it was hidden, and the company reads no staff name', async () => {
    await write(actors.buyer.db);
    const seen = await asCompany();
    await moderate(actors.support.db, [await asStaff()], 'Insult');
    expect(await outcomeOf(answer(actors.seller.db, seen, 'Yes'))).toMatchObject({
      code: 'changed_meanwhile',
      what: `${kind}_hidden`,
      by_role: 'admin',
      by: null,
    });
  });

  it('can be answered after a colleague reported it or staff dismissed reports, because its text is unchanged', async () => {
    const id = await write(actors.buyer.db);
    const seen = await asCompany();
    await report(actors.sales.db, id);
    await moderate(actors.support.db, [await asStaff()]);
    expect(await outcomeOf(answer(actors.seller.db, seen, 'Yes'))).toBe('done');
  });

  it('hidden again by the same person reports the success and writes nothing', async () => {
    await write(actors.buyer.db);
    const seen = await asStaff();
    await moderate(actors.support.db, [seen], 'Insult');
    const before = await written();
    expect(await outcomeOf(moderate(actors.support.db, [seen], ' Insult '))).toBe('done');
    expect(await written()).toEqual(before);
    expect(await outcomeOf(moderate(actors.support.db, [seen], 'Another reason'))).toMatchObject({
      code: 'changed_meanwhile',
      by_role: 'self',
    });
  });

  it('cannot be hidden by a colleague after its reports were dismissed', async () => {
    const id = await write(actors.buyer.db);
    await report(actors.seller.db, id);
    const seen = await asStaff();
    await moderate(actors.admin.db, [seen]);
    const before = await written();
    expect(await outcomeOf(moderate(actors.support.db, [seen], 'Insult'))).toMatchObject({
      code: 'changed_meanwhile',
      what: `${kind}_shown`,
      by_role: 'admin',
      by: 'Test admin',
    });
    expect(await written()).toEqual(before);
    expect(await asStaff()).toMatchObject({ hidden_at: null });
  });

  it('cannot be dismissed after a new report', async () => {
    const id = await write(actors.buyer.db);
    const seen = await asStaff();
    await report(actors.seller.db, id);
    expect(await outcomeOf(moderate(actors.support.db, [seen]))).toMatchObject({
      code: 'changed_meanwhile',
      what: `${kind}_changed`,
      by_role: 'seller',
      by: null,
    });
    expect(await asStaff()).toMatchObject({ reported: true });
  });

  it('refuses a bulk decision as a whole if one of them changed', async () => {
    await sql`update public.products set name_en = 'Hammer', name_ar = 'مطرقة' where id = ${product}`;
    await write(actors.buyer.db);
    await write(actors.otherBuyer.db);
    const seen = await ofStaff(actors.support.db);
    await moderate(actors.admin.db, [seen[0]!], 'Insult');
    expect(await outcomeOf(moderate(actors.support.db, seen, 'Insult'))).toMatchObject({
      code: 'changed_meanwhile',
      what: `${kind}_hidden`,
      by: 'Test admin',
      author: seen[0]!.author_name,
      name_en: 'Hammer',
      name_ar: 'مطرقة',
    });
    expect((await ofStaff(actors.support.db))[1]).toMatchObject({ hidden_at: null });
  });
});

it('refuses a reply to a review that its author rewrote', async () => {
  await feedback.review.write(actors.buyer.db);
  const [seen] = await feedback.review.ofCompany(actors.seller.db);
  await feedback.review.write(actors.buyer.db);
  expect(await outcomeOf(reviews.replyReview(actors.seller.db, seen!, 'Sorry'))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'review_changed',
    by_role: 'buyer',
    by: null,
  });
});

it.each([
  ['reply_review', { review_id: 1, body: 'x' }],
  ['moderate_reviews', { review_ids: [1] }],
  ['answer_question', { question_id: 1, body: 'x' }],
  ['moderate_questions', { question_ids: [1] }],
] as const)('refuses a call of %s without the version', async (name, input) => {
  const { error } = await actors.admin.db.rpc(name, input as never);
  expect(error?.code).toBe('PGRST202');
});
