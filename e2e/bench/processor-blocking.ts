/** What is needed of an event of a Chromium trace; times in µs. */
export interface TraceEvent {
  name: string;
  /** Kind: X is a piece of work from `ts` on that took `dur` by the clock and `tdur` of the processor. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** How much slower than this machine Lighthouse takes a phone to be. */
const slowdown = 4;
/** Ms of a task that block nobody. */
const unfelt = 50;

/**
 * Total blocking time as Lighthouse takes it of a phone, in ms, but of the processor time that the page's
 * own tasks used after the first content: a shared machine that takes the processor away while a task
 * runs makes that task longer by the clock, not by this measure.
 */
export function processorBlocking(events: TraceEvent[]): number {
  const contents = events.filter(({ name }) => name === 'firstContentfulPaint');
  const content = contents.toSorted((a, b) => a.ts - b.ts).at(-1);
  if (!content) throw new Error('The trace has no first content');
  const tasks = events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name.endsWith('RunTask') &&
        ph === 'X' &&
        pid === content.pid &&
        tid === content.tid &&
        ts > content.ts,
    )
    .toSorted((a, b) => a.ts - b.ts);
  let end = 0;
  let blocking = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (ts < end) continue;
    end = ts + dur;
    blocking += Math.max(0, (slowdown * tdur) / 1000 - unfelt);
  }
  return blocking;
}
