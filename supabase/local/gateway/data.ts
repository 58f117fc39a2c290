import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, checkToken } from './tokens.ts';
import { embedding, isUnfiltered, repeatedControl } from './filters.ts';
import { KeyedQueues } from './keyed-queues.ts';
import { AttemptCounter, type Limits } from './limits.ts';
import { forwardAndWait } from './proxy.ts';

/** Sends 401 and returns true for a forged or expired token, with which the API server would treat the caller as a visitor. */
export function refuseBadToken(request: FastifyRequest, reply: FastifyReply, jwtSecret: string): boolean {
  const token = bearerToken(request.headers.authorization);
  if (!token) return false;
  const check = checkToken(token, jwtSecret);
  if (check.valid) return false;
  const message = check.reason === 'expired' ? 'JWT expired' : 'JWT invalid';
  void reply
    .code(401)
    .header('www-authenticate', `Bearer error="invalid_token", error_description="${message}"`)
    .send({ code: check.reason === 'expired' ? 'PGRST303' : 'PGRST301', message, details: null, hint: null });
  return true;
}

function replyTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .send({ code: 'too_many_requests', message: 'Too many requests', details: null, hint: null });
}

/** Functions by which visitors submit forms. */
const publicForms = /^\/rest\/v1\/rpc\/(submit_contact|submit_quote_request)(\?|$)/;

/**
 * True for a table write in a staff view. Hosted projects pass request headers to SQL, where policies refuse the write; the
 * embedded API server passes them only for function calls, so the gateway refuses.
 */
const writesWhileViewing = ({ method, url, headers }: FastifyRequest) =>
  headers['x-viewing-company'] !== undefined &&
  method !== 'GET' &&
  method !== 'HEAD' &&
  !url.startsWith('/rest/v1/rpc/');

/** Limits slightly above what the product uses; each level of embedding can multiply the rows by 1,000. */
const embeddingLimits = { depth: 1, count: 4 };
/** Size limit of responses, bytes; a catalogue page has about 40 KiB. */
const largestAnswer = 4 * 1024 * 1024;

/** Reason to refuse a request regardless of its caller, or undefined. */
export function refusalOf(method: string, url: string): { code: string; message: string } | undefined {
  const repeated = repeatedControl(url);
  if (repeated) return { code: 'PGRST100', message: `The parameter ${repeated} is repeated` };
  const { depth, count } = embedding(url);
  if (depth > embeddingLimits.depth || count > embeddingLimits.count)
    return { code: 'PGRST100', message: 'The request embeds too many tables' };
  if (url.startsWith('/rest/v1/rpc/') || !isUnfiltered(method, url)) return undefined;
  return { code: '21000', message: `${method === 'DELETE' ? method : 'UPDATE'} requires a WHERE clause` };
}

/**
 * The Data API without unfiltered writes and bad tokens, with at most 8 MiB per request and 4 MiB per response. Each IP
 * address may run ten requests at once, one of them with embedding; its further requests wait. All visitors together may
 * run two requests with embedding, and so may all signed-in people, because the API server nests rows in its only thread
 * and would delay all other requests.
 */
export function registerDataApi(
  app: FastifyInstance,
  options: { upstream: string; jwtSecret: string; limits: Limits },
): void {
  const forms = new AttemptCounter(options.limits.formsPerAddress);
  const queues = new KeyedQueues(10, 500);
  const embeddingQueues = new KeyedQueues(1, 20);
  const sharedQueues = new KeyedQueues(2, 100);
  app.all('/rest/v1/*', { bodyLimit: 8 * 1024 * 1024 }, async (request, reply) => {
    if (refuseBadToken(request, reply, options.jwtSecret)) return reply;
    const refusal = refusalOf(request.method, request.url);
    if (refusal) return reply.code(400).send({ ...refusal, details: null, hint: null });
    if (writesWhileViewing(request))
      return reply.code(403).send({ code: 'PT403', message: 'viewing_only', details: null, hint: null });
    if (publicForms.test(request.url)) {
      const wait = forms.waitFor(request.ip);
      if (wait > 0) return replyTooMany(reply, wait);
      forms.add(request.ip);
    }
    const embeds = embedding(request.url).depth > 0;
    const shared = bearerToken(request.headers.authorization) ? 'signed-in' : 'visitors';
    const isFull = embeds && (embeddingQueues.isFull(request.ip) || sharedQueues.isFull(shared));
    if (queues.isFull(request.ip) || isFull) return replyTooMany(reply, 2);
    const ask = () =>
      queues.run(request.ip, () =>
        forwardAndWait(request, reply, { upstream: options.upstream, largestAnswer }),
      );
    await (embeds ? embeddingQueues.run(request.ip, () => sharedQueues.run(shared, ask)) : ask());
    return reply;
  });
}
