import { setTimeout as delay } from 'node:timers/promises';

/** Responses whose duration would reveal whether an account exists are sent at multiples of this time, ms. */
const step = 350;

/** Milliseconds from `elapsed` to the next step. */
export function untilNextStep(elapsed: number): number {
  return Math.max(1, Math.ceil(elapsed / step)) * step - elapsed;
}

/** Waits until the next step after `started`. */
export async function waitForNextStep(started: number): Promise<void> {
  await delay(untilNextStep(Date.now() - started));
}

/** Time by which the work for any account is usually done, ms. */
const responseDelay = 3 * step;

/**
 * Runs the task and returns its result at a fixed time after it called `begin`, or undefined if it still runs then, so that
 * neither load nor a slow mail server reveals whether an account exists. Results that do not depend on the account
 * (`isPublic`) return immediately.
 */
export async function atFixedTime<T>(
  task: (begin: () => void) => Promise<T>,
  isPublic: (result: T) => boolean,
): Promise<T | undefined> {
  let begin: () => void = () => undefined;
  const time = new Promise<void>((resolve) => (begin = resolve)).then(() => delay(responseDelay));
  let result: T | undefined;
  const work = task(begin).then((value) => {
    result = value;
    return isPublic(value) ? value : time.then(() => value);
  });
  // Logs a failure after the response, which no caller receives.
  work.catch((error: unknown) => console.error('auth', error instanceof Error ? error.message : error));
  return Promise.race([work, time.then(() => result)]);
}
