import { randomUUID } from 'node:crypto';
import {
  createImport,
  getImport,
  type ImportMode,
  listImportRows,
  type StagedRow,
  stageImportRows,
  steerImport,
} from '../src/imports/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

export let sql: Sql;
export let actors: Actors;
export let category: number;

/** Makes the actors and a category before the tests of a file. */
export function setUpImports(): void {
  beforeAll(async () => {
    sql = connect();
    actors = await createActors(sql);
    category = await createCategory(sql);
  });
  afterAll(() => sql.end());
}

export const db = () => actors.seller.db;
export const article = () => `IMP-${randomUUID().slice(0, 8)}`;
export const hash = () => (randomUUID() + randomUUID()).replaceAll('-', '');
export const row = (number: number, values: object, problems: StagedRow['problems'] = []): StagedRow => ({
  row: number,
  values: values as StagedRow['values'],
  problems,
});
/** Cells of a complete row. */
export const whole = (sku: string, change: object = {}) => ({
  sku,
  name_en: 'Oqacement',
  name_ar: 'سمنت',
  category,
  unit: 'Bag',
  price: 9000,
  quantity: 40,
  published: true,
  ...change,
});

/** Creates an import with these rows and returns its id. */
export async function stage(
  rows: StagedRow[],
  mode: ImportMode = 'both',
  fileHash = hash(),
): Promise<string> {
  const id = randomUUID();
  await createImport(db(), { id, fileName: 'prices.xlsx', fileHash, mode });
  await stageImportRows(db(), id, rows);
  return id;
}

/** Starts a step and runs the job until the import waits for the seller again. */
export async function run(id: string, action: 'check' | 'apply' | 'undo'): Promise<Record<string, number>> {
  await steerImport(db(), id, action);
  for (;;) {
    await sql`select private.work_imports()`;
    const { status, counts, row_count } = await getImport(db(), id);
    // The counts always add up to all rows.
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(row_count);
    if (!['checking', 'applying', 'undoing'].includes(status)) return counts;
  }
}

/** Outcome and codes of problems by row. */
export const outcomes = async (id: string) => {
  const { items } = await listImportRows(db(), id, { page_size: 100 });
  return Object.fromEntries(
    items.map((one) => [one.row, [one.outcome, ...one.problems.map(({ code }) => code)]]),
  );
};

/** The caller as the author of a change. */
export const himself = { by_role: 'self', by: null, at: expect.any(String) };

/** Adds a product of the seller and returns its id. */
export const goodsOf = (sku: string, values: object = {}) =>
  createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
    sku,
    price: 10_000,
    ...values,
  });
