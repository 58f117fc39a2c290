import { processorBlocking, type TraceEvent } from './processor-blocking.ts';

const page = { pid: 7, tid: 1 };
const ms = 1000;
const task = (ts: number, dur: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ ...page, name: 'ThreadControllerImpl::RunTask', ph: 'X' },
  ...{ ts: ts * ms, dur: dur * ms, tdur: tdur * ms, ...more },
});
const content: TraceEvent = { ...page, name: 'firstContentfulPaint', ph: 'I', ts: 100 * ms };

test('sums long tasks after the first content by processor time, four times slower', () => {
  const events = [task(200, 60, 20), task(300, 40, 15), task(400, 90, 12), task(50, 80, 80), content];
  expect(processorBlocking(events)).toBe(30 + 10);
});

test('ignores other threads, other events and nested tasks', () => {
  const others = [
    task(200, 60, 60, { tid: 2 }),
    task(200, 60, 60, { pid: 8 }),
    task(200, 60, 60, { name: 'Layout' }),
    task(310, 30, 30),
  ];
  expect(processorBlocking([content, ...others, task(300, 50, 35)])).toBe(90);
});

test('throws for a trace without first content', () => {
  expect(() => processorBlocking([task(200, 60, 60)])).toThrow('The trace has no first content');
});
