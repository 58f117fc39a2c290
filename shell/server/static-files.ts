import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';

const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const fileName = /\/[^/]*\.[a-z0-9]+$/i;
/** Build facts, the server's half and source maps are no business of visitors. */
const hidden = /\.map$|^\/page\.json$|^\/mf-stats\.json$/;

/** Serves a build folder: precompressed, hashed files for ever, everything else checked each time. */
export async function registerStaticFiles(server: FastifyInstance, dir: string): Promise<void> {
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
}

/** Whether a path names a file rather than a page. */
export function isFilePath(pathname: string): boolean {
  return fileName.test(pathname);
}

/** Answers a file of the build, or 404. */
export function sendStaticFile(reply: FastifyReply, pathname: string): FastifyReply {
  if (hidden.test(pathname)) return reply.callNotFound() as unknown as FastifyReply;
  return reply.sendFile(join('.', decodeURIComponent(pathname)));
}
