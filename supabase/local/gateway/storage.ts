import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseBadToken } from './data.ts';
import type { Drawings } from './drawings.ts';
import { forward } from './proxy.ts';
import { type PublicFile, PublicFiles } from './public-files.ts';
import { namesBadFile } from './stored-names.ts';

/** Largest stored file with its form around it, in bytes. */
export const storageBodyLimit = 11 * 1024 * 1024;

/** Where everybody reads the files of public buckets. */
export const publicFiles = '/storage/v1/object/public/';
const publicBucket = `${publicFiles}product-images/`;
const demoPictures = `${publicBucket}catalogue/`;
const year = 'public, max-age=31536000, immutable';
const shownInline = /^image\/(webp|png|jpeg|gif|avif)(;|$)/;

/**
 * What somebody stored never runs: no guessing of its type, a sandbox without
 * rights, and anything but a picture is saved instead of shown. Public pictures
 * have generated names, so they may be kept for ever.
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
  if (!isPicture && status !== 304) void reply.header('content-disposition', 'attachment');
  if (url.startsWith(publicFiles))
    void reply.header('cache-control', isPicture ? year : 'public, max-age=3600');
}

/**
 * Uses each connection once, but never says that it will close it: a server that hears so closes
 * as soon as it has answered, and one that answers before it has read the whole body then resets
 * the connection, its answer lost with it.
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
 * The Storage API with byte caps on what arrives and a policy on what leaves. Its server refuses a
 * file before it has read it, reads on for half a second, and then closes the connection: none is
 * used for a second call.
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
  const kept = new PublicFiles();
  app.addHook('onSend', async (request) => {
    if (!isRead(request)) kept.forget();
  });
  app.get(`${publicFiles}*`, async (request, reply) => {
    const file = kept.find(request) ?? (await findDrawing(request.url, options.drawings));
    if (file) {
      void reply.headers(file.headers);
      protectStoredFile(reply, 200, request.url);
      return reply.send(file.content);
    }
    return forward(request, reply, {
      upstream: options.upstream,
      onAnswer: (answer, status) => protectStoredFile(answer, status, request.url),
      watch: kept.keeper(request),
    });
  });
  app.all('/storage/v1/*', { bodyLimit: storageBodyLimit }, async (request, reply) => {
    if (refuseBadToken(request, reply, options.jwtSecret)) return reply;
    if (namesBadFile(request.headers['content-type'], request.body as Buffer | undefined))
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

/** The picture of the demo catalogue that a request names, if there is one. */
async function findDrawing(url: string, drawings: Drawings): Promise<PublicFile | null> {
  if (!url.startsWith(demoPictures)) return null;
  const content = await drawings.find(url.slice(publicBucket.length).split('?')[0]!);
  return content && { headers: { 'content-type': 'image/webp' }, content };
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
