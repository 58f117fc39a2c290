import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import replyFrom from '@fastify/reply-from';
import fastify, { type FastifyInstance } from 'fastify';
import type { Sql } from '../postgres.ts';
import { RealtimeBridge } from '../realtime/bridge.ts';
import { realtimeDatabase } from '../realtime/database.ts';
import { defaultRealtimeLimits } from '../realtime/limits.ts';
import type { Secrets } from '../secrets.ts';
import { registerAuthApi } from './auth.ts';
import type { RedirectMemory } from './redirects.ts';
import { Drawings } from './drawings.ts';
import { registerDataApi } from './data.ts';
import { registerFunctionsApi } from './functions.ts';
import { registerHealth, type PartHealth } from './health.ts';
import type { Limits } from './limits.ts';
import { refuseDeepNesting } from './nesting.ts';
import { refuseAmbiguous } from './paths.ts';
import { publicFiles, registerStorageApi } from './storage.ts';
import { bearerToken } from './tokens.ts';
import { unavailable } from './errors.ts';

export interface GatewayOptions {
  port: number;
  apiServerUrl: string;
  functionsUrl: string;
  /** Folder with the drawings of the demo catalogue. */
  drawingsFolder: string;
  siteUrl: string;
  secrets: Secrets;
  /** Origins whose pages may call the API. */
  origins: string[];
  /** Functions that authenticate their callers themselves. */
  openFunctions: Set<string>;
  limits: Limits;
  /** Connections of the API server's role, for checks on the auth tables. */
  sql: Sql;
  /** A separate pool, so that realtime listeners do not block sign-ins. */
  realtimeSql: Sql;
  redirects: RedirectMemory;
  /** Sends the confirmation of a sign-up again. Does nothing for unknown or confirmed addresses. */
  resendConfirmation(email: string): Promise<void>;
  probe(): Promise<PartHealth[]>;
}

/** Both spellings of a local origin, because people use either. */
function bothSpellings(origin: string): string[] {
  return [origin, origin.replace('//localhost', '//127.0.0.1'), origin.replace('//127.0.0.1', '//localhost')];
}

/** Sets `no-store` on personal responses; public ones may be cached. */
function setCacheHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url, headers }, reply) => {
    const isPersonal = bearerToken(headers.authorization) !== null && !url.startsWith(publicFiles);
    if (isPersonal || url.startsWith('/auth/v1/')) void reply.header('cache-control', 'no-store');
    // Includes Origin, because this replaces the value that the CORS plugin sets.
    if (url.startsWith('/rest/v1/')) void reply.header('vary', 'Origin, Authorization');
  });
}

async function registerGuards(
  app: FastifyInstance,
  known: Set<string>,
  options: GatewayOptions,
): Promise<void> {
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && known.has(origin)),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'content-range',
      'content-location',
      'location',
      'preference-applied',
      'retry-after',
      'x-total-count',
    ],
    maxAge: 7200,
  });
  const { requestsPerAddress } = options.limits;
  await app.register(rateLimit, {
    max: requestsPerAddress.count,
    timeWindow: requestsPerAddress.window,
    errorResponseBuilder: (_request, context) => ({
      statusCode: 429,
      code: 'too_many_requests',
      message: `Too many requests. Try again in ${context.after}.`,
    }),
  });
}

/** The only entrance to the API; applies the protections that the servers behind it lack. */
export async function startGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    // ms; allows uploads over slow connections and ends requests of stalled clients.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 500 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const known = new Set(options.origins.flatMap(bothSpellings));
  await registerGuards(app, known, options);
  refuseAmbiguous(app);
  refuseDeepNesting(app);
  setCacheHeaders(app);
  app.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) return reply.code(503).header('retry-after', '2').send(unavailable);
    return reply.code(status).send({ code: error.code ?? 'bad_request', message: error.message });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'Not found' }),
  );

  const { secrets } = options;
  const api = { upstream: options.apiServerUrl, jwtSecret: secrets.jwtSecret };
  registerHealth(app, options.probe);
  await app.register(registerStorageApi, { ...api, drawings: new Drawings(options.drawingsFolder) });
  await app.register(replyFrom, { undici: { connections: 128 }, disableRequestLogging: true });
  registerDataApi(app, { ...api, limits: options.limits });
  registerAuthApi(app, { ...api, ...options });
  registerFunctionsApi(app, {
    ...secrets,
    upstream: options.functionsUrl,
    open: options.openFunctions,
  });
  const realtime = new RealtimeBridge({
    ...secrets,
    source: realtimeDatabase(options.realtimeSql),
    limits: defaultRealtimeLimits,
    isKnownOrigin: (origin) => known.has(origin),
  });
  realtime.attach(app.server);
  app.addHook('preClose', async () => realtime.close());
  await app.listen({ host: '127.0.0.1', port: options.port });
  return app;
}
