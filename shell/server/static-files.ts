import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentHeaders, inlineScriptsOf, type Origins } from './security.ts';

const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const fileName = /\/[^/]*\.[a-z0-9]+$/i;
/**
 * Files that are not served directly: build facts, source maps and compressed copies (selected by
 * `accept-encoding`).
 */
const hidden = /\.(?:map|br|gz)$|^\/(?:page|mf-stats)\.json$/i;
const html = /\.html$/i;
// eslint-disable-next-line no-control-regex -- a NUL ends a name for the file system.
const oddCharacters = /[/\\\u0000-\u001f\u007f]/;

export interface StaticFiles {
  /** Sends a file by its decoded path, or 404. `framedBy` lists the origins that may frame a page. */
  send(reply: FastifyReply, path: string, framedBy?: string[]): Promise<FastifyReply>;
}

/**
 * Serves a build folder: precompressed files, hashed names cached for a year, all others revalidated, and
 * HTML with page headers. Refuses paths with hidden spellings with 400.
 */
export async function registerStaticFiles(
  server: FastifyInstance,
  dir: string,
  origins: Origins,
): Promise<StaticFiles> {
  await server.register(fastifyStatic, {
    root: dir,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag shows whether a file changed, and no client requests ranges.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, path) => {
      const name = path.replace(/\.(?:br|gz)$/, '');
      response.header(
        'cache-control',
        hashedName.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  server.addHook('onRequest', async (request, reply) => {
    if (decodePath(request.url) === null) return reply.code(400).send({ code: 'bad_path' });
  });

  async function sendDocument(reply: FastifyReply, path: string, framedBy?: string[]): Promise<FastifyReply> {
    const content = await readFile(join(dir, path), 'utf8').catch(() => null);
    if (content === null) return notFound(reply);
    return reply
      .headers(documentHeaders(inlineScriptsOf(content), origins, framedBy))
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(content);
  }

  return {
    async send(reply, path, framedBy) {
      // The plugin decodes the path again, so an encoded character must not remain.
      if (hidden.test(path) || path.includes('%')) return notFound(reply);
      return html.test(path) ? sendDocument(reply, path, framedBy) : reply.sendFile(join('.', path));
    },
  };
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.callNotFound() as unknown as FastifyReply;
}

/**
 * Path of a request, decoded once. Null if its spelling hides its target: encoded slashes or dots,
 * backslashes, control characters or a host.
 */
export function decodePath(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0]!;
  if (path.startsWith('//')) return null;
  try {
    const segments = path.split('/').map(decodeURIComponent);
    const isOdd = segments.some((name) => name === '.' || name === '..' || oddCharacters.test(name));
    return isOdd ? null : segments.join('/');
  } catch {
    return null;
  }
}

export function isFilePath(pathname: string): boolean {
  return fileName.test(pathname);
}
