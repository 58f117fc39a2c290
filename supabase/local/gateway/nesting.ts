import type { FastifyInstance } from 'fastify';

/** Limit of nested arrays and objects, or brackets in a filter; the product needs fewer than ten. */
const deepest = 64;

const [quote, backslash] = [...Buffer.from('"\\')];
const opening = new Set(Buffer.from('[{('));
const closing = new Set(Buffer.from(']})'));

/** True if brackets outside quoted text nest deeper than `deepest`; cheap enough for every request. */
export function nestsTooDeep(text: Uint8Array): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at]!;
    if (byte === backslash) at += 1;
    else if (byte === quote) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

const looksLikeJson = (body: Buffer) => /^\s*[[{]/.test(body.toString('latin1', 0, 64));

/**
 * Refuses deeply nested JSON and filters with 400, because the servers behind parse them recursively and return 500 on a
 * stack overflow.
 */
export function refuseDeepNesting(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const body = request.body as Buffer | undefined;
    const values = [...new URL(request.url, 'http://gateway').searchParams.values()];
    const isTooDeep =
      (body !== undefined && looksLikeJson(body) && nestsTooDeep(body)) ||
      values.some((value) => nestsTooDeep(Buffer.from(value)));
    if (isTooDeep)
      return reply.code(400).send({ code: 'bad_json', message: `Nested deeper than ${deepest} levels` });
  });
}
