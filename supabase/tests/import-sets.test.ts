import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createImport, type StagedRow, stageImportRows, steerImport } from '../src/imports/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant } from './goods.ts';
import { withoutJob } from './jobs.ts';

/** Seed of the random files; a failure prints it with the file that failed. */
const seed = 20_261_130;

let sql: Sql;
let actors: Actors;
let category: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
});
afterAll(() => sql.end());

/** Articles of a file: new ones, stored ones with a price of 10,000, and a stored one with sizes. */
const newArticles = Array.from({ length: 15 }, (_, place) => `new-${place + 1}`);
const oldArticles = Array.from({ length: 15 }, (_, place) => `old-${place + 1}`);

const cells = {
  name_en: ['Anchor bolt', ' Anchor  bolt ', ''],
  name_ar: ['برغي', null],
  category: ['known', 'unknown'],
  unit: ['Piece', 'Kilogram', 'Furlong'],
  brand: ['Sumer', null],
  price: [10_000, 11_000, 25_000, 25_000, 4_000, 0, null],
  discounted_price: [9_000, 12_000, null],
  quantity: [0, 5, 7, 7, 2.5, -1],
  min_quantity: [1, 2, 3],
  quantity_step: [1, 2],
  size: ['42', '43'],
  variant_sku: ['new-1', 'size-42'],
  published: [true, false],
};

const cell = fc.oneof(
  ...Object.entries(cells).map(([field, values]) =>
    fc.constantFrom(...values.map((value) => [field, value] as const)),
  ),
);

/** A row about a new article has all that it needs, and some cells of any row are filled at random. */
const rows = fc.array(
  fc
    .tuple(fc.constantFrom(...newArticles, ...oldArticles, 'sizes', ''), fc.array(cell, { maxLength: 2 }))
    .map(([sku, changed]) => ({
      sku,
      values: {
        ...(newArticles.includes(sku) && {
          name_en: 'Anchor bolt',
          name_ar: 'برغي',
          category: 'known',
          unit: 'Piece',
          price: 10_000,
        }),
        ...Object.fromEntries(changed),
      } as Record<string, unknown>,
    })),
  { minLength: 1, maxLength: 30 },
);

const mode = fc.constantFrom('both' as const, 'both' as const, 'create' as const, 'update' as const);

/** Stores the goods that a file may change, under codes that begin with `prefix`. */
async function storeGoods(prefix: string): Promise<void> {
  const stored = { company_id: actors.seller.company!, category_id: category, price: 10_000, quantity: 5 };
  for (const sku of oldArticles) await createProduct(sql, { ...stored, sku: `${prefix}-${sku}` });
  const product = await createProduct(sql, { ...stored, sku: `${prefix}-sizes` });
  await createVariant(sql, product, { size: '42', sku: `${prefix}-size-42`, stock: 5 });
}

interface Outcome {
  outcome: string;
  problems: unknown;
  before: unknown;
  after: unknown;
}
/** By row number. */
type Outcomes = Record<string, Outcome>;

/** A function of one transaction that tries a row as the import does: held and refused rows leave no trace. */
const trial = `
  create function pg_temp.try_import_row(id uuid, number int) returns jsonb language plpgsql as $$
  declare
    done jsonb;
    message text;
    detail text;
  begin
    begin
      done := (select private.write_import_row(i, r) from public.imports i join public.import_rows r on r.import_id = i.id
        where i.id = try_import_row.id and r.row_number = number);
      if done ->> 'outcome' = 'held' then
        raise no_data_found;
      end if;
    exception when no_data_found then
      null;
    when others then
      get stacked diagnostics message = message_text, detail = pg_exception_detail;
      done := private.refused_row(sqlstate, message, detail);
    end;
    return done;
  end
  $$`;

/** Outcome of each row if write_import_row writes it alone, in a transaction that is rolled back. */
async function writtenOneByOne(id: string): Promise<Outcomes> {
  const results: Outcomes = {};
  const rollback = new Error('rolled back');
  await sql
    .begin(async (tx) => {
      await tx.unsafe(trial);
      await tx`update public.imports set status = 'checking' where id = ${id}`;
      await tx`select private.begin_import_work(i) from public.imports i where i.id = ${id}`;
      const rows = await tx<{ row_number: number }[]>`
        select row_number from public.import_rows where import_id = ${id} order by row_number`;
      for (const { row_number: row } of rows) {
        const [tried] = await tx<{ result: Partial<Outcome> }[]>`
          select pg_temp.try_import_row(${id}, ${row}) as result`;
        const { outcome, problems = [], before = null, after = null } = tried!.result;
        results[row] = { outcome: outcome!, problems, before, after };
      }
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return results;
}

async function storedOutcomes(id: string): Promise<Outcomes> {
  const found = await sql<({ row_number: number } & Outcome)[]>`
    select row_number, outcome, problems, before, after from public.import_rows where import_id = ${id}`;
  return Object.fromEntries(found.map(({ row_number: row, ...outcome }) => [row, outcome]));
}

/** Outcomes as a check names them. */
const asChecked = (outcomes: Outcomes): Outcomes =>
  Object.fromEntries(
    Object.entries(outcomes).map(([row, result]) => [
      row,
      { ...result, outcome: { created: 'create', changed: 'change' }[result.outcome] ?? result.outcome },
    ]),
  );

test('rows that are written together become what each becomes alone, in a check and when applied', async () => {
  await fc.assert(
    fc.asyncProperty(rows, mode, async (file, importMode) => {
      const prefix = randomUUID().slice(0, 8);
      await storeGoods(prefix);
      const staged = file.map(({ sku, values }, index): StagedRow => {
        const { variant_sku: variant, category: place } = values;
        return {
          row: index + 2,
          problems: [],
          values: {
            ...values,
            sku: sku && `${prefix}-${sku}`,
            ...(variant !== undefined && { variant_sku: `${prefix}-${variant as string}` }),
            ...(place !== undefined && { category: place === 'known' ? category : 999_999_999 }),
          } as StagedRow['values'],
        };
      });
      const id = randomUUID();
      await withoutJob(sql, 'imports', id, async () => {
        await createImport(actors.seller.db, {
          id,
          fileName: 'random.xlsx',
          fileHash: (randomUUID() + randomUUID()).replaceAll('-', ''),
          mode: importMode,
        });
        await stageImportRows(actors.seller.db, id, staged);
        const alone = await writtenOneByOne(id);
        await steerImport(actors.seller.db, id, 'check');
        await work(id);
        const checked = await storedOutcomes(id);
        expect(checked).toEqual(asChecked(alone));
        await steerImport(actors.seller.db, id, 'apply');
        await work(id);
        expect(asChecked(await storedOutcomes(id))).toEqual(checked);
      });
    }),
    { numRuns: 25, seed },
  );
});

/** Works on an import in sets of up to 1,000 rows until its step is done. */
async function work(id: string): Promise<void> {
  for (;;) {
    await sql`select private.work_import(${id}, 1000)`;
    const [found] = await sql<{ status: string }[]>`select status from public.imports where id = ${id}`;
    if (!['checking', 'applying'].includes(found!.status)) return;
  }
}
