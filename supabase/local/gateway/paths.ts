import type { FastifyInstance, FastifyRequest } from 'fastify';

const plain = /^[A-Za-z0-9._~-]+$/;
/** What may stand in the name of a stored file as it is: letters, marks that need no escape, and escapes. */
const stored = /^(?:[A-Za-z0-9._~!$&'()*+,=:@-]|%[0-9A-F]{2})+$/;
/** Never stands for a letter that needs none, a slash, a backslash, or a control character. */
const needlessOrHidden = /%(?:[01][0-9A-F]|2[DEF]|3[0-9]|4[1-9A-F]|5[0-9AC]|5F|6[1-9A-F]|7[0-9AEF])/;
/** File systems keep no longer name. */
const longestSegment = 255;

function isCanonicalSegment(segment: string, mayBeEscaped: boolean): boolean {
  if (segment === '.' || segment === '..') return false;
  if (plain.test(segment)) return segment.length <= longestSegment;
  if (!mayBeEscaped || !stored.test(segment) || needlessOrHidden.test(segment)) return false;
  try {
    return Buffer.byteLength(decodeURIComponent(segment)) <= longestSegment;
  } catch {
    return false;
  }
}

/**
 * Whether a request's path is spelled in the one way that every rule of the gateway looks at: no
 * empty, dotted or overlong segment, and no escapes but those that the names of stored files need.
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

/** Headers that decide who asks and for what; parts behind the gateway may differ on which one of two counts. */
const single = ['apikey', 'authorization', 'content-type', 'host'];

function hasRepeatedHeader({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return single.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

/** Answers 400 to whatever could be read in two ways, before any rule looks at it. */
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
