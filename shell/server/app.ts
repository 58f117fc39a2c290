import { fetchCatalogueVersion } from '@mawad/supabase/catalogue-version';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { canonicalPath } from '../src/app/canonical-path.ts';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { needsBuyingSpace, withBuyingSpace } from './buying-space.ts';
import { loadServerBundle, readClientBuild } from './bundle.ts';
import { createServerEntrySource } from './server-entries.ts';
import { describeError } from './describe-error.ts';
import { requestLanguage } from './language.ts';
import { createLatest } from './latest.ts';
import { framedBy, shellOrigins } from './origins.ts';
import { type CachedPage, createPageCache, type PageRequest } from './page-cache.ts';
import { createPagePool } from './page-pool.ts';
import { isStorefrontPage, clientRenderedPage, type PageAnswer } from './pages.ts';
import { commonHeaders, documentHeaders, inlineScriptsOf } from './security.ts';
import { createSettingsSource } from './settings-source.ts';
import { registerSitemap } from './sitemap-routes.ts';
import { registerSharePictures } from './share-pictures.ts';
import { createSitemapSource } from './sitemap-source.ts';
import { decodePath, isFilePath, registerStaticFiles } from './static-files.ts';

export interface ShellServerOptions {
  dist: string;
  config: RuntimeConfig;
  /** Folder or origin of the storefront's server entry, ending in a slash. */
  storefrontBase: URL;
  /** Called with the reason when the browser has to render a public page. */
  onRenderFailure?: (url: URL, reason: string) => void;
}

/** Serves the shell's build, remotes.json, the site map and server-rendered public pages. */
export async function createShellServer(options: ShellServerOptions): Promise<FastifyInstance> {
  const { dist, config, storefrontBase, onRenderFailure } = options;
  const build = readClientBuild(dist);
  const bundle = loadServerBundle(dist);
  const storefront = createServerEntrySource(storefrontBase, bundle);
  const currentConfig = createSettingsSource(config);
  const pool = createPagePool({ dist, storefrontBase: storefrontBase.href });
  const origins = shellOrigins(config);
  const catalogueVersion = createLatest((signal) => fetchCatalogueVersion(config.api, signal));
  const pageOf = createPageCache({
    make,
    headersOf: ({ html }, { url }) => ({
      ...documentHeaders(inlineScriptsOf(html), origins, framedBy(url.pathname, config)),
      // Pictures come from the API origin, so the browser connects to it before it finds the first one.
      link: `<${origins.api}>; rel=preconnect`,
    }),
    dependencies: () => Promise.all([catalogueVersion(), storefront.current().catch(() => undefined)]),
  });

  async function make({ url, language }: PageRequest): Promise<PageAnswer> {
    const config = await currentConfig();
    if (!isStorefrontPage(url)) return clientRenderedPage(build, language, config);
    try {
      const { file: entryFile } = await storefront.current();
      return await pool.make({ href: url.href, language, config, entryFile });
    } catch (error) {
      return clientRenderedPage(build, language, config, describeError(error));
    }
  }

  const server = fastify({ forceCloseConnections: true });
  server.addHook('onClose', () => pool.close());
  const files = await registerStaticFiles(server, build.dir, origins);
  server.addHook('onSend', async (_request, reply) => void reply.headers(commonHeaders));
  server.get('/remotes.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await currentConfig()),
  );
  server.get('/healthz', () => ({ ok: true }));
  registerSitemap(server, config.siteUrl, createSitemapSource(config.api, storefront, bundle));
  registerSharePictures(server, config.api.url);
  server.get('/*', async (request, reply) => {
    const path = decodePath(request.url)!;
    if (isFilePath(path)) return files.send(reply, path);
    const url = new URL(request.url, config.siteUrl);
    const canonical = canonicalPath(url.pathname);
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 301);
    const page = await pageOf({ url, language: requestLanguage(url, request.headers.cookie) });
    const { status, location, failure } = page;
    if (failure !== undefined) onRenderFailure?.(url, failure);
    // The redirect depends on the visitor's language, so browsers must not cache it.
    if (location) return reply.headers({ 'cache-control': 'no-store' }).redirect(location, status);
    const hasBar = needsBuyingSpace(url.pathname, request.headers.cookie);
    return sendPage(request, reply.code(status), hasBar ? withBuyingSpace(page) : page, hasBar);
  });
  return server;
}

/** Browsers always revalidate. Shared caches that vary by the language cookie may serve a page for 30 s. */
const cachedInBetween = {
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=30',
  'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30',
};

/** Header of pages with room for the buying bar, which no shared cache may store. */
const ownPage = { 'cache-control': 'private, max-age=0, must-revalidate' };

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, failure, headers, etag, encoded }: CachedPage,
  hasBar: boolean,
): Promise<FastifyReply> {
  const isStandIn = failure !== undefined;
  const accepted = request.headers['accept-encoding'] ?? '';
  const encodings = hasBar ? (['gzip'] as const) : (['br', 'gzip'] as const);
  const encoding = encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
  reply.headers({
    ...headers,
    ...(isStandIn ? { 'cache-control': 'no-cache' } : { ...(hasBar ? ownPage : cachedInBetween), etag }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, cookie',
  });
  if (!isStandIn && status === 200 && request.headers['if-none-match'] === etag)
    return reply.removeHeader('content-encoding').code(304).send();
  return reply.send(await encoded(encoding));
}
