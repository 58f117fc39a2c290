import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { ApiServer } from './api-server.ts';
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
  /** Folder of all state; made when missing. */
  dataDir: string;
  /** Ports people and programs use. 0 or absent: any free one. */
  ports?: { gateway?: number; postgres?: number; mail?: number };
  /** Whether to fill an empty database with the demo catalogue and accounts. */
  seed: boolean;
  /** Addresses of the front ends, which may call the API and be led to by mails. */
  origins: { shell: string; [name: string]: string };
  /** Limits of the gateway that differ from the usual ones. */
  limits?: Partial<Limits>;
  /** How often to look whether a taken port has become free, 2 s apart. */
  portTries?: number;
  log?(line: string): void;
}

/** A Node program that runs beside the stack's own parts. */
export interface Program {
  name: string;
  /** Absolute path of its script. */
  script: string;
  env: NodeJS.ProcessEnv;
  /** HTTP address that answers with a status below 500 while it works. */
  health: string;
}

/** A running stack. */
export interface Stack {
  /** The Supabase API: /rest/v1, /auth/v1, /storage/v1, /functions/v1, /health. */
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  /** The database as its superuser. */
  postgresUrl: string;
  /** The mail page; its API lists the caught mails at /email. */
  mailUrl: string;
  /** Password of the demo accounts. */
  demoPassword: string;
  /** Process ids of the parts by name. */
  pids(): Record<string, number | undefined>;
  /**
   * Starts one more program and waits until it answers: it is started again when it dies, ends
   * with the stack, and /health tells its state. Throws when the first start fails.
   */
  supervise(program: Program): Promise<void>;
  /** Ends everything. Safe to call twice. */
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

async function requireWantedPorts(options: StackOptions, log: (line: string) => void): Promise<void> {
  const { gateway = 0, postgres: database = 0, mail = 0 } = options.ports ?? {};
  for (const wanted of [
    { port: gateway, purpose: 'API', variable: 'MAWAD_API_PORT' },
    { port: database, purpose: 'database', variable: 'MAWAD_DB_PORT' },
    { port: mail, purpose: 'mail page', variable: 'MAWAD_MAIL_PORT' },
  ]) {
    if (wanted.port !== 0) await requireFreePort(wanted, options.portTries ?? 5, log);
  }
}

function assignPorts(wanted: StackOptions['ports'], { ports }: ClaimedPorts): Ports {
  const [gateway = 0, database = 0, mail = 0, api = 0, functions = 0, smtp = 0, mailWeb = 0, handover = 0] =
    ports;
  return {
    gateway: wanted?.gateway || gateway,
    postgres: wanted?.postgres || database,
    mail: wanted?.mail || mail,
    ...{ api, functions, smtp, mailWeb, handover },
  };
}

/** One start of the stack: makes the parts, prepares the state, runs until stopped. */
class StackRun {
  private readonly options: StackOptions;
  private readonly dataDir: string;
  private readonly secrets: Secrets;
  private readonly ports: Ports;
  private readonly log: (line: string) => void;
  private readonly folders: StateFolders;
  private readonly database: PostgresServer;
  private readonly handoverToken = randomBytes(24).toString('base64url');
  /** What to end, last started first. */
  private readonly endings: (() => Promise<void>)[] = [];
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
      const surroundings = this.startSurroundings(apiUrl);
      surroundings.catch(() => undefined);
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
      await surroundings;
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
      for (const end of this.endings.reverse()) {
        await end().catch((error: unknown) => this.log(`While stopping: ${String(error)}`));
      }
    })();
    return this.stopping;
  }

  /** Keeps what ends something that runs from now on; while stopping it is ended at once. */
  endWith(end: () => Promise<unknown>): void {
    if (this.stopping) void end().catch(() => undefined);
    else this.endings.push(async () => void (await end()));
  }

  private partOptions(name: string) {
    const logFile = join(this.dataDir, 'logs', `${name}.log`);
    return { logFile, redact: (line: string) => redact(line, this.secrets), log: this.log };
  }

  private async run(part: Part): Promise<void> {
    this.parts.push(part);
    this.endWith(() => part.stop());
    await part.start();
  }

  /** Mail catcher, mail page and functions, which wait for nothing. */
  private async startSurroundings(apiUrl: string): Promise<void> {
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
    this.endWith(() => page.close());
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
    this.endWith(() => scheduler.stop());
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
 * Starts the embedded back end on `dataDir`: PostgreSQL, the Data, Auth and
 * Storage API, edge functions, mail catcher and the gateway in front of them.
 * Throws messages meant for people: a taken port, a folder in use, a failing migration.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => undefined);
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir, log);
  try {
    const secrets = await loadSecrets(dataDir);
    await requireWantedPorts(options, log);
    const claimed = await claimPorts(8);
    const run = new StackRun(options, secrets, assignPorts(options.ports, claimed));
    run.endWith(async () => unlock());
    run.endWith(() => claimed.release());
    return await run.start();
  } catch (error) {
    unlock();
    throw error;
  }
}
