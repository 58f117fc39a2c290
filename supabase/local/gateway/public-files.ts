import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

export interface PublicFile {
  headers: Record<string, string>;
  content: Buffer;
}

const megabyte = 1024 * 1024;
/** Headers set by the storage server; the gateway sets the others for each caller. */
const storedHeaders = [
  ...['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges', 'x-robots-tag'],
  'access-control-expose-headers',
];

/**
 * In-memory cache of recently requested public files, like the CDN of hosted projects, so that the pictures of a page need
 * no queries and disk reads. Any storage write through the gateway empties it; changes that bypass the gateway show within
 * an hour.
 */
export class PublicFiles {
  private readonly files = new LRUCache<string, PublicFile>({
    maxSize: 64 * megabyte,
    sizeCalculation: ({ content }) => content.length + 1024,
    ttl: 3_600_000,
  });
  private changes = 0;

  /** Cached file for a request of a whole file, or undefined. */
  find(request: FastifyRequest): PublicFile | undefined {
    return isWhole(request) ? this.files.get(pathOf(request)) : undefined;
  }

  /** Returns a `watch` function that caches the response. Call it before the request to storage: changes after the call prevent caching. */
  recorder(request: FastifyRequest): (reply: FastifyReply, status: number, content: Readable) => Readable {
    const { changes } = this;
    return (reply, status, content) => {
      const size = Number(reply.getHeader('content-length'));
      if (!isWhole(request) || status !== 200 || !(size <= megabyte)) return content;
      const headers = Object.fromEntries(
        storedHeaders.flatMap((name) =>
          reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [],
        ),
      );
      return readAlong(content, (whole) => {
        if (changes === this.changes) this.files.set(pathOf(request), { headers, content: whole });
      });
    };
  }

  clear(): void {
    this.changes += 1;
    this.files.clear();
  }
}

/** False for range requests and conditional requests. */
function isWhole({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !headers.range && !headers['if-none-match'] && !headers['if-modified-since'];
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]!;

/** Passes a stream through; calls `done` with the whole content at its end. */
function readAlong(content: Readable, done: (whole: Buffer) => void): Readable {
  async function* chunks() {
    const read: Buffer[] = [];
    for await (const chunk of content) {
      read.push(chunk as Buffer);
      yield chunk as Buffer;
    }
    done(Buffer.concat(read));
  }
  return Readable.from(chunks(), { objectMode: false });
}
