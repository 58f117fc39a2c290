/** The used part of an event in a Chromium trace; times in µs. */
export interface TraceEvent {
  name: string;
  /**
   * Type of the event: X is a task that starts at `ts` and took `dur` by the clock and `tdur` of processor
   * time.
   */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Factor by which Lighthouse assumes a phone to be slower than this machine. */
const slowdown = 4;
/** First ms of a task, which do not count as blocking. */
const tolerated = 50;

/**
 * Total blocking time in ms as Lighthouse estimates it for a phone, but by the processor time of the page's
 * tasks after the first content: if a shared machine interrupts a task, the task takes longer by the clock,
 * but not by this measure.
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
    blocking += Math.max(0, (slowdown * tdur) / 1000 - tolerated);
  }
  return blocking;
}
