import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentHeaders, inlineScriptsOf, type Origins } from './security.ts';

const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const fileName = /\/[^/]*\.[a-z0-9]+$/i;
/** Facts of the build and source maps are not for visitors; compressed copies are chosen by `accept-encoding`. */
const hidden = /\.(?:map|br|gz)$|^\/(?:page|mf-stats)\.json$/i;
const html = /\.html$/i;
// eslint-disable-next-line no-control-regex -- a NUL ends a name for the file system.
const oddCharacters = /[/\\\u0000-\u001f\u007f]/;

/** The files of a build folder. */
export interface StaticFiles {
  /** Answers a file by its decoded path, or 404; `framedBy` are the origins that may show a page in a frame. */
  send(reply: FastifyReply, path: string, framedBy?: string[]): Promise<FastifyReply>;
}

/**
 * Serves a build folder: precompressed, hashed files for ever, everything else checked each time, and
 * HTML with the headers of a page. Every request whose path has another spelling is refused with 400.
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
    // Its tag says whether a file has changed, and nobody asks for a part of one.
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
      // The plugin decodes once more, so a name must not hold anything encoded still.
      if (hidden.test(path) || path.includes('%')) return notFound(reply);
      return html.test(path) ? sendDocument(reply, path, framedBy) : reply.sendFile(join('.', path));
    },
  };
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.callNotFound() as unknown as FastifyReply;
}

/**
 * The path of a request's address, decoded once; null when its spelling hides what it names: slashes
 * or dots to climb with that are encoded, backslashes, control characters, a host.
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

/** Whether a path names a file rather than a page. */
export function isFilePath(pathname: string): boolean {
  return fileName.test(pathname);
}
