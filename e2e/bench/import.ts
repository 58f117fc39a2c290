// Measures how fast a supplier's list is imported into the catalogue, in SQL as by the import job, compared
// with reading the same number of rows with SheetJS and a bare COPY of them: node e2e/bench/import.ts [rows,
// default 10000]. Fills a temporary stack and removes it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startStack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';

type Sql = postgres.Sql;

const rows = Number(process.argv[2] ?? 10_000);
/** Rows per call, as in the browser and the job. */
const batchSizes = { staged: 1_000, worked: 1_000 };
const script = join(import.meta.dirname, '../../shared-ui/testing/measure-spreadsheets.ts');

interface Row {
  row: number;
  values: Record<string, unknown>;
  problems: [];
}

const numbers = Array.from({ length: rows }, (_, place) => place + 1);
const skuOf = (number: number) => `BENCH-${String(number).padStart(6, '0')}`;

function goods(category: number): Row[] {
  return numbers.map((number) => ({
    row: number + 1,
    problems: [],
    values: {
      sku: skuOf(number),
      name_en: `Anchor bolt M${number}`,
      name_ar: `برغي تثبيت ${number}`,
      description_en: 'Hot dip galvanised, with nut and washer.',
      description_ar: 'مغلون على الساخن مع صامولة وواشر.',
      category,
      unit: 'Piece',
      brand: 'Sumer',
      model_number: `AB-${number}`,
      price: 1_000 + (number % 500) * 250,
      quantity: number % 300,
      min_quantity: 1,
      quantity_step: 1,
      published: true,
    },
  }));
}

const pricesOf = (goods: Row[]): Row[] =>
  goods.map(({ row, values }) => ({
    row,
    problems: [],
    values: { sku: values.sku, price: Number(values.price) + 250 },
  }));

/** Continues as the demo seller. */
async function asSeller(sql: Sql): Promise<void> {
  await sql`
    select set_config('request.jwt.claims', jsonb_build_object('sub', id, 'role', 'authenticated')::text, false),
      set_config('request.jwt.claim.sub', id::text, false)
    from auth.users where email = 'seller@mawad.test'`;
}

/** Stages, checks and applies rows; returns the ms of each step. */
async function importRows(sql: Sql, staged: Row[]) {
  const id = crypto.randomUUID();
  const hash = id.replaceAll('-', '').repeat(2);
  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  await asSeller(sql);
  await sql`select private.create_import(${id}, 'bench.xlsx', ${hash}, 'both')`;
  const staging = await time(async () => {
    for (let from = 0; from < staged.length; from += batchSizes.staged)
      await sql`select private.stage_import_rows(${id}, ${sql.json(staged.slice(from, from + batchSizes.staged) as never)})`;
  });
  const work = (action: string) =>
    time(async () => {
      await asSeller(sql);
      await sql`select private.steer_import(${id}, ${action})`;
      for (;;) {
        await sql`select private.work_import(${id}, ${batchSizes.worked})`;
        // The stack's own job processes the import too.
        const [found] = await sql<{ status: string }[]>`select status from public.imports where id = ${id}`;
        if (found!.status === (action === 'check' ? 'checked' : 'done')) return;
      }
    });
  const [checking, applying] = [await work('check'), await work('apply')];
  const outcomes = await sql`
    select outcome, count(*)::int as count from public.import_rows where import_id = ${id} group by 1`;
  console.log(Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count])));
  return { staging, checking, applying };
}

/** Copies the same rows into a table without rules; returns ms. */
async function copyRows(sql: Sql, staged: Row[]): Promise<number> {
  await sql`create temporary table bare (sku text, name_en text, name_ar text, price numeric, quantity numeric)`;
  const started = performance.now();
  const lines = staged.map(({ values: { sku, name_en, name_ar, price, quantity } }) =>
    [sku, name_en, name_ar, price, quantity].join('\t'),
  );
  await pipeline(Readable.from(lines.map((line) => `${line}\n`)), await sql`copy bare from stdin`.writable());
  return performance.now() - started;
}

function sheetJs(folder: string): number {
  const file = join(folder, 'goods.xlsx');
  const run = (...args: string[]) => execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  run('make', file, String(rows));
  return (JSON.parse(run('sheetjs', file)) as { ms: number }).ms;
}

const dataDir = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
const origins = { shell: 'http://localhost:3000' };
const stack = await startStack({ dataDir, seed: true, origins, log: console.log });
const sql = postgres(stack.postgresUrl, { max: 1, onnotice: () => undefined });
try {
  const [leaf] = await sql<{ id: number }[]>`
    select c.id::int as id from public.categories c
    where c.parent_id is not null and not exists (
      select from private.attribute_definitions_of(c.id) d where d.is_required) order by c.id limit 1`;
  const list = goods(leaf!.id);
  const created = await importRows(sql, list);
  const repriced = await importRows(sql, pricesOf(list));
  const line = (ms: number) => ({ ms: Math.round(ms), 'rows a second': Math.round(rows / (ms / 1000)) });
  console.table({
    'SheetJS, reading only': line(sheetJs(dataDir)),
    'bare COPY': line(await copyRows(sql, list)),
    'new products: staged': line(created.staging),
    'new products: checked': line(created.checking),
    'new products: written': line(created.applying),
    'prices: staged': line(repriced.staging),
    'prices: checked': line(repriced.checking),
    'prices: written': line(repriced.applying),
  });
  console.log('The goal is 3,000 products a second and 10,000 price changes in 0.3 s.');
} finally {
  await sql.end();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
