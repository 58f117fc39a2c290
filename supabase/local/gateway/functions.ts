import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseBadToken } from './data.ts';
import { forward } from './proxy.ts';

export interface FunctionsApiOptions {
  upstream: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  /** Functions that authenticate their callers themselves (verify_jwt = false in config.toml). */
  open: Set<string>;
}

/** Compares keys in constant time. */
export function sameKey(given: unknown, expected: string): boolean {
  const [left, right] = [Buffer.from(String(given ?? '')), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function hasKey(request: FastifyRequest, options: FunctionsApiOptions): boolean {
  const key = request.headers.apikey;
  return sameKey(key, options.publishableKey) || sameKey(key, options.secretKey);
}

/** Edge functions: callers need an API key, except for functions in `open`. */
export function registerFunctionsApi(app: FastifyInstance, options: FunctionsApiOptions): void {
  app.all('/functions/v1/:name', { bodyLimit: 1024 * 1024 }, async (request, reply) => {
    const { name } = request.params as { name: string };
    if (!options.open.has(name)) {
      if (!hasKey(request, options))
        return reply.code(401).send({ code: 'not_allowed', message: 'No API key' });
      if (refuseBadToken(request, reply, options.jwtSecret)) return reply;
    }
    return forward(request, reply, { upstream: options.upstream, path: `/${encodeURIComponent(name)}` });
  });
}
