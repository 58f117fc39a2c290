import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { canonicalPath } from '../src/app/canonical-path.ts';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { loadServerBundle, readClientBuild } from './bundle.ts';
import { createHalfSource } from './halves.ts';
import { requestLanguage } from './language.ts';
import { framedBy, shellOrigins } from './origins.ts';
import { createPages } from './pages.ts';
import { commonHeaders, documentHeaders, inlineScriptsOf } from './security.ts';
import { createSettingsSource } from './settings-source.ts';
import { registerSitemap } from './sitemap-routes.ts';
import { createSitemapSource } from './sitemap-source.ts';
import { decodePath, isFilePath, registerStaticFiles } from './static-files.ts';

export interface ShellServerOptions {
  /** The shell's `dist` folder. */
  dist: string;
  config: RuntimeConfig;
  /** Folder or origin of the storefront's server half, ending in a slash. */
  storefrontHalf: URL;
  /** Told why a public page was left to the browser. */
  onRenderFailure?: (url: URL, error: unknown) => void;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The shell's web server: its build, remotes.json and rendered public pages. */
export async function createShellServer(options: ShellServerOptions): Promise<FastifyInstance> {
  const { dist, config, storefrontHalf, onRenderFailure } = options;
  const build = readClientBuild(dist);
  const bundle = loadServerBundle(dist);
  const storefront = createHalfSource(storefrontHalf, bundle);
  const currentConfig = createSettingsSource(config);
  const answer = createPages({ build, config, bundle, storefront });
  const origins = shellOrigins(config);

  const server = fastify({ forceCloseConnections: true });
  const files = await registerStaticFiles(server, build.dir, origins);
  server.addHook('onSend', async (_request, reply) => void reply.headers(commonHeaders));
  server.get('/remotes.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await currentConfig()),
  );
  server.get('/healthz', () => ({ ok: true }));
  registerSitemap(server, config.siteUrl, createSitemapSource(config.api, storefront, bundle));
  server.get('/*', async (request, reply) => {
    const path = decodePath(request.url)!;
    if (isFilePath(path)) return files.send(reply, path);
    const url = new URL(request.url, config.siteUrl);
    const canonical = canonicalPath(url.pathname);
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 301);
    const { status, location, html, failure } = await answer(
      url,
      requestLanguage(url, request.headers.cookie),
      await currentConfig(),
    );
    if (failure !== undefined) onRenderFailure?.(url, failure);
    // Where it leads depends on the visitor's language, so no browser may remember it.
    if (location) return reply.headers({ 'cache-control': 'no-store' }).redirect(location, status);
    reply.code(status).headers(documentHeaders(inlineScriptsOf(html), origins, framedBy(path, config)));
    // Pictures come from there: the connection is ready when the page first names one.
    reply.header('link', `<${origins.api}>; rel=preconnect`);
    return sendHtml(request, reply, html);
  });
  return server;
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  });
  if (/\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(await brotli(html, brotliQuality));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await deflate(html));
  return reply.send(html);
}
