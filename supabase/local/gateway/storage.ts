import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseBadToken } from './data.ts';
import type { Drawings } from './drawings.ts';
import { forward } from './proxy.ts';
import { type PublicFile, PublicFiles } from './public-files.ts';
import { containsBadFileName } from './stored-names.ts';

/** Largest upload including its multipart form, bytes. */
export const storageBodyLimit = 11 * 1024 * 1024;

/** Path prefix of files in public buckets. */
export const publicFiles = '/storage/v1/object/public/';
const publicBucket = `${publicFiles}product-images/`;
const demoPictures = `${publicBucket}catalogue/`;
const year = 'public, max-age=31536000, immutable';
const shownInline = /^image\/(webp|png|jpeg|gif|avif)(;|$)/;

/** Disposition with the file name of the parameter `download`, as hosted projects send it; null without the parameter. */
function downloadAs(url: string): string | null {
  const name = new URLSearchParams(url.split('?')[1]).get('download');
  return (
    name &&
    `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`
  );
}

/**
 * Prevents that uploaded files run in the browser: disables type sniffing, sets a sandbox policy, and serves everything
 * except pictures as an attachment. Public pictures have generated names, so caches may store them forever.
 */
function protectStoredFile(reply: FastifyReply, status: number, url: string): void {
  void reply.header('x-content-type-options', 'nosniff');
  void reply.header('content-security-policy', "default-src 'none'; sandbox");
  void reply.header('cross-origin-resource-policy', 'cross-origin');
  const isPicture = shownInline.test(String(reply.getHeader('content-type') ?? ''));
  if (status !== 200 && status !== 206 && status !== 304) {
    void reply.header('cache-control', 'no-store');
    return;
  }
  const disposition = downloadAs(url) ?? (isPicture ? null : 'attachment');
  if (disposition && status !== 304) void reply.header('content-disposition', disposition);
  if (url.startsWith(publicFiles))
    void reply.header('cache-control', isPicture ? year : 'public, max-age=3600');
}

/**
 * Uses each connection once without sending `connection: close`. A server that receives the header closes right after its
 * response; if it responds before reading the whole body, the connection is reset and the response lost.
 */
class OneCallAgent extends HttpAgent {
  constructor() {
    super({ keepAlive: true });
  }

  override keepSocketAlive(): boolean {
    return false;
  }
}

/**
 * The Storage API with a size limit on uploads and protective headers on downloads. Its server refuses a file before reading
 * it, continues to read for half a second and then closes the connection, so no connection is reused.
 */
export async function registerStorageApi(
  app: FastifyInstance,
  options: { upstream: string; jwtSecret: string; drawings: Drawings },
): Promise<void> {
  await app.register(replyFrom, {
    http: {
      agents: { 'http:': new OneCallAgent(), 'https:': new HttpsAgent() },
      requestOptions: { timeout: 60_000 },
    },
    disableRequestLogging: true,
  });
  const cache = new PublicFiles();
  app.addHook('onSend', async (request) => {
    if (!isRead(request)) cache.clear();
  });
  app.get(`${publicFiles}*`, async (request, reply) => {
    const file = cache.find(request) ?? (await findDrawing(request.url, options.drawings));
    if (file) {
      void reply.headers(file.headers);
      protectStoredFile(reply, 200, request.url);
      return reply.send(file.content);
    }
    return forward(request, reply, {
      upstream: options.upstream,
      onAnswer: (answer, status) => protectStoredFile(answer, status, request.url),
      watch: cache.recorder(request),
    });
  });
  app.all('/storage/v1/*', { bodyLimit: storageBodyLimit }, async (request, reply) => {
    if (refuseBadToken(request, reply, options.jwtSecret)) return reply;
    if (containsBadFileName(request.headers['content-type'], request.body as Buffer | undefined))
      return reply.code(400).send({ statusCode: '400', error: 'InvalidKey', message: 'Invalid key' });
    return forward(request, reply, {
      upstream: options.upstream,
      onAnswer: (answer, status) => {
        if (isRead(request) && request.url.startsWith('/storage/v1/object/'))
          protectStoredFile(answer, status, request.url);
      },
    });
  });
}

/** Rendered picture of the demo catalogue for a URL, or null. */
async function findDrawing(url: string, drawings: Drawings): Promise<PublicFile | null> {
  if (!url.startsWith(demoPictures)) return null;
  const content = await drawings.find(url.slice(publicBucket.length).split('?')[0]!);
  return content && { headers: { 'content-type': 'image/webp' }, content };
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
