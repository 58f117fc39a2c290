// Runs one measurement of e2e/bench/spreadsheet.ts in a separate process, so that the memory is that of one
// file: make <file> [rows] · read <file> · sheetjs <file> · hostile [files]. Prints JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { read } from 'xlsx';
import { catalogueLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { readSheet } from '@mawad/shared-ui/spreadsheet/read-sheet.ts';
import { checkHostileFile } from './check-hostile-file.ts';
import { workbookOf } from './workbook-of.ts';

const [task = '', first = '', second = '100000'] = process.argv.slice(2);

/** A list of products with 15 columns: unique and repeated texts in both languages, numbers and dates. */
function make(file: string, count: number): object {
  const strings: string[] = [];
  const shared = ['Bag', 'كيس', 'Cement', 'مواد بناء', 'Al-Jisr'].map((text) => strings.push(text) - 1);
  const rows = Array.from({ length: count + 1 }, (_, index) => {
    const number = index + 1;
    const own = [`SKU-${number}`, `Cement for foundations no. ${number}`, `سمنت مقاوم للأسس رقم ${number}`];
    const texts = [...own.map((text) => strings.push(text) - 1), ...shared];
    const values = [9_500 + (number % 400) * 250, number % 900, number / 8, 46_418, 10, 5, 1];
    const cells = texts
      .map((place, column) => `<c r="${String.fromCharCode(65 + column)}${number}" t="s"><v>${place}</v></c>`)
      .concat(
        values.map(
          (value, place) =>
            `<c r="${String.fromCharCode(73 + place)}${number}"${place === 3 ? ' s="1"' : ''}><v>${value}</v></c>`,
        ),
      );
    return `<row r="${number}" spans="1:15">${cells.join('')}</row>`;
  });
  const bytes = workbookOf({
    sheets: [{ xml: rows.join('') }],
    strings: strings.map((text) => `<si><t>${text}</t></si>`).join(''),
    formats: [14],
  });
  writeFileSync(file, bytes);
  return { bytes: bytes.length };
}

async function readOwn(file: string): Promise<object> {
  const bytes = new Uint8Array(readFileSync(file));
  const start = performance.now();
  let rows = 0;
  let cells = 0;
  for await (const part of readSheet({ bytes, kind: 'xlsx', limits: catalogueLimits })) {
    if (!('rows' in part)) continue;
    // Copies the rows like a message to the page.
    const batch = structuredClone(part.rows);
    rows += batch.length;
    cells += batch.reduce((sum, row) => sum + row.cells.length, 0);
  }
  return { rows, cells, ms: performance.now() - start };
}

function readWithSheetJs(file: string): object {
  const bytes = new Uint8Array(readFileSync(file));
  const start = performance.now();
  const book = read(bytes, {
    type: 'array',
    dense: true,
    cellDates: true,
    cellText: false,
    cellFormula: false,
  });
  const data = book.Sheets[book.SheetNames[0]!]!['!data']!;
  return { rows: data.length, cells: data.length * data[0]!.length, ms: performance.now() - start };
}

async function readHostile(count: number): Promise<object> {
  const start = performance.now();
  const outcomes: Record<string, number> = {};
  for (let number = 0; number < count; number += 1) {
    const outcome = await checkHostileFile(number);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return { outcomes, ms: performance.now() - start };
}

async function run(): Promise<object> {
  if (task === 'make') return make(first, Number(second));
  if (task === 'read') return readOwn(first);
  if (task === 'sheetjs') return readWithSheetJs(first);
  return readHostile(Number(first));
}

const before = process.cpuUsage();
const result = await run();
const { user, system } = process.cpuUsage(before);
// maxRSS is in KB.
process.stdout.write(
  JSON.stringify({
    ...result,
    processor: (user + system) / 1000,
    peak: process.resourceUsage().maxRSS * 1024,
  }),
);
