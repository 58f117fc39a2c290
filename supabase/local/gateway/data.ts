import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, checkToken } from './tokens.ts';
import { AttemptCounter, type Limits } from './limits.ts';
import { forward } from './proxy.ts';

/** Query parameters of the Data API that choose no rows. */
const notFilters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);

/** Whether a PATCH or DELETE would touch every row of its table. */
export function isUnfiltered(method: string, url: string): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  const { searchParams } = new URL(url, 'http://gateway');
  return ![...searchParams].some(([name, value]) => !notFilters.has(name) && value !== '' && value !== '()');
}

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

/** The Data API: no unfiltered writes, no bad tokens, at most 8 MiB a request. */
export function registerDataApi(
  app: FastifyInstance,
  options: { upstream: string; jwtSecret: string; limits: Limits },
): void {
  const forms = new AttemptCounter(options.limits.formsPerAddress);
  app.all('/rest/v1/*', { bodyLimit: 8 * 1024 * 1024 }, async (request, reply) => {
    if (refuseBadToken(request, reply, options.jwtSecret)) return reply;
    const isRpc = request.url.startsWith('/rest/v1/rpc/');
    if (!isRpc && isUnfiltered(request.method, request.url)) {
      const verb = request.method === 'DELETE' ? 'DELETE' : 'UPDATE';
      return reply
        .code(400)
        .send({ code: '21000', message: `${verb} requires a WHERE clause`, details: null, hint: null });
    }
    if (publicForms.test(request.url)) {
      const wait = forms.waitFor(request.ip);
      if (wait > 0) return replyTooMany(reply, wait);
      forms.add(request.ip);
    }
    return forward(request, reply, { upstream: options.upstream });
  });
}
