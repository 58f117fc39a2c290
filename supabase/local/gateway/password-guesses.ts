import { AttemptCounter, type Limit } from './limits.ts';

const second = 1000;
/** Wrong passwords for one account, wherever they came from, that cost no wait yet. */
const freeGuesses = 10;
const longestPause = 60 * second;

/** The pause after a wrong password: from a second, doubled with every ten for the account. */
function pauseAfter(guesses: number): number {
  if (guesses < freeGuesses) return 0;
  return Math.min(longestPause, second * 2 ** ((guesses - freeGuesses) / 10));
}

/**
 * Stops guessing a password per account and address. All addresses together make the pause of each
 * one that has failed grow; one that has not may try at once, so nobody else's guesses keep the owner out.
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

  /** Seconds until `address` may try the password of `account` again; 0 when it may now. */
  waitFor(account: string, address: string): number {
    const pair = pairOf(account, address);
    const last = this.byAddress.lastOf(pair);
    if (last === undefined) return 0;
    const pause = last + pauseAfter(this.byAccount.countOf(account)) - this.now();
    return Math.max(this.byAddress.waitFor(pair), Math.ceil(pause / second), 0);
  }

  /** Counts a guess as wrong, before it is checked: many at once are no way around. Answers what takes it back. */
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
