import type { FastifyInstance, FastifyRequest } from 'fastify';

const plain = /^[A-Za-z0-9._~-]+$/;
/** Characters allowed in names of stored files, and escapes. */
const stored = /^(?:[A-Za-z0-9._~!$&'()*+,=:@-]|%[0-9A-F]{2})+$/;
/** Escapes that are refused: of characters that need none, slashes, backslashes and control characters. */
const forbiddenEscape = /%(?:[01][0-9A-F]|2[DEF]|3[0-9]|4[1-9A-F]|5[0-9AC]|5F|6[1-9A-F]|7[0-9AEF])/;
/** Longest file name of common file systems, bytes. */
const longestSegment = 255;

function isCanonicalSegment(segment: string, mayBeEscaped: boolean): boolean {
  if (segment === '.' || segment === '..') return false;
  if (plain.test(segment)) return segment.length <= longestSegment;
  if (!mayBeEscaped || !stored.test(segment) || forbiddenEscape.test(segment)) return false;
  try {
    return Buffer.byteLength(decodeURIComponent(segment)) <= longestSegment;
  } catch {
    return false;
  }
}

/**
 * True for a path in canonical form, on which the rules of the gateway rely: no empty, dotted or overlong segments, and
 * escapes only in names of stored files.
 */
export function isCanonicalPath(url: string): boolean {
  const path = url.split('?', 1)[0]!;
  if (path === '/') return true;
  if (!path.startsWith('/')) return false;
  const mayBeEscaped = path.startsWith('/storage/v1/object/');
  return path
    .slice(1)
    .split('/')
    .every((segment) => isCanonicalSegment(segment, mayBeEscaped));
}

/** Headers that must not be repeated, because the servers behind the gateway might use different values. */
const single = ['apikey', 'authorization', 'content-type', 'host'];

function hasRepeatedHeader({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return single.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

/** Refuses ambiguous requests with 400, before any other rule applies. */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const url = request.raw.url ?? '';
    const message = !isCanonicalPath(url)
      ? 'The path is not spelled canonically'
      : /%00/.test(url)
        ? 'The address holds a NUL character'
        : hasRepeatedHeader(request)
          ? 'A header is repeated'
          : null;
    if (message) return reply.code(400).send({ code: 'bad_request', message });
  });
}
