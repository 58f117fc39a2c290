import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** A public file as it is answered. */
export interface PublicFile {
  headers: Record<string, string>;
  content: Buffer;
}

const megabyte = 1024 * 1024;
/** What storage says of a file; the rest of an answer is the gateway's, for its caller. */
const itsHeaders = [
  ...['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges', 'x-robots-tag'],
  'access-control-expose-headers',
];

/**
 * The public files that were asked for lately, kept in memory as the edge network of a hosted
 * project keeps them: the pictures of a page cost neither a query nor a read of the disk each.
 * Any change to what is stored empties it; what goes around the gateway shows within the hour that caches keep a file anyway.
 */
export class PublicFiles {
  private readonly files = new LRUCache<string, PublicFile>({
    maxSize: 64 * megabyte,
    sizeCalculation: ({ content }) => content.length + 1024,
    ttl: 3_600_000,
  });
  private changes = 0;

  /** What this request asks for, if it is kept and wanted whole. */
  find(request: FastifyRequest): PublicFile | undefined {
    return isWhole(request) ? this.files.get(pathOf(request)) : undefined;
  }

  /** Call it before storage is asked. What it answers with keeps a file while it is sent, unless something changes meanwhile. */
  keeper(request: FastifyRequest): (reply: FastifyReply, status: number, content: Readable) => Readable {
    const { changes } = this;
    return (reply, status, content) => {
      const size = Number(reply.getHeader('content-length'));
      if (!isWhole(request) || status !== 200 || !(size <= megabyte)) return content;
      const headers = Object.fromEntries(
        itsHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
      );
      return readAlong(content, (whole) => {
        if (changes === this.changes) this.files.set(pathOf(request), { headers, content: whole });
      });
    };
  }

  /** Something was stored, moved or removed. */
  forget(): void {
    this.changes += 1;
    this.files.clear();
  }
}

/** Neither a part of a file nor the question whether it has changed. */
function isWhole({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !headers.range && !headers['if-none-match'] && !headers['if-modified-since'];
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]!;

/** The same stream; `done` gets all of it once it has been read to its end. */
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
