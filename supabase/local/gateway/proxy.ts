import { pipeline, Transform, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/reply-from';
import { maskServerError, unavailable } from './errors.ts';

type ResponseHeaders = Record<string, string | string[] | undefined>;

const hidden = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'x-powered-by',
  'server',
  'vary',
];

function visible(headers: ResponseHeaders): ResponseHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hidden.includes(name.toLowerCase())));
}

async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends 503 with the hint to come back. */
export function replyUnavailable(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '2').type('application/json; charset=utf-8').send(unavailable);
}

export interface ForwardOptions {
  /** Base address of the server behind, e.g. http://127.0.0.1:4000 */
  upstream: string;
  /** Path to ask there; the request's own when absent. */
  path?: string;
  /** Sets headers of the answer by its status, e.g. a policy or a cache time. */
  onAnswer?(reply: FastifyReply, status: number): void;
  /** Answers the same content, read along while it is sent. */
  watch?(reply: FastifyReply, status: number, content: Readable): Readable;
  /** Bytes after which an answer is cut off; one that says its size is refused with 413 instead. */
  largestAnswer?: number;
  /** The server behind has answered or failed: whatever the answer's reader does, its work is done. */
  onSettled?(): void;
}

/**
 * Hands a request on and streams the answer back. The body is what the gateway
 * has read and measured; server errors are masked.
 */
export function forward(request: FastifyRequest, reply: FastifyReply, options: ForwardOptions): FastifyReply {
  const path = options.path ?? request.url.split('?')[0]!;
  const body = request.body as Buffer | undefined;
  const hasBody =
    body !== undefined && body.length > 0 && request.method !== 'GET' && request.method !== 'HEAD';
  return reply.from(options.upstream + path, {
    ...(hasBody ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {}),
    // The database counts senders by their address: nobody may name another than the own one.
    rewriteRequestHeaders: (_request, { 'cf-connecting-ip': _claimed, ...headers }) => ({
      ...headers,
      'x-forwarded-for': request.ip,
    }),
    // Called even when whoever asked has gone, which onResponse is not.
    rewriteHeaders: (headers) => {
      options.onSettled?.();
      return visible(headers as ResponseHeaders) as typeof headers;
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
      reply.send(largestAnswer === Infinity ? content : cutOff(content, largestAnswer));
    },
    onError: () => {
      options.onSettled?.();
      replyUnavailable(reply);
    },
  });
}

/** Hands a request on and waits until the server behind has answered; does nothing for one who has gone. */
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

function cutOff(content: Readable, largest: number): Readable {
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
