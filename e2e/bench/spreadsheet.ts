// Measures how fast a supplier's workbook of 100,000 rows and 15 columns is read, compared with SheetJS, and
// that damaged or hostile files do no harm: node e2e/bench/spreadsheet.ts [rows, default 100000] [hostile
// files, default 10000].
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './quantile.ts';

const rows = process.argv[2] ?? '100000';
const hostile = process.argv[3] ?? '10000';
const runs = 3;
/** For 100,000 rows on an idle machine. */
const goal = { ms: 2_000, peak: 350e6 };

interface Measurement {
  rows: number;
  cells: number;
  ms: number;
  /** Ms of processor time, which other work on the machine distorts less. */
  processor: number;
  /** Peak memory of the whole process in bytes. */
  peak: number;
}

const script = join(import.meta.dirname, '../../shared-ui/testing/measure-spreadsheets.ts');

function measure<Result>(...args: string[]): Result {
  return JSON.parse(execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' })) as Result;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const folder = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
try {
  const file = join(folder, 'goods.xlsx');
  const { bytes } = measure<{ bytes: number }>('make', file, rows);
  console.log(`A workbook of ${rows} rows and a heading, ${megabytes(bytes)} MB:`);
  console.table(
    Object.fromEntries(
      (['read', 'sheetjs'] as const).map((task) => {
        const results = Array.from({ length: runs }, () => measure<Measurement>(task, file));
        const { cells, rows: read } = results[0]!;
        const median = (of: 'ms' | 'processor') =>
          Math.round(
            quantile(
              results.map((result) => result[of]),
              0.5,
            ),
          );
        const [ms, processor] = [median('ms'), median('processor')];
        const peak = megabytes(Math.max(...results.map((result) => result.peak)));
        return [
          task === 'read' ? 'own reader' : 'SheetJS',
          { rows: read, cells, 'median ms': ms, 'processor ms': processor, 'peak MB': peak },
        ];
      }),
    ),
  );
  console.log(`The goal is at most ${goal.ms} ms and ${megabytes(goal.peak)} MB on an idle machine.`);
  const { outcomes, ms, peak } = measure<{ outcomes: object; ms: number; peak: number }>('hostile', hostile);
  console.log(
    `${hostile} damaged or hostile files: ${Math.round(ms / 1000)} s, peak ${megabytes(peak)} MB, ended in`,
  );
  console.table(outcomes);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
