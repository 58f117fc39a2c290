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

/** Runs the task and answers at a step. */
export async function settled<T>(task: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await task();
  await settle(started);
  return result;
}
