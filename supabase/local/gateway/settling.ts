import { setTimeout as delay } from 'node:timers/promises';

/** Answers whose duration would tell whether an account exists leave at multiples of this time, ms. */
const step = 350;

/** Milliseconds from `elapsed` to the next step. */
export function untilNextStep(elapsed: number): number {
  return Math.max(1, Math.ceil(elapsed / step)) * step - elapsed;
}

/** Waits until the next step after `started`. */
export async function settle(started: number): Promise<void> {
  await delay(untilNextStep(Date.now() - started));
}

/** When the work for an account, known or new, is usually done; ms. */
const usualTime = 3 * step;

/**
 * Runs the task and returns its result at one time after it called `begin`, or undefined if it still runs then: neither load nor slow
 * mail shows whether there was an account to work for. Results that `isOpen` says the same of every account return at once.
 */
export async function atUsualTime<T>(
  task: (begin: () => void) => Promise<T>,
  isOpen: (result: T) => boolean,
): Promise<T | undefined> {
  let begin: () => void = () => undefined;
  const time = new Promise<void>((resolve) => (begin = resolve)).then(() => delay(usualTime));
  let result: T | undefined;
  const work = task(begin).then((value) => {
    result = value;
    return isOpen(value) ? value : time.then(() => value);
  });
  // A failure after the reply has nobody left to tell.
  work.catch((error: unknown) => console.error('auth', error instanceof Error ? error.message : error));
  return Promise.race([work, time.then(() => result)]);
}
