import { defaultLanguage, type Language, languageQuery, languages } from '@mawad/shared-i18n/language';
import type { Category, SitemapProduct } from '@mawad/supabase/catalogue/queries';
import type { PageAddresses } from '../src/app/page-facts.ts';
import { mounts } from '../src/remotes/mounts.ts';

/** Source of the addresses; products are read in pages because the catalogue is large. */
export interface SitemapSource {
  /** Addresses of pages without parameters, as marked in their routes. */
  pages(): Promise<PageAddresses>;
  /** Numbers of the parts that contain products. */
  parts(): Promise<number[]>;
  /** Next products with ids above `after` and up to `upTo`, in order; empty at the end. */
  products(after: number, upTo: number): Promise<SitemapProduct[]>;
  categories(): Promise<Category[]>;
  /** Next slugs of store pages after this one, in order; empty at the end. */
  stores(after: string): Promise<string[]>;
}

/**
 * Product ids per file. Each product is listed once per language, so a file stays below the protocol's limits
 * of 50,000 addresses and 50 MB.
 */
export const partSize = 10_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlsetStart =
  declaration +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const urlsetEnd = '</urlset>\n';

const portalPages = mounts
  .filter(({ path }) => path !== '')
  .map(({ path, hasOpenEntrance }) => (hasOpenEntrance ? `/${path}/` : `/${path}`));

/** Content of robots.txt: excludes personal pages and the portals. */
export function robotsText(siteUrl: string, { personal }: PageAddresses): string {
  const closed = [...personal, ...portalPages].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Content of sitemap.xml: lists the file of pages and the files of products. */
export function sitemapIndex(siteUrl: string, parts: number[]): string {
  const files = ['pages', ...parts.map((part) => `products-${part}`)];
  const entries = files.map(
    (name) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemaps/${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

export async function pagesSitemap(siteUrl: string, source: SitemapSource): Promise<string> {
  const [{ listed }, categories, stores] = await Promise.all([
    source.pages(),
    source.categories(),
    allStores(source),
  ]);
  const pageEntries = listed.map((path) => entriesOf(siteUrl, () => path));
  const categoryEntries = categories.map((category) =>
    entriesOf(siteUrl, (language) => categoryPath(categories, category, language)),
  );
  const storeEntries = stores.map((slug) =>
    entriesOf(siteUrl, () => `/seller-page/${encodeURIComponent(slug)}`),
  );
  return urlsetStart + [...pageEntries, ...categoryEntries, ...storeEntries].join('') + urlsetEnd;
}

/** Slugs of all store pages, at most 20,000: the limit of one file in both languages. */
async function allStores(source: SitemapSource): Promise<string[]> {
  const all: string[] = [];
  for (let page = await source.stores(''); page.length > 0; page = await source.stores(page.at(-1)!)) {
    all.push(...page);
    if (all.length >= 20_000) break;
  }
  return all;
}

/** XML of one part's products in chunks; null if the part has no products. */
export async function productsSitemap(
  siteUrl: string,
  part: number,
  source: SitemapSource,
): Promise<AsyncIterable<string> | null> {
  const upTo = (part + 1) * partSize;
  const first = await source.products(part * partSize, upTo);
  return first.length === 0 ? null : productPieces(siteUrl, first, upTo, source);
}

async function* productPieces(siteUrl: string, first: SitemapProduct[], upTo: number, source: SitemapSource) {
  yield urlsetStart;
  for (let page = first; page.length > 0; page = await source.products(page.at(-1)!.id, upTo)) {
    yield page.map(({ id, updated_at }) => entriesOf(siteUrl, () => `/product/${id}`, updated_at)).join('');
  }
  yield urlsetEnd;
}

/** One entry per language, each linked to all language versions of the page. */
function entriesOf(siteUrl: string, pathIn: (language: Language) => string, modified?: string): string {
  const address = (language: Language) =>
    escapeXml(`${siteUrl}${pathIn(language)}${languageQuery(language)}`);
  const versions = languages
    .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`)
    .join('');
  const neutral = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLanguage)}"/>`;
  const lastmod = modified ? `<lastmod>${new Date(modified).toISOString()}</lastmod>` : '';
  return languages
    .map((language) => `<url><loc>${address(language)}</loc>${lastmod}${versions}${neutral}</url>\n`)
    .join('');
}

/** Path of a category: its own slug below its parent's, as in the shop's links. */
function categoryPath(categories: Category[], category: Category, language: Language): string {
  const parent = categories.find(({ id }) => id === category.parent_id);
  const slugs = [...(parent ? [parent] : []), category].map((step) => step[`slug_${language}`]);
  return `/category/${slugs.map(encodeURIComponent).join('/')}`;
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
