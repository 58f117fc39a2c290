import { AttemptCounter, type Limit } from './limits.ts';

const second = 1000;
/** Wrong passwords for one account, from any IP address, before the first pause. */
const freeGuesses = 10;
const longestPause = 60 * second;

/** Pause after a wrong password, ms: one second after `freeGuesses`, doubled with every ten further guesses. */
function pauseAfter(guesses: number): number {
  if (guesses < freeGuesses) return 0;
  return Math.min(longestPause, second * 2 ** ((guesses - freeGuesses) / 10));
}

/**
 * Limits wrong passwords per account and IP address. The number of wrong passwords from all IP addresses lengthens the pause
 * of each IP address that has failed; others need not wait, so that an attack does not lock out the owner.
 */
export class PasswordGuesses {
  private readonly byAddress: AttemptCounter;
  private readonly byAccount: AttemptCounter;
  private readonly now: () => number;

  constructor(limit: Limit, now: () => number = Date.now) {
    this.byAddress = new AttemptCounter(limit, now);
    this.byAccount = new AttemptCounter({ count: 100, window: limit.window }, now);
    this.now = now;
  }

  /** Seconds until `address` may try the password of `account` again; 0 if it may now. */
  waitFor(account: string, address: string): number {
    const pair = pairOf(account, address);
    const last = this.byAddress.lastOf(pair);
    if (last === undefined) return 0;
    const pause = last + pauseAfter(this.byAccount.countOf(account)) - this.now();
    return Math.max(this.byAddress.waitFor(pair), Math.ceil(pause / second), 0);
  }

  /** Counts a guess as wrong; returns a function that uncounts it. Call it before the check, so that simultaneous guesses count. */
  add(account: string, address: string): () => void {
    const forAddress = this.byAddress.add(pairOf(account, address));
    const forAccount = this.byAccount.add(account);
    return () => {
      forAddress();
      forAccount();
    };
  }
}

const pairOf = (account: string, address: string) => `${address} ${account}`;
