import { LRUCache } from 'lru-cache';

/** At most `count` attempts within `window`. */
export interface Limit {
  count: number;
  /** ms. */
  window: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Limits of the gateway; "address" is an IP address, "account" an email address. Refreshing a token is not limited. */
export const defaultLimits = {
  /** All requests. */
  requestsPerAddress: { count: 60_000, window: minute },
  signInsPerAddress: { count: 300, window: 5 * minute },
  signUpsPerAddress: { count: 300, window: hour },
  mailsPerAddress: { count: 300, window: hour },
  /** Wrong codes and links for any account. */
  wrongCodesPerAddress: { count: 30, window: 5 * minute },
  /** Quote requests and contact messages; high, because many people may share an IP address. */
  formsPerAddress: { count: 120, window: hour },
  /** A right password does not reset the count. */
  wrongPasswordsPerAccountAndAddress: { count: 30, window: hour },
  /** Requesting a new code resets the count. */
  wrongCodesPerAccount: { count: 10, window: hour },
  /** Codes of a second factor, which can be tried only after entering the password. */
  wrongFactorCodesPerAccount: { count: 10, window: hour },
  /** Emails with codes and links. */
  mailsPerAccount: { count: 6, window: hour },
} satisfies Record<string, Limit>;

export type Limits = Record<keyof typeof defaultLimits, Limit>;

/** Counts attempts by key in a sliding window; stores the 50,000 keys with the latest attempts. */
export class AttemptCounter {
  private readonly attempts: LRUCache<string, number[]>;
  private readonly limit: Limit;
  private readonly now: () => number;

  constructor(limit: Limit, now: () => number = Date.now) {
    this.limit = limit;
    this.now = now;
    this.attempts = new LRUCache({ max: 50_000, ttl: limit.window, perf: { now } });
  }

  /** Seconds until `key` may try again; 0 if it may now. */
  waitFor(key: string): number {
    const recent = this.recent(key);
    if (recent.length < this.limit.count) return 0;
    return Math.max(
      1,
      Math.ceil((recent[recent.length - this.limit.count]! + this.limit.window - this.now()) / 1000),
    );
  }

  /** Attempts of `key` in the window, counted up to the limit. */
  countOf(key: string): number {
    return this.recent(key).length;
  }

  /** Time of the last attempt of `key`; undefined if there is none in the window. */
  lastOf(key: string): number | undefined {
    return this.recent(key).at(-1);
  }

  /** Counts one attempt; returns a function that uncounts it. */
  add(key: string): () => void {
    const time = this.now();
    this.attempts.set(key, [...this.recent(key), time].slice(-this.limit.count));
    return () => {
      const times = this.attempts.peek(key) ?? [];
      const index = times.indexOf(time);
      if (index >= 0) times.splice(index, 1);
    };
  }

  clear(key: string): void {
    this.attempts.delete(key);
  }

  private recent(key: string): number[] {
    const start = this.now() - this.limit.window;
    return (this.attempts.peek(key) ?? []).filter((time) => time > start);
  }
}
