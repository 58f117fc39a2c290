import { pipeline, Transform, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/reply-from';
import { maskServerError, unavailable } from './errors.ts';

type ResponseHeaders = Record<string, string | string[] | undefined>;

const strippedHeaders = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'x-powered-by',
  'server',
  'vary',
];

function withoutStrippedHeaders(headers: ResponseHeaders): ResponseHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !strippedHeaders.includes(name.toLowerCase())),
  );
}

async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends 503 with retry-after. */
export function replyUnavailable(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '2').type('application/json; charset=utf-8').send(unavailable);
}

export interface ForwardOptions {
  /** Base address of the server behind, e.g. http://127.0.0.1:4000 */
  upstream: string;
  /** Path at the upstream server; default: the path of the request. */
  path?: string;
  /** Sets response headers by status, e.g. a policy or a cache time. */
  onAnswer?(reply: FastifyReply, status: number): void;
  /** Returns a stream of the same content that is observed while it is sent. */
  watch?(reply: FastifyReply, status: number, content: Readable): Readable;
  /** Size limit, bytes: a response with a larger content-length gets 413, one without is aborted at the limit. */
  largestAnswer?: number;
  /** Called when the upstream server has responded or failed, even if the client has disconnected. */
  onSettled?(): void;
}

/**
 * Forwards a request and streams the response. Sends the body that the gateway has already read and measured; masks server
 * errors.
 */
export function forward(request: FastifyRequest, reply: FastifyReply, options: ForwardOptions): FastifyReply {
  const path = options.path ?? request.url.split('?')[0]!;
  const body = request.body as Buffer | undefined;
  const hasBody =
    body !== undefined && body.length > 0 && request.method !== 'GET' && request.method !== 'HEAD';
  return reply.from(options.upstream + path, {
    ...(hasBody ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {}),
    // Overwrites client IP headers, because the database limits senders by their IP address.
    rewriteRequestHeaders: (_request, { 'cf-connecting-ip': _claimed, ...headers }) => ({
      ...headers,
      'x-forwarded-for': request.ip,
    }),
    // Called even if the client has disconnected, unlike onResponse.
    rewriteHeaders: (headers) => {
      options.onSettled?.();
      return withoutStrippedHeaders(headers as ResponseHeaders) as typeof headers;
    },
    onResponse: (_request, _reply, response) => {
      const upstream = response as unknown as { statusCode: number; stream: Readable };
      if (upstream.statusCode >= 500) return void sendMasked(reply, upstream.statusCode, upstream.stream);
      options.onAnswer?.(reply, upstream.statusCode);
      const { largestAnswer = Infinity } = options;
      if (request.method !== 'HEAD' && Number(reply.getHeader('content-length')) > largestAnswer) {
        upstream.stream.destroy();
        return void replyTooLarge(reply);
      }
      const content = options.watch?.(reply, upstream.statusCode, upstream.stream) ?? upstream.stream;
      reply.send(largestAnswer === Infinity ? content : limitSize(content, largestAnswer));
    },
    onError: () => {
      options.onSettled?.();
      replyUnavailable(reply);
    },
  });
}

/** Forwards a request and resolves when the upstream server has responded; does nothing if the client has disconnected. */
export async function forwardAndWait(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ForwardOptions,
): Promise<void> {
  if (reply.raw.destroyed) return void reply.hijack();
  await new Promise<void>((resolve) => forward(request, reply, { ...options, onSettled: resolve }));
}

function replyTooLarge(reply: FastifyReply): FastifyReply {
  for (const name of ['content-length', 'content-range']) reply.removeHeader(name);
  return reply
    .code(413)
    .type('application/json; charset=utf-8')
    .send({ code: 'answer_too_large', message: 'Ask for fewer rows or columns', details: null, hint: null });
}

function limitSize(content: Readable, largest: number): Readable {
  let size = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > largest) done(new Error('The answer is too large'));
      else done(null, chunk);
    },
  });
  return pipeline(content, limited, () => undefined);
}

async function sendMasked(reply: FastifyReply, status: number, stream: Readable): Promise<void> {
  const text = await readAll(stream).catch(() => '');
  const masked = maskServerError(status, text);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) reply.removeHeader(name);
  if (masked.status === 503) return void replyUnavailable(reply);
  reply.code(masked.status).header('content-type', 'application/json; charset=utf-8').send(masked.body);
}
