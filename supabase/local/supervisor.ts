import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

export type PartState = 'starting' | 'up' | 'restarting' | 'stopped';

export interface PartStatus {
  name: string;
  state: PartState;
  restarts: number;
  /** Health URL, if the part has one. */
  health?: string;
}

export interface PartOptions {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Resolves when the part is ready; called after every start and restart. */
  ready(): Promise<void>;
  /** Runs before each start, e.g. to remove files left by a crash. */
  prepare?(): Promise<void>;
  stopSignal?: NodeJS.Signals;
  /** Opens an IPC channel, whose end makes a Node child exit even if the parent was killed. */
  ipc?: boolean;
  /** URL that returns a status below 500 while the part works. */
  health?: string;
  /** Returns the reply to an IPC message of the child. */
  answer?(question: unknown): object;
  logFile: string;
  redact(line: string): string;
  log(line: string): void;
}

/** Restart delay and its limits, ms. A part that ran longer than `steadyAfter` restarts with the shortest delay. */
const longestBackoff = 10_000;
const steadyAfter = 30_000;
/** Time between stop signal and SIGKILL, ms. */
const killAfter = 10_000;

/** A supervised child process; restarts it with growing delays when it dies. */
export class Part {
  readonly name: string;
  state: PartState = 'stopped';
  restarts = 0;
  private readonly options: PartOptions;
  private child: ChildProcess | null = null;
  private exited: Promise<void> = Promise.resolve();
  private output: WriteStream | null = null;
  private shouldRun = false;
  private backoff = 250;
  private startedAt = 0;

  constructor(options: PartOptions) {
    this.name = options.name;
    this.options = options;
  }

  get status(): PartStatus {
    const { name, state, restarts } = this;
    const { health } = this.options;
    return { name, state, restarts, ...(health && { health }) };
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the child and waits until it is ready. Throws if the first start fails. */
  async start(): Promise<void> {
    this.shouldRun = true;
    this.state = 'starting';
    try {
      await this.launch();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Sends the stop signal, and SIGKILL after 10 s. */
  async stop(): Promise<void> {
    this.shouldRun = false;
    this.state = 'stopped';
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill(this.options.stopSignal ?? 'SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), killAfter);
      await this.exited;
      clearTimeout(killTimer);
    }
    this.output?.end();
    this.output = null;
  }

  private async launch(): Promise<void> {
    await this.options.prepare?.();
    if (!this.shouldRun) return;
    const child = this.spawnChild();
    const died = this.exited.then(() => {
      throw new Error(`${this.name} ended while starting. Its log is ${this.options.logFile}`);
    });
    died.catch(() => undefined);
    await Promise.race([this.options.ready(), died]);
    if (this.shouldRun && this.child === child) this.state = 'up';
  }

  private spawnChild(): ChildProcess {
    const { command, args, cwd, env, uid, gid, ipc } = this.options;
    const child = spawn(command, args, {
      cwd,
      env,
      uid,
      gid,
      // Separate process group, so that Ctrl-C reaches only the parent, which ends the parts in order.
      detached: true,
      stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['pipe', 'pipe', 'pipe'],
    });
    this.child = child;
    this.startedAt = Date.now();
    this.exited = new Promise((resolve) => {
      child.once('error', (error) => {
        this.write(String(error));
        resolve();
      });
      child.once('exit', () => resolve());
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.write(line));
    }
    const { answer } = this.options;
    if (answer) {
      // Ignores the error of sending to a child that has died.
      child.on('message', (question) => child.send(answer(question), () => undefined));
    }
    void this.exited.then(() => this.onExit(child));
    return child;
  }

  private write(line: string): void {
    if (!this.output) {
      mkdirSync(dirname(this.options.logFile), { recursive: true });
      this.output = createWriteStream(this.options.logFile, { flags: 'a', mode: 0o600 });
    }
    this.output.write(`${this.options.redact(line)}\n`);
  }

  private async onExit(child: ChildProcess): Promise<void> {
    if (!this.shouldRun || this.child !== child || this.state === 'starting') return;
    const reason = child.signalCode ?? `code ${child.exitCode}`;
    this.state = 'restarting';
    await this.restart(reason);
  }

  private async restart(reason: string): Promise<void> {
    for (let cause = reason; this.shouldRun;) {
      if (Date.now() - this.startedAt > steadyAfter) this.backoff = 250;
      this.options.log(`${this.name} ended (${cause}); starting it again in ${this.backoff} ms`);
      await delay(this.backoff, undefined, { ref: false });
      this.backoff = Math.min(this.backoff * 2, longestBackoff);
      if (!this.shouldRun) return;
      this.restarts += 1;
      this.state = 'starting';
      try {
        await this.launch();
        this.options.log(`${this.name} is up again`);
        return;
      } catch (error) {
        this.state = 'restarting';
        await this.endLeftover();
        cause = error instanceof Error ? error.message : String(error);
      }
    }
  }

  /** Kills a child that runs but never became ready. */
  private async endLeftover(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await this.exited;
  }
}

/** Options for a Node program that ends with the stack, even if the stack is killed. */
export function nodeProgram(
  script: string,
  ...args: string[]
): Pick<PartOptions, 'command' | 'args' | 'ipc'> {
  const guard = join(import.meta.dirname, 'child-guard.mjs');
  return { command: process.execPath, args: ['--import', guard, script, ...args], ipc: true };
}

/** Repeats `probe` until it succeeds; throws its last error after `timeout` ms. */
export async function waitUntil(probe: () => Promise<void>, timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      await probe();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(50);
    }
  }
}

/** Waits until a URL returns a status below 500; `timeout` in ms. */
export function waitForHttp(url: string, timeout = 30_000): Promise<void> {
  return waitUntil(async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`${url} returned status ${response.status}`);
  }, timeout);
}
