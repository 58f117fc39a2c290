import { defaultLanguage, type Language, languageQuery, languages } from '@mawad/shared-i18n/language';
import type { Category, SitemapProduct } from '@mawad/supabase/queries/catalogue';
import type { PageAddresses } from '../src/app/page-facts.ts';
import { mounts } from '../src/remotes/mounts.ts';

/** Where the addresses come from; the catalogue is read in pages, never whole. */
export interface SitemapSource {
  /** Pages without parameters, by what their routes say. */
  pages(): Promise<PageAddresses>;
  /** Numbers of the parts that hold products. */
  parts(): Promise<number[]>;
  /** Some products with ids above `after` and up to `upTo`, in order; none at the end. */
  products(after: number, upTo: number): Promise<SitemapProduct[]>;
  categories(): Promise<Category[]>;
  /** Slugs of companies' pages after one, in order; none at the end. */
  stores(after: string): Promise<string[]>;
}

/**
 * Product ids per file. Each product is listed once per language, so a file
 * stays below the 50,000 addresses and 50 MB that the protocol allows.
 */
export const partSize = 10_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlsetStart =
  declaration +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const urlsetEnd = '</urlset>\n';

/** Addresses that the pages of portals begin with. */
const portalPages = mounts
  .filter(({ path }) => path !== '')
  .map(({ path, hasOpenEntrance }) => (hasOpenEntrance ? `/${path}/` : `/${path}`));

/** robots.txt: one visitor's own pages and the portals are no business of search engines. */
export function robotsText(siteUrl: string, { personal }: PageAddresses): string {
  const closed = [...personal, ...portalPages].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** sitemap.xml: names the file of the pages and those of the products. */
export function sitemapIndex(siteUrl: string, parts: number[]): string {
  const files = ['pages', ...parts.map((part) => `products-${part}`)];
  const entries = files.map(
    (name) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemaps/${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** The listed pages, the categories and the companies' pages. */
export async function pagesSitemap(siteUrl: string, source: SitemapSource): Promise<string> {
  const [{ listed }, categories, stores] = await Promise.all([
    source.pages(),
    source.categories(),
    allStores(source),
  ]);
  const plain = listed.map((path) => entriesOf(siteUrl, () => path));
  const known = categories.map((category) =>
    entriesOf(siteUrl, (language) => categoryPath(categories, category, language)),
  );
  const companies = stores.map((slug) =>
    entriesOf(siteUrl, () => `/seller-page/${encodeURIComponent(slug)}`),
  );
  return urlsetStart + [...plain, ...known, ...companies].join('') + urlsetEnd;
}

/** Companies are few: a file has room for 20,000 of them in both languages. */
async function allStores(source: SitemapSource): Promise<string[]> {
  const all: string[] = [];
  for (let page = await source.stores(''); page.length > 0; page = await source.stores(page.at(-1)!)) {
    all.push(...page);
    if (all.length >= 20_000) break;
  }
  return all;
}

/** The products of one part in pieces, or null when it holds none. */
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

/** One entry per language; each names all versions of the page. */
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

/** Address of a category: its own slug below its parent's, as the shop links it. */
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
