// Writes robots.txt and the site map beside a remotes.json, for a deployment of plain files. It needs the
// shell's build and the deployed storefront, whose routes say which pages are listed:
//   node shell/server/write-sitemap.ts <folder>
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { loadServerBundle } from './bundle.ts';
import { createServerEntrySource } from './server-entries.ts';
import { createSitemapSource } from './sitemap-source.ts';
import { pagesSitemap, productsSitemap, robotsText, sitemapIndex } from './sitemap.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that holds remotes.json');
const { api, siteUrl, remotes } = JSON.parse(
  await readFile(join(folder, 'remotes.json'), 'utf8'),
) as RuntimeConfig;
const bundle = loadServerBundle(join(import.meta.dirname, '../dist'));
const storefront = createServerEntrySource(new URL('.', remotes.storefront), bundle);
const source = createSitemapSource(api, storefront, bundle);
const pages = await source.pages();
const parts = await source.parts();

const write = (name: string, xml: Readable) => pipeline(xml, createWriteStream(join(folder, name)));

await mkdir(join(folder, 'sitemaps'), { recursive: true });
await write('sitemaps/pages.xml', await pagesSitemap(siteUrl, source));
for (const part of parts) {
  const products = await productsSitemap(siteUrl, part, source);
  if (products) await write(`sitemaps/products-${part}.xml`, products);
}
// Writes the index last, so that it never names a missing file.
await write('sitemap.xml', sitemapIndex(siteUrl, parts));
await writeFile(join(folder, 'robots.txt'), robotsText(siteUrl, pages));
console.log(`Wrote robots.txt and ${parts.length + 2} files of the site map to ${folder}`);
