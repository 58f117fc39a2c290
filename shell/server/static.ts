import fastify, { type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { commonHeaders, documentHeaders, inlineScriptsOf, type Origins } from './security.ts';
import { isFilePath, registerStaticFiles, sendStaticFile } from './static-files.ts';

export interface StaticServerOptions {
  /** Build folder with an index.html. */
  dir: string;
  port: number;
  host?: string;
  /** Documents that are decided after the build, e.g. `/config.json`. */
  documents?: Record<string, unknown>;
  origins: Origins;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Plain files, as any static host serves them: a remote with its stand-alone
 * page, or the shell without server rendering. Unknown pages get index.html.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<RunningServer> {
  const server = fastify({ forceCloseConnections: true });
  await registerStaticFiles(server, options.dir);
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({ ...commonHeaders, 'access-control-allow-origin': '*' });
  });
  for (const [path, document] of Object.entries(options.documents ?? {})) {
    server.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  }
  server.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    return isFilePath(pathname) ? sendStaticFile(reply, pathname) : sendIndex(options, reply);
  });
  return listen(server, options.port, options.host);
}

async function sendIndex(
  { dir, origins }: StaticServerOptions,
  reply: { headers(values: Record<string, string>): { send(body: string): unknown } },
): Promise<unknown> {
  const html = await readFile(join(dir, 'index.html'), 'utf8');
  const headers = documentHeaders(inlineScriptsOf(html), origins);
  return reply
    .headers({ ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .send(html);
}

/** Starts listening; port 0 takes a free one. */
export async function listen(
  server: FastifyInstance,
  port: number,
  host = '127.0.0.1',
): Promise<RunningServer> {
  await server.listen({ port, host });
  const { port: taken } = server.server.address() as AddressInfo;
  return { url: `http://localhost:${taken}`, close: () => server.close() };
}
