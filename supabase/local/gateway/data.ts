import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, checkToken } from './tokens.ts';
import { embedding, isUnfiltered, repeatedControl } from './filters.ts';
import { Lanes } from './lanes.ts';
import { AttemptCounter, type Limits } from './limits.ts';
import { forwardAndWait } from './proxy.ts';

/** Answers 401 for a token that is forged or has ended; the API behind would take it for a visitor's. */
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

/** Functions through which anybody may write to us. */
const publicForms = /^\/rest\/v1\/rpc\/(submit_contact|submit_quote_request)(\?|$)/;

/**
 * Whether a call that looks at a company as the staff would write a table. The API server behind tells SQL of a call's headers only
 * where it calls a function; hosted projects do of every call, and the policies refuse.
 */
const writesWhileViewing = ({ method, url, headers }: FastifyRequest) =>
  headers['x-viewing-company'] !== undefined &&
  method !== 'GET' &&
  method !== 'HEAD' &&
  !url.startsWith('/rest/v1/rpc/');

/** What the product asks for, with a little room; each level multiplies the rows by a thousand. */
const mostEmbedding = { depth: 1, count: 4 };
/** Largest answer of the Data API, in bytes; a page of the catalogue has a hundredth of it. */
const largestAnswer = 4 * 1024 * 1024;

/** Why a request is refused whoever asks; undefined when it is not. */
export function refusalOf(method: string, url: string): { code: string; message: string } | undefined {
  const repeated = repeatedControl(url);
  if (repeated) return { code: 'PGRST100', message: `The parameter ${repeated} is repeated` };
  const { depth, count } = embedding(url);
  if (depth > mostEmbedding.depth || count > mostEmbedding.count)
    return { code: 'PGRST100', message: 'The request embeds too many tables' };
  if (url.startsWith('/rest/v1/rpc/') || !isUnfiltered(method, url)) return undefined;
  return { code: '21000', message: `${method === 'DELETE' ? method : 'UPDATE'} requires a WHERE clause` };
}

/**
 * The Data API: no unfiltered writes, no bad tokens, at most 8 MiB a request and 4 MiB an answer.
 * An address has ten requests at work and one that embeds; more of its own wait, nobody else's. All
 * visitors together have two that embed, and so have all people signed in: the API server nests the
 * rows in its only thread, where everything else would wait behind them.
 */
export function registerDataApi(
  app: FastifyInstance,
  options: { upstream: string; jwtSecret: string; limits: Limits },
): void {
  const forms = new AttemptCounter(options.limits.formsPerAddress);
  const lanes = new Lanes(10, 500);
  const embeddingLanes = new Lanes(1, 20);
  const sharedLanes = new Lanes(2, 100);
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
    const isFull = embeds && (embeddingLanes.isFull(request.ip) || sharedLanes.isFull(shared));
    if (lanes.isFull(request.ip) || isFull) return replyTooMany(reply, 2);
    const ask = () =>
      lanes.run(request.ip, () =>
        forwardAndWait(request, reply, { upstream: options.upstream, largestAnswer }),
      );
    await (embeds ? embeddingLanes.run(request.ip, () => sharedLanes.run(shared, ask)) : ask());
    return reply;
  });
}
