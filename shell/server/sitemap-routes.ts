import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagesSitemap, productsSitemap, robotsText, sitemapIndex, type SitemapSource } from './sitemap.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** Serves robots.txt, sitemap.xml and its parts; 503 if the database or the storefront fails. */
export function registerSitemap(server: FastifyInstance, siteUrl: string, source: SitemapSource): void {
  server.get('/robots.txt', (_request, reply) =>
    orServiceUnavailable(reply, async () => {
      const text = robotsText(siteUrl, await source.pages());
      return reply
        .headers({ 'cache-control': 'public, max-age=3600' })
        .type('text/plain; charset=utf-8')
        .send(text);
    }),
  );
  server.get('/sitemap.xml', (_request, reply) =>
    orServiceUnavailable(reply, async () =>
      reply.headers(xml).send(sitemapIndex(siteUrl, await source.parts())),
    ),
  );
  server.get('/sitemaps/pages.xml', (_request, reply) =>
    orServiceUnavailable(reply, async () => reply.headers(xml).send(await pagesSitemap(siteUrl, source))),
  );
  server.get<{ Params: { part: string } }>('/sitemaps/products-:part(^\\d{1,9}$).xml', (request, reply) =>
    orServiceUnavailable(reply, async () => {
      const products = await productsSitemap(siteUrl, Number(request.params.part), source);
      return products ? reply.headers(xml).send(products) : reply.callNotFound();
    }),
  );
}

/** Sends 503, after which search engines retry; an empty site map would remove all pages from their index. */
async function orServiceUnavailable(
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<FastifyReply> {
  try {
    await answer();
    return reply;
  } catch {
    return reply.code(503).headers({ 'retry-after': '600', 'cache-control': 'no-store' }).send();
  }
}
