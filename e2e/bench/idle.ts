import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Share of all processors that must be idle, and for how long in ms. */
const idlePart = 0.95;
const window = 2000;
/** Maximum wait in ms; the measurement then continues anyway. */
const longestWait = 60_000;

/** Waits until the machine is mostly idle, so that earlier work does not slow the next measurement. */
export async function untilIdle(): Promise<void> {
  const end = Date.now() + longestWait;
  while (Date.now() < end && (await idleDuring(window)) < idlePart);
}

async function idleDuring(time: number): Promise<number> {
  const idle = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
  const [before, start] = [idle(), performance.now()];
  await delay(time);
  return (idle() - before) / ((performance.now() - start) * cpus().length);
}
