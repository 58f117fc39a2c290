import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { commonHeaders, type Origins } from './security.ts';
import { decodePath, isFilePath, registerStaticFiles } from './static-files.ts';

export interface StaticServerOptions {
  dir: string;
  port: number;
  host?: string;
  /** JSON documents that are created after the build, e.g. `/config.json`. */
  documents?: Record<string, unknown>;
  origins: Origins;
  /** Returns the origins that may frame the page of this path. */
  framedBy?: (path: string) => string[];
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves files like a static host: a remote with its stand-alone page, or the shell without server rendering.
 * Unknown pages get index.html.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<RunningServer> {
  const server = fastify({ forceCloseConnections: true });
  const files = await registerStaticFiles(server, options.dir, options.origins);
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({ ...commonHeaders, 'access-control-allow-origin': '*' });
  });
  for (const [path, document] of Object.entries(options.documents ?? {})) {
    server.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  }
  server.get('/*', (request, reply) => {
    const path = decodePath(request.url)!;
    return isFilePath(path)
      ? files.send(reply, path)
      : files.send(reply, '/index.html', options.framedBy?.(path));
  });
  return listen(server, options.port, options.host);
}

/** Starts listening; port 0 chooses a free port. */
export async function listen(
  server: FastifyInstance,
  port: number,
  host = '127.0.0.1',
): Promise<RunningServer> {
  await server.listen({ port, host });
  const { port: taken } = server.server.address() as AddressInfo;
  return { url: `http://localhost:${taken}`, close: () => server.close() };
}
