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

const mostKeys = 50_000;

/** Counts attempts by key in a sliding window. Holds at most 50,000 keys; the oldest go first, and those that are over. */
export class AttemptCounter {
  private readonly attempts = new Map<string, number[]>();
  private readonly limit: Limit;
  private readonly now: () => number;

  constructor(limit: Limit, now: () => number = Date.now) {
    this.limit = limit;
    this.now = now;
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
    const recent = [...this.recent(key), time].slice(-this.limit.count);
    this.attempts.delete(key);
    this.attempts.set(key, recent);
    this.forgetOld(time);
    return () => this.takeBack(key, time);
  }

  /** How many keys are held. */
  get size(): number {
    return this.attempts.size;
  }

  /** Forgets the attempts of `key`. */
  clear(key: string): void {
    this.attempts.delete(key);
  }

  /** Keys stand in the order of their last attempts: the first ones are over first. */
  private forgetOld(now: number): void {
    for (const [key, times] of this.attempts) {
      const isOver = times.at(-1)! <= now - this.limit.window;
      if (!isOver && this.attempts.size <= mostKeys) return;
      this.attempts.delete(key);
    }
  }

  private takeBack(key: string, time: number): void {
    const recent = this.recent(key);
    const index = recent.indexOf(time);
    if (index < 0) return;
    recent.splice(index, 1);
    if (recent.length > 0) this.attempts.set(key, recent);
    else this.attempts.delete(key);
  }

  private recent(key: string): number[] {
    const start = this.now() - this.limit.window;
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

  get isIdle(): boolean {
    return this.running === 0 && this.waiting.length === 0;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    // A task that ends hands its place on, so nobody who comes meanwhile takes it.
    if (this.running >= this.width) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/** A queue for each key, so that one address waits for itself and not for others. */
export class Lanes {
  private readonly lanes = new Map<string, Queue>();
  private readonly width: number;
  private readonly depth: number;

  constructor(width: number, depth: number) {
    this.width = width;
    this.depth = depth;
  }

  isFull(key: string): boolean {
    return this.lanes.get(key)?.isFull ?? false;
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const lane = this.lanes.get(key) ?? new Queue(this.width, this.depth);
    this.lanes.set(key, lane);
    try {
      return await lane.run(task);
    } finally {
      if (lane.isIdle) this.lanes.delete(key);
    }
  }
}
