/** How often something may be tried: `count` times in `window` ms. */
export interface Limit {
  count: number;
  window: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Limits of the gateway. Refreshing a token is never limited. */
export const defaultLimits = {
  /** Requests of one address to everything. */
  requestsPerAddress: { count: 60_000, window: minute },
  signInsPerAddress: { count: 300, window: 5 * minute },
  signUpsPerAddress: { count: 300, window: hour },
  mailsPerAddress: { count: 300, window: hour },
  codesPerAddress: { count: 300, window: 5 * minute },
  /** Quote requests and contact messages; many people may share one address. */
  formsPerAddress: { count: 120, window: hour },
  /** Wrong passwords for one account; a right one in between does not help a guesser. */
  wrongPasswordsPerAccount: { count: 30, window: hour },
  /** Wrong codes for one account; a new code starts anew. */
  wrongCodesPerAccount: { count: 10, window: hour },
  /** Mails that one account may be sent on request (codes and links). */
  mailsPerAccount: { count: 6, window: hour },
} satisfies Record<string, Limit>;

export type Limits = Record<keyof typeof defaultLimits, Limit>;

const mostKeys = 50_000;

/** Counts attempts by key in a sliding window. Holds at most 50,000 keys; the oldest go first. */
export class AttemptCounter {
  private readonly attempts = new Map<string, number[]>();
  private readonly limit: Limit;

  constructor(limit: Limit) {
    this.limit = limit;
  }

  /** Seconds until `key` may try again; 0 when it may now. */
  waitFor(key: string): number {
    const recent = this.recent(key);
    if (recent.length < this.limit.count) return 0;
    return Math.max(
      1,
      Math.ceil((recent[recent.length - this.limit.count]! + this.limit.window - Date.now()) / 1000),
    );
  }

  /** Counts one attempt. */
  add(key: string): void {
    const recent = this.recent(key);
    recent.push(Date.now());
    this.attempts.delete(key);
    this.attempts.set(key, recent);
    if (this.attempts.size > mostKeys) this.attempts.delete(this.attempts.keys().next().value!);
  }

  /** Forgets the attempts of `key`. */
  clear(key: string): void {
    this.attempts.delete(key);
  }

  private recent(key: string): number[] {
    const start = Date.now() - this.limit.window;
    return (this.attempts.get(key) ?? []).filter((time) => time > start);
  }
}

/** Lets `width` tasks run at once and `depth` wait; more are refused. */
export class Queue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly width: number;
  private readonly depth: number;

  constructor(width: number, depth: number) {
    this.width = width;
    this.depth = depth;
  }

  get isFull(): boolean {
    return this.running >= this.width && this.waiting.length >= this.depth;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.width) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await task();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
