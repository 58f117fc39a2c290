import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readProjectConfig } from './api-config.ts';
import { packageFolder } from './packages.ts';
import { writePrivateFile, type Secrets } from './secrets.ts';
import { nodeProgram, Part, waitForHttp } from './supervisor.ts';

export interface ApiServerOptions {
  /** Folder for settings and stored files. */
  folder: string;
  port: number;
  postgresPort: number;
  secrets: Secrets;
  /** Default target of links in emails, e.g. http://localhost:3000 */
  siteUrl: string;
  /** Allowed origins of links in emails. */
  origins: string[];
  /** HTTP endpoint that accepts the emails of the auth server. */
  mailHandover: { url: string; token: string };
  logFile: string;
  redact(line: string): string;
  log(line: string): void;
}

const poolSize = 20;

/** Statement timeouts by role, the same as on hosted projects. */
const statementTimeouts = { anon: '3s', authenticated: '8s' };

/** Settings of supabase/config.toml with the address, keys and origins of this stack. */
function makeConfig(options: ApiServerOptions): Record<string, unknown> {
  const { api, storage, auth } = readProjectConfig();
  const { apiServerPassword, jwtSecret, publishableKey, secretKey } = options.secrets;
  const { template: _template, ...email } = auth.email;
  // The gateway implements rate limits and second factors itself.
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

/** Settings file of the server: a module instead of JSON, because the email driver and the database connection need code. */
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
// The server passes JSON arguments as text, which the driver would encode again as a JSON string.
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: JSON.parse,
};
const connection = createPostgresConnection({ url: config.db.url, postgresOptions: { max: pool, types: { jsonb } } });
// The migrations set row level security and grants. With an unknown state the server would grant everything in these
// schemas to anon on its first request.
connection.rlsState = 'active';
// SET ROLE does not apply the settings of the role, so its statement timeout is set explicitly.
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

/** The Data, Auth and Storage API: `@supabase/lite` in a separate process. */
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
        // The server writes a settings folder to HOME; this keeps it out of the user's home.
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
