import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readProjectConfig } from './api-config.ts';
import { packageFolder } from './packages.ts';
import { writePrivateFile, type Secrets } from './secrets.ts';
import { nodeProgram, Part, waitForHttp } from './supervisor.ts';

export interface ApiServerOptions {
  /** Folder of the API server's settings and stored files. */
  folder: string;
  port: number;
  postgresPort: number;
  secrets: Secrets;
  /** Where people land when a link names no place, e.g. http://localhost:3000 */
  siteUrl: string;
  /** Origins that links in mails may lead to. */
  origins: string[];
  /** Where mails of the auth server are handed over. */
  mailHandover: { url: string; token: string };
  logFile: string;
  redact(line: string): string;
  log(line: string): void;
}

const poolSize = 20;

/** How long one statement of each role may take: those of a hosted project. */
const statementTimeouts = { anon: '3s', authenticated: '8s' };

/** Settings of the API server: those of supabase/config.toml, with this stack's address, keys and origins. */
function makeConfig(options: ApiServerOptions): Record<string, unknown> {
  const { api, storage, auth } = readProjectConfig();
  const { apiServerPassword, jwtSecret, publishableKey, secretKey } = options.secrets;
  const { template: _template, ...email } = auth.email;
  // The gateway has limits and second factors of its own.
  const { rate_limit: _limits, mfa: _mfa, ...rest } = auth;
  return {
    api: { ...api, port: options.port },
    db: {
      driver: 'postgres',
      url: `postgres://api_server:${apiServerPassword}@127.0.0.1:${options.postgresPort}/postgres`,
    },
    storage,
    auth: {
      ...rest,
      email,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
      secret_key: secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: options.origins.map((origin) => `${origin}/**`),
    },
  };
}

/** The settings file; a module, because mails are handed over by a function. */
function makeConfigModule(): string {
  const driver = pathToFileURL(
    join(packageFolder('@supabase/lite'), 'dist/db/postgres/PostgresConnection.js'),
  );
  return `import { readFileSync } from 'node:fs';
import { createPostgresConnection } from ${JSON.stringify(driver.href)};
const { config, handover, pool, timeouts } = JSON.parse(readFileSync(new URL('./config.json', import.meta.url), 'utf8'));
const email = {
  async send({ to, subject, text }) {
    const response = await fetch(handover.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer ' + handover.token },
      body: JSON.stringify({ to, subject, text }),
    });
    if (!response.ok) throw new Error('The mail could not be handed over: ' + response.status);
  },
};
// The server hands JSON arguments over as text; its driver would encode that text once more, as a JSON string.
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: JSON.parse,
};
const connection = createPostgresConnection({ url: config.db.url, postgresOptions: { max: pool, types: { jsonb } } });
// Row level security is in force and grants are the migrations' business: unknown, the server
// would grant everything in these schemas to anon with its first request.
connection.rlsState = 'active';
// Taking a role with SET ROLE leaves its settings behind: its timeout is set beside it.
const takeRole = connection.applyJwtSessionContext.bind(connection);
connection.applyJwtSessionContext = async (transaction, context, enforced) => {
  await takeRole(transaction, context, enforced);
  const timeout = timeouts[context.auth?.role || 'anon'];
  if (!timeout) return;
  await transaction
    .selectNoFrom(({ fn, val }) => fn('set_config', [val('statement_timeout'), val(timeout), val(true)]).as('set'))
    .execute();
};
export default { ...config, connection, options: { drivers: { email } } };
`;
}

/** The Data, Auth and Storage API: Supabase's lite server in a process of its own. */
export class ApiServer {
  readonly part: Part;
  private readonly options: ApiServerOptions;

  constructor(options: ApiServerOptions) {
    this.options = options;
    const command = join(packageFolder('@supabase/lite'), 'dist/cli/index.js');
    this.part = new Part({
      name: 'api',
      ...nodeProgram(command, 'start', '--no-admin', '--config', 'supabase/config.mjs'),
      cwd: options.folder,
      env: {
        PATH: process.env.PATH,
        // The server keeps a settings folder in its home; the user's own is none of its business.
        HOME: options.folder,
        EXPERIMENTAL_STORAGE: '1',
        LITE_TELEMETRY: '0',
        NO_COLOR: '1',
        NODE_ENV: 'production',
      },
      prepare: () => this.writeConfig(),
      health: `${this.url}/auth/v1/health`,
      ready: () => waitForHttp(`${this.url}/auth/v1/health?apikey=${options.secrets.publishableKey}`),
      logFile: options.logFile,
      redact: options.redact,
      log: options.log,
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  private async writeConfig(): Promise<void> {
    const folder = join(this.options.folder, 'supabase');
    await mkdir(folder, { recursive: true });
    const settings = {
      config: makeConfig(this.options),
      handover: this.options.mailHandover,
      pool: poolSize,
      timeouts: statementTimeouts,
    };
    await writePrivateFile(join(folder, 'config.json'), JSON.stringify(settings));
    await writeFile(join(folder, 'config.mjs'), makeConfigModule());
  }
}
