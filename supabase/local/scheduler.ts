import { Cron } from 'croner';
import postgres from 'postgres';

export interface SchedulerOptions {
  /** URL with the role that owns the jobs. */
  postgresUrl: string;
  log(line: string): void;
}

interface Job {
  jobid: string;
  jobname: string;
  schedule: string;
  command: string;
}

interface QueuedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  timeout_milliseconds: number;
}

/** ms. */
const tick = 1_000;

/** Parses a schedule of pg_cron: `[1-59] seconds` or five cron fields. Throws for anything else. */
export function toCron(schedule: string): Cron {
  const seconds = /^([1-9]|[1-5]\d) seconds$/.exec(schedule)?.[1];
  return new Cron(seconds ? `*/${seconds} * * * * *` : schedule, { timezone: 'UTC' });
}

/**
 * Replaces pg_cron and pg_net: runs due jobs of `cron.job`, each at most once at the same time, and sends the requests of
 * `net.http_request_queue`. A job that becomes due while it runs starts again as soon as that run ends.
 */
export class Scheduler {
  private readonly options: SchedulerOptions;
  private readonly sql: postgres.Sql;
  private readonly running = new Set<string>();
  /** Names of jobs that became due while they ran. */
  private readonly missed = new Set<string>();
  private readonly stopped = new AbortController();
  private timer: NodeJS.Timeout | null = null;
  private last = new Date();
  private working: Promise<void> | null = null;

  constructor(options: SchedulerOptions) {
    this.options = options;
    // Imports and the search index can occupy one connection each for as long as they have work.
    this.sql = postgres(options.postgresUrl, { max: 3, onnotice: () => undefined });
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), tick);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopped.abort();
    await this.sql.end({ timeout: 2 });
  }

  private wake(): void {
    this.working ??= this.work().finally(() => (this.working = null));
  }

  private async work(): Promise<void> {
    const since = this.last;
    this.last = new Date();
    try {
      const jobs = await this.sql<Job[]>`select jobid, jobname, schedule, command from cron.job where active`;
      const due = jobs.filter(({ jobname, schedule }) => {
        if (!this.running.has(jobname) && this.missed.delete(jobname)) return true;
        const next = toCron(schedule).nextRun(since);
        return next !== null && next <= this.last;
      });
      for (const job of due) void this.run(job);
      await this.sendRequests();
    } catch {
      // Ignored: the database is restarting, and the next tick retries.
    }
  }

  private async run(job: Job): Promise<void> {
    if (this.running.has(job.jobname)) {
      this.missed.add(job.jobname);
      return;
    }
    this.running.add(job.jobname);
    const startedAt = new Date();
    try {
      await this.execute(job.command);
      await this.record(job, startedAt, 'succeeded', '');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!this.stopped.signal.aborted) this.options.log(`Job ${job.jobname} failed: ${message}`);
      // A failure cannot be recorded while the database is down.
      await this.record(job, startedAt, 'failed', message).catch(() => undefined);
    } finally {
      this.running.delete(job.jobname);
      if (this.missed.has(job.jobname) && !this.stopped.signal.aborted) this.wake();
    }
  }

  /** Uses a connection of its own: other queries would be pipelined on it and wait for the job. */
  private async execute(command: string): Promise<void> {
    const connection = await this.sql.reserve();
    try {
      await connection.unsafe(command).simple();
    } finally {
      connection.release();
    }
  }

  /** Records the result of a run, as pg_cron does. */
  private async record(job: Job, startedAt: Date, status: string, message: string): Promise<void> {
    await this.sql`
      insert into cron.job_run_details (jobid, command, status, return_message, start_time, end_time)
      values (${job.jobid}, ${job.command}, ${status}, ${message}, ${startedAt}, now())`;
  }

  /** Sends queued requests without waiting for their responses, as pg_net does. */
  private async sendRequests(): Promise<void> {
    const requests = await this.sql<QueuedRequest[]>`
      delete from net.http_request_queue returning method, url, headers, body, timeout_milliseconds`;
    for (const request of requests) void this.send(request);
  }

  private async send({ method, url, headers, body, timeout_milliseconds }: QueuedRequest): Promise<void> {
    try {
      const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(timeout_milliseconds)]);
      const response = await fetch(url, { method, headers, body: JSON.stringify(body), signal });
      if (!response.ok) this.options.log(`${new URL(url).pathname} returned status ${response.status}`);
      await response.body?.cancel();
    } catch (error) {
      if (!this.stopped.signal.aborted) this.options.log(`${new URL(url).pathname}: ${String(error)}`);
    }
  }
}
