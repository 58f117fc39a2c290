import postgres from 'postgres';

export interface OutboxPumpOptions {
  postgresUrl: string;
  functionsUrl: string;
  secretKey: string;
  log(line: string): void;
}

const pollEvery = 15_000;

/**
 * Calls the function that delivers mails: at once when the database says that
 * there are some, and every 15 s for those that wait for another try.
 */
export class OutboxPump {
  private readonly options: OutboxPumpOptions;
  private readonly sql: postgres.Sql;
  private timer: NodeJS.Timeout | null = null;
  private running = false;
  private again = false;

  constructor(options: OutboxPumpOptions) {
    this.options = options;
    this.sql = postgres(options.postgresUrl, { max: 1, onnotice: () => undefined });
  }

  async start(): Promise<void> {
    await this.sql.listen(
      'email_outbox',
      () => void this.deliver(),
      () => void this.deliver(),
    );
    this.timer = setInterval(() => void this.deliver(), pollEvery);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.sql.end({ timeout: 2 });
  }

  private async deliver(): Promise<void> {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = true;
    try {
      do {
        this.again = false;
        await this.callFunction();
      } while (this.again);
    } catch {
      // The function or the database is being restarted; the poll comes back.
    } finally {
      this.running = false;
    }
  }

  private async callFunction(): Promise<void> {
    const { functionsUrl, secretKey } = this.options;
    const response = await fetch(`${functionsUrl}/deliver-emails`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(60_000),
    });
    const result = (await response.json().catch(() => ({}))) as { failed?: number; remaining?: boolean };
    if (result.failed)
      this.options.log(`${result.failed} mails could not be sent; they are tried again later`);
    if (result.remaining) this.again = true;
  }
}
