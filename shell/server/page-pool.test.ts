import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPagePool, type PageTask } from './page-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'mawad-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a pool whose threads run this module code. */
function poolOf(name: string, code: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return createPagePool({ dist: folder, storefrontBase: 'https://storefront.test/' }, pathToFileURL(file));
}

const task = (href: string): PageTask => ({
  href,
  language: 'en',
  config: {
    api: { url: 'https://api.test', publishableKey: 'key' },
    remotes: {},
    contact: { phone: '+9647700000000', email: 'hello@shop.test' },
    siteUrl: 'https://shop.test',
  },
  entryFile: 'entry.js',
});

test('renders a page in another thread with the data of the pool', async () => {
  const pool = poolOf(
    'answer',
    `import { isMainThread, workerData } from 'node:worker_threads';
     export default ({ href }) => ({ status: 200, html: [isMainThread, workerData.storefrontBase, href].join() });`,
  );
  await expect(pool.make(task('https://shop.test/deals'))).resolves.toEqual({
    status: 200,
    html: 'false,https://storefront.test/,https://shop.test/deals',
  });
  await pool.close();
});

test('refuses pages above the queue limit at once and rejects waiting ones when the pool closes', async () => {
  const pool = poolOf('stuck', 'export default () => new Promise(() => undefined);');
  const threads = Math.max(1, availableParallelism() - 1);
  const pages = Array.from({ length: threads * 20 + 1 }, (_, place) =>
    pool.make(task(`https://shop.test/product/${place}`)),
  );
  const settled = Promise.allSettled(pages);
  await expect(pages.at(-1)).rejects.toThrow('queue');
  await pool.close();
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
});

test('replaces a thread that exits', async () => {
  const pool = poolOf(
    'ending',
    `export default ({ href }) => { if (href.endsWith('/bad')) process.exit(1); return { status: 200, html: href }; };`,
  );
  await expect(pool.make(task('https://shop.test/bad'))).rejects.toThrow();
  await expect(pool.make(task('https://shop.test/good'))).resolves.toMatchObject({
    html: 'https://shop.test/good',
  });
  await pool.close();
});
