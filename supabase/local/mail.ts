import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import { nodeProgram, Part, waitForHttp } from './supervisor.ts';

export interface MailCatcherOptions {
  /** Folder for the caught mails. */
  folder: string;
  smtpPort: number;
  /** Port of MailDev's unprotected page; people use the page of `createMailPage`. */
  webPort: number;
  /** Default: 1,000. */
  maxMails?: number;
  logFile: string;
  redact(line: string): string;
  log(line: string): void;
}

/** Limited because the mail page lists all mails at once. */
const defaultMaxMails = 1000;

/** Catches every mail of the stack, so that none leaves the machine. Removes the oldest above the limit. */
export function createMailCatcher({ maxMails = defaultMaxMails, ...options }: MailCatcherOptions): Part {
  const health = `http://127.0.0.1:${options.webPort}/healthz`;
  const host = join(import.meta.dirname, 'mail-host.ts');
  return new Part({
    name: 'mail',
    ...nodeProgram(host, String(options.smtpPort), String(options.webPort), options.folder, String(maxMails)),
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    prepare: async () => void (await mkdir(options.folder, { recursive: true, mode: 0o700 })),
    health,
    ready: () => waitForHttp(health),
    logFile: options.logFile,
    redact: options.redact,
    log: options.log,
  });
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The mail page for people on this machine. MailDev allows every web site to read its mails, so this proxy accepts only
 * loopback hosts and its own origin.
 */
export async function createMailPage(port: number, webPort: number): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? '';
    const isOwnOrigin = request.headers.origin === undefined || request.headers.origin === `http://${host}`;
    if (!loopbackHosts.has(host.replace(/:\d+$/, '')) || !isOwnOrigin) {
      return reply
        .code(403)
        .send({ code: 'not_allowed', message: 'The mail page is available on this machine only.' });
    }
  });
  await app.register(fastifyHttpProxy, {
    upstream: `http://127.0.0.1:${webPort}`,
    websocket: true,
    replyOptions: {
      rewriteHeaders: ({ 'access-control-allow-origin': _origin, ...headers }) => ({
        ...headers,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      }),
    },
  });
  await app.listen({ host: '127.0.0.1', port });
  return app;
}
