import { LRUCache } from 'lru-cache';

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
  /** Wrong codes and links of one address, whomever they are for. */
  wrongCodesPerAddress: { count: 30, window: 5 * minute },
  /** Quote requests and contact messages; many people may share one address. */
  formsPerAddress: { count: 120, window: hour },
  /** Wrong passwords of one address for one account; a right one in between does not help a guesser. */
  wrongPasswordsPerAccountAndAddress: { count: 30, window: hour },
  /** Wrong codes for one account; a new code starts anew. */
  wrongCodesPerAccount: { count: 10, window: hour },
  /** Wrong codes of a second factor for one account; only who knows the password can try. */
  wrongFactorCodesPerAccount: { count: 10, window: hour },
  /** Mails that one account may be sent on request (codes and links). */
  mailsPerAccount: { count: 6, window: hour },
} satisfies Record<string, Limit>;

export type Limits = Record<keyof typeof defaultLimits, Limit>;

/** Counts attempts by key in a sliding window. Of more than 50,000 keys those go first that tried longest ago. */
export class AttemptCounter {
  private readonly attempts: LRUCache<string, number[]>;
  private readonly limit: Limit;
  private readonly now: () => number;

  constructor(limit: Limit, now: () => number = Date.now) {
    this.limit = limit;
    this.now = now;
    this.attempts = new LRUCache({ max: 50_000, ttl: limit.window, perf: { now } });
  }

  /** Seconds until `key` may try again; 0 when it may now. */
  waitFor(key: string): number {
    const recent = this.recent(key);
    if (recent.length < this.limit.count) return 0;
    return Math.max(
      1,
      Math.ceil((recent[recent.length - this.limit.count]! + this.limit.window - this.now()) / 1000),
    );
  }

  /** How many attempts `key` made in the window, at most as many as the limit allows. */
  countOf(key: string): number {
    return this.recent(key).length;
  }

  /** When `key` tried last; undefined when it has not in the window. */
  lastOf(key: string): number | undefined {
    return this.recent(key).at(-1);
  }

  /** Counts one attempt; answers what takes it back. */
  add(key: string): () => void {
    const time = this.now();
    this.attempts.set(key, [...this.recent(key), time].slice(-this.limit.count));
    return () => {
      const times = this.attempts.peek(key) ?? [];
      const index = times.indexOf(time);
      if (index >= 0) times.splice(index, 1);
    };
  }

  /** Forgets the attempts of `key`. */
  clear(key: string): void {
    this.attempts.delete(key);
  }

  private recent(key: string): number[] {
    const start = this.now() - this.limit.window;
    return (this.attempts.peek(key) ?? []).filter((time) => time > start);
  }
}
