import fastify, { type FastifyInstance } from 'fastify';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { registerSitemap } from './sitemap-routes.ts';
import type { SitemapSource } from './sitemap.ts';

const site = 'https://mawad.test';
const categories = [
  { id: 1, parent_id: null, slug_en: 'cement', slug_ar: 'سمنت' },
  { id: 2, parent_id: 1, slug_en: 'white-cement', slug_ar: 'سمنت-أبيض' },
] as Category[];

const stores = ['basra-steel', 'دجلة'];

/** Source of products with ids 1 to `count`, two per page. */
function sourceOf(count: number): SitemapSource & { requestedAfter: number[] } {
  const requestedAfter: number[] = [];
  return {
    requestedAfter,
    pages: () => Promise.resolve({ listed: ['/', '/about'], personal: ['/cart', '/orders'] }),
    parts: () => Promise.resolve([0, 7]),
    categories: () => Promise.resolve(categories),
    stores: (after) => Promise.resolve(stores.filter((slug) => slug > after).slice(0, 1)),
    products(after, upTo) {
      requestedAfter.push(after);
      const ids = [after + 1, after + 2].filter((id) => id <= Math.min(count, upTo));
      return Promise.resolve(ids.map((id) => ({ id, updated_at: '2026-11-21T10:00:00+03:00' })));
    },
  };
}

async function get(path: string, source: SitemapSource) {
  const server: FastifyInstance = fastify();
  registerSitemap(server, site, source);
  const answer = await server.inject(path);
  await server.close();
  return answer;
}

test('names the site map in robots.txt and excludes personal pages', async () => {
  const { body, headers } = await get('/robots.txt', sourceOf(0));
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(`Sitemap: ${site}/sitemap.xml`);
  for (const path of ['/cart', '/orders', '/admin', '/seller/']) {
    expect(body.split('\n')).toContain(`Disallow: ${path}`);
  }
  for (const path of ['/', '/seller', '/product', '/category']) {
    expect(body.split('\n')).not.toContain(`Disallow: ${path}`);
  }
});

test('lists the pages file and each part with products in sitemap.xml', async () => {
  const { body } = await get('/sitemap.xml', sourceOf(0));
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${site}/sitemaps/pages.xml`,
    `${site}/sitemaps/products-0.xml`,
    `${site}/sitemaps/products-7.xml`,
  ]);
});

test('lists pages and stores in both languages, and categories by the slug of each language', async () => {
  const { body } = await get('/sitemaps/pages.xml', sourceOf(0));
  const child = `/category/${encodeURIComponent('سمنت')}/${encodeURIComponent('سمنت-أبيض')}?lang=ar`;
  expect(body).toContain(`<loc>${site}${child}</loc>`);
  expect(body).toContain(`<loc>${site}/category/cement/white-cement</loc>`);
  expect(body).toContain(`hreflang="ar" href="${site}${child}"`);
  expect(body).toContain(`hreflang="x-default" href="${site}/category/cement"`);
  expect(body).toContain(`<loc>${site}/</loc>`);
  expect(body).toContain(`<loc>${site}/about</loc>`);
  expect(body).not.toContain('/search');
  expect(body).toContain(`<loc>${site}/seller-page/basra-steel</loc>`);
  expect(body).toContain(`<loc>${site}/seller-page/${encodeURIComponent('دجلة')}?lang=ar</loc>`);
});

test('lists the products of a part page by page', async () => {
  const source = sourceOf(5);
  const { body } = await get('/sitemaps/products-0.xml', source);
  expect(body.match(/<loc>/g)).toHaveLength(10);
  expect(body).toContain(
    `<url><loc>${site}/product/5?lang=ar</loc><lastmod>2026-11-21T07:00:00.000Z</lastmod>`,
  );
  expect(body.trim().endsWith('</urlset>')).toBe(true);
  expect(source.requestedAfter).toEqual([0, 2, 4, 5]);
});

test('returns 404 for a part without products', async () => {
  expect((await get('/sitemaps/products-3.xml', sourceOf(5))).statusCode).toBe(404);
  expect((await get('/sitemaps/products-x.xml', sourceOf(5))).statusCode).toBe(404);
});

test('sends 503 with a retry time while the database fails', async () => {
  const failing = { ...sourceOf(0), parts: () => Promise.reject(new Error('down')) };
  const { statusCode, headers } = await get('/sitemap.xml', failing);
  expect([statusCode, headers['retry-after']]).toEqual([503, '600']);
});
