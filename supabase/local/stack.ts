import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { ApiServer } from './api-server.ts';
import { writeBaseline } from './baseline.ts';
import { createFunctions } from './functions.ts';
import { createGateway } from './gateway.ts';
import { defaultLimits, type Limits } from './gateway/limits.ts';
import { writeVault } from './hosted-extensions.ts';
import { lockDataFolder } from './lock.ts';
import { createMailCatcher, createMailPage } from './mail.ts';
import { claimPorts, requireFreePort, type ClaimedPorts } from './ports.ts';
import { PostgresServer } from './postgres.ts';
import { Scheduler } from './scheduler.ts';
import { loadSecrets, redact, type Secrets } from './secrets.ts';
import type { StateFolders } from './snapshot.ts';
import { StackState } from './state.ts';
import { nodeProgram, Part, waitForHttp } from './supervisor.ts';

export interface StackOptions {
  /** Folder of all state; created if missing. */
  dataDir: string;
  /** Public ports. 0 or absent: any free port. */
  ports?: { gateway?: number; postgres?: number; mail?: number };
  /** Whether to fill an empty database with the demo catalogue and accounts. */
  seed: boolean;
  /** Origins of the front ends, which may call the API and be targets of links in emails. */
  origins: { shell: string; [name: string]: string };
  /** Override `defaultLimits` of the gateway. */
  limits?: Partial<Limits>;
  /** Number of checks whether a taken port has become free, 2 s apart. */
  portTries?: number;
  log?(line: string): void;
}

/** An additional Node program that the stack supervises. */
export interface Program {
  name: string;
  /** Absolute path of its script. */
  script: string;
  env: NodeJS.ProcessEnv;
  /** URL that returns a status below 500 while the program works. */
  health: string;
}

export interface Stack {
  /** The Supabase API: /rest/v1, /auth/v1, /storage/v1, /functions/v1, /health. */
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Database URL of the superuser. */
  postgresUrl: string;
  /** Mail page; its API lists the caught mails at /email. */
  mailUrl: string;
  /** Password of the demo accounts. */
  demoPassword: string;
  /** Process ids of the parts by name. */
  pids(): Record<string, number | undefined>;
  /**
   * Starts another program and waits until its health URL responds. The program is restarted when it dies, ends with the
   * stack and is listed in /health. Throws if the first start fails.
   */
  supervise(program: Program): Promise<void>;
  /** Ends all parts. Safe to call twice. */
  stop(): Promise<void>;
}

interface Ports {
  gateway: number;
  postgres: number;
  mail: number;
  api: number;
  functions: number;
  smtp: number;
  mailWeb: number;
  handover: number;
}

async function requireConfiguredPorts(options: StackOptions, log: (line: string) => void): Promise<void> {
  const { gateway = 0, postgres: database = 0, mail = 0 } = options.ports ?? {};
  for (const configured of [
    { port: gateway, purpose: 'API', variable: 'MAWAD_API_PORT' },
    { port: database, purpose: 'database', variable: 'MAWAD_DB_PORT' },
    { port: mail, purpose: 'mail page', variable: 'MAWAD_MAIL_PORT' },
  ]) {
    if (configured.port !== 0) await requireFreePort(configured, options.portTries ?? 5, log);
  }
}

function assignPorts(configured: StackOptions['ports'], { ports }: ClaimedPorts): Ports {
  const [gateway = 0, database = 0, mail = 0, api = 0, functions = 0, smtp = 0, mailWeb = 0, handover = 0] =
    ports;
  return {
    gateway: configured?.gateway || gateway,
    postgres: configured?.postgres || database,
    mail: configured?.mail || mail,
    ...{ api, functions, smtp, mailWeb, handover },
  };
}

/** One run of the stack. */
class StackRun {
  private readonly options: StackOptions;
  private readonly dataDir: string;
  private readonly secrets: Secrets;
  private readonly ports: Ports;
  private readonly log: (line: string) => void;
  private readonly folders: StateFolders;
  private readonly database: PostgresServer;
  private readonly handoverToken = randomBytes(24).toString('base64url');
  /** Clean-up functions in the order of the starts; run in reverse order. */
  private readonly cleanups: (() => Promise<void>)[] = [];
  private readonly parts: Part[] = [];
  private stopping: Promise<void> | null = null;

  constructor(options: StackOptions, secrets: Secrets, ports: Ports) {
    this.options = options;
    this.dataDir = resolve(options.dataDir);
    this.secrets = secrets;
    this.ports = ports;
    this.log = options.log ?? (() => undefined);
    this.folders = {
      postgres: join(this.dataDir, 'postgres'),
      storage: join(this.dataDir, 'api/supabase/.temp/storage'),
      drawings: join(this.dataDir, 'drawings'),
    };
    this.database = new PostgresServer({
      ...this.partOptions('database'),
      folder: this.folders.postgres,
      port: ports.postgres,
      password: secrets.postgresPassword,
    });
  }

  async start(): Promise<Stack> {
    try {
      const origins = Object.values(this.options.origins);
      const apiUrl = `http://localhost:${this.ports.gateway}`;
      const functionsUrl = `http://127.0.0.1:${this.ports.functions}`;
      const independentParts = this.startIndependentParts(apiUrl);
      independentParts.catch(() => undefined);
      const api = this.makeApiServer(origins);
      const state = new StackState({
        dataDir: this.dataDir,
        folders: this.folders,
        database: this.database,
        secrets: this.secrets,
        seed: this.options.seed,
        log: this.log,
        run: (part) => this.run(part),
      });
      await state.prepare(api);
      await independentParts;
      await this.run(api.part);
      await this.run(
        createGateway({
          ...this.partOptions('gateway'),
          ports: this.ports,
          apiServerUrl: api.url,
          functionsUrl,
          drawingsFolder: this.folders.drawings,
          apiUrl,
          siteUrl: this.options.origins.shell,
          origins,
          secrets: this.secrets,
          limits: { ...defaultLimits, ...this.options.limits },
          handoverToken: this.handoverToken,
          statuses: () => this.parts.map((part) => part.status),
        }),
      );
      await this.startScheduler(apiUrl);
      return this.describe(apiUrl);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  stop(): Promise<void> {
    this.stopping ??= (async () => {
      for (const cleanup of this.cleanups.reverse()) {
        await cleanup().catch((error: unknown) => this.log(`While stopping: ${String(error)}`));
      }
    })();
    return this.stopping;
  }

  /** Registers a clean-up function; runs it immediately if the stack is stopping. */
  onStop(cleanup: () => Promise<unknown>): void {
    if (this.stopping) void cleanup().catch(() => undefined);
    else this.cleanups.push(async () => void (await cleanup()));
  }

  private partOptions(name: string) {
    const logFile = join(this.dataDir, 'logs', `${name}.log`);
    return { logFile, redact: (line: string) => redact(line, this.secrets), log: this.log };
  }

  private async run(part: Part): Promise<void> {
    this.parts.push(part);
    this.onStop(() => part.stop());
    await part.start();
  }

  /** Starts mail catcher, mail page and edge functions, which do not need the database. */
  private async startIndependentParts(apiUrl: string): Promise<void> {
    const { smtp, mailWeb, functions } = this.ports;
    const mail = createMailCatcher({
      ...this.partOptions('mail'),
      folder: join(this.dataDir, 'mail'),
      smtpPort: smtp,
      webPort: mailWeb,
    });
    const runner = await createFunctions({
      ...this.partOptions('functions'),
      cacheFolder: join(this.dataDir, 'deno'),
      port: functions,
      apiUrl,
      siteUrl: this.options.origins.shell,
      smtpPort: smtp,
      secrets: this.secrets,
    });
    await Promise.all([this.run(mail), this.run(runner)]);
    const page = await createMailPage(this.ports.mail, mailWeb);
    this.onStop(() => page.close());
  }

  private makeApiServer(origins: string[]): ApiServer {
    return new ApiServer({
      ...this.partOptions('api'),
      folder: join(this.dataDir, 'api'),
      port: this.ports.api,
      postgresPort: this.ports.postgres,
      secrets: this.secrets,
      siteUrl: this.options.origins.shell,
      origins,
      mailHandover: { url: `http://127.0.0.1:${this.ports.handover}/`, token: this.handoverToken },
    });
  }

  private async startScheduler(apiUrl: string): Promise<void> {
    const postgresUrl = this.database.urlOf('migrator', this.secrets.migratorPassword);
    const sql = postgres(postgresUrl, { max: 1 });
    try {
      await writeVault(sql, apiUrl, this.secrets);
    } finally {
      await sql.end({ timeout: 2 });
    }
    const scheduler = new Scheduler({ postgresUrl, log: this.log });
    this.onStop(() => scheduler.stop());
    scheduler.start();
  }

  private supervise({ name, script, env, health }: Program): Promise<void> {
    const ready = () => waitForHttp(health);
    return this.run(
      new Part({ ...this.partOptions(name), ...nodeProgram(script), name, env, health, ready }),
    );
  }

  private describe(apiUrl: string): Stack {
    return {
      apiUrl,
      publishableKey: this.secrets.publishableKey,
      secretKey: this.secrets.secretKey,
      postgresUrl: this.database.url,
      mailUrl: `http://localhost:${this.ports.mail}`,
      demoPassword: this.secrets.demoPassword,
      supervise: (program) => this.supervise(program),
      pids: () => Object.fromEntries(this.parts.map((part) => [part.name, part.pid])),
      stop: () => this.stop(),
    };
  }
}

/**
 * Starts the embedded stack on `dataDir`: PostgreSQL, the Data, Auth and Storage API, edge functions, mail catcher and the
 * gateway in front of them. Throws errors with messages for people, e.g. for a taken port, a folder in use or a failing
 * migration.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => undefined);
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir, log);
  try {
    writeBaseline();
    const secrets = await loadSecrets(dataDir);
    await requireConfiguredPorts(options, log);
    const claimed = await claimPorts(8);
    const run = new StackRun(options, secrets, assignPorts(options.ports, claimed));
    run.onStop(async () => unlock());
    run.onStop(() => claimed.release());
    return await run.start();
  } catch (error) {
    unlock();
    throw error;
  }
}
