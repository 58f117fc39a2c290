import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { supabaseFolder } from './api-config.ts';
import { packageFolder } from './packages.ts';
import type { Secrets } from './secrets.ts';
import { Part, waitForHttp } from './supervisor.ts';

export interface FunctionsOptions {
  /** Folder for Deno's compile cache. */
  cacheFolder: string;
  port: number;
  apiUrl: string;
  siteUrl: string;
  smtpPort: number;
  secrets: Secrets;
  logFile: string;
  redact(line: string): string;
  log(line: string): void;
}

/** Names of the edge functions: folders of supabase/functions with an index.ts. */
export async function listFunctions(): Promise<string[]> {
  const folder = join(supabaseFolder, 'functions');
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
    .map((entry) => entry.name);
}

/** Environment of a hosted project, plus the SMTP settings of the local mail catcher. */
function functionEnvironment(options: FunctionsOptions): NodeJS.ProcessEnv {
  const { publishableKey, secretKey } = options.secrets;
  return {
    PATH: process.env.PATH,
    DENO_DIR: options.cacheFolder,
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    SUPABASE_URL: options.apiUrl,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SITE_URL: options.siteUrl,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(options.smtpPort),
    SMTP_ENCRYPTION: 'none',
    SMTP_FROM: 'Mawad <no-reply@mawad.test>',
  };
}

/** Path of the Deno binary; runs the installer of the package if npm skipped install scripts. */
function denoProgram(): string {
  const program = join(packageFolder('deno'), process.platform === 'win32' ? 'deno.exe' : 'deno');
  if (!existsSync(program)) spawnSync(process.execPath, [join(packageFolder('deno'), 'install.cjs')]);
  return program;
}

export async function createFunctions(options: FunctionsOptions): Promise<Part> {
  const folder = join(supabaseFolder, 'functions');
  const health = `http://127.0.0.1:${options.port}/_health`;
  return new Part({
    name: 'functions',
    command: denoProgram(),
    args: [
      ...['run', '--quiet', '--no-prompt', '--no-lock', '--node-modules-dir=manual', '--no-remote'],
      ...['--allow-net', '--allow-env', '--allow-sys', '--allow-read'],
      ...[
        join(import.meta.dirname, 'functions-host.ts'),
        folder,
        String(options.port),
        ...(await listFunctions()),
      ],
    ],
    cwd: supabaseFolder,
    env: functionEnvironment(options),
    health,
    ready: () => waitForHttp(health),
    logFile: options.logFile,
    redact: options.redact,
    log: options.log,
  });
}
