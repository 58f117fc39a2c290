import { Readable } from 'node:stream';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
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

const portalPages = mounts
  .filter(({ path }) => path !== '')
  .map(({ path, hasOpenEntrance }) => (hasOpenEntrance ? `/${path}/` : `/${path}`));

/** Content of robots.txt: excludes personal pages and the portals. */
export function robotsText(siteUrl: string, { personal }: PageAddresses): string {
  const closed = [...personal, ...portalPages].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** sitemap.xml: lists the file of pages and the files of products. */
export function sitemapIndex(siteUrl: string, parts: number[]): Readable {
  const files = ['pages', ...parts.map((part) => `products-${part}`)];
  const addresses = files.map((name) => ({ url: `${siteUrl}/sitemaps/${name}.xml` }));
  return Readable.from(addresses).pipe(new SitemapIndexStream());
}

export async function pagesSitemap(siteUrl: string, source: SitemapSource): Promise<Readable> {
  const [{ listed }, categories, stores] = await Promise.all([
    source.pages(),
    source.categories(),
    allStores(source),
  ]);
  return sitemapOf([
    ...listed.flatMap((path) => entriesOf(siteUrl, () => path)),
    ...categories.flatMap((category) =>
      entriesOf(siteUrl, (language) => categoryPath(categories, category, language)),
    ),
    ...stores.flatMap((slug) => entriesOf(siteUrl, () => `/seller-page/${encodeURIComponent(slug)}`)),
  ]);
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

/** Site map of one part's products, read page by page; null if the part has no products. */
export async function productsSitemap(
  siteUrl: string,
  part: number,
  source: SitemapSource,
): Promise<Readable | null> {
  const upTo = (part + 1) * partSize;
  const first = await source.products(part * partSize, upTo);
  return first.length === 0 ? null : sitemapOf(productEntries(siteUrl, first, upTo, source));
}

async function* productEntries(
  siteUrl: string,
  first: SitemapProduct[],
  upTo: number,
  source: SitemapSource,
) {
  for (let page = first; page.length > 0; page = await source.products(page.at(-1)!.id, upTo)) {
    for (const { id, updated_at } of page) yield* entriesOf(siteUrl, () => `/product/${id}`, updated_at);
  }
}

/** XML of these entries; a failure of the source ends the stream with its error. */
function sitemapOf(entries: Iterable<SitemapItemLoose> | AsyncIterable<SitemapItemLoose>): Readable {
  const xml = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } });
  return Readable.from(entries)
    .on('error', (error) => xml.destroy(error))
    .pipe(xml);
}

/** One entry per language, each linked to all language versions of the page. */
function entriesOf(
  siteUrl: string,
  pathIn: (language: Language) => string,
  lastmod?: string,
): SitemapItemLoose[] {
  const address = (language: Language) => `${siteUrl}${pathIn(language)}${languageQuery(language)}`;
  const links = [
    ...languages.map((language) => ({ lang: language as string, url: address(language) })),
    { lang: 'x-default', url: address(defaultLanguage) },
  ];
  return languages.map((language) => ({ url: address(language), lastmod, links }));
}

/** Path of a category: its own slug below its parent's, as in the shop's links. */
function categoryPath(categories: Category[], category: Category, language: Language): string {
  const parent = categories.find(({ id }) => id === category.parent_id);
  const slugs = [...(parent ? [parent] : []), category].map((step) => step[`slug_${language}`]);
  return `/category/${slugs.map(encodeURIComponent).join('/')}`;
}
