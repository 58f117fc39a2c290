import { processorBlocking, type TraceEvent } from './processor-blocking.ts';

const page = { pid: 7, tid: 1 };
const ms = 1000;
const task = (ts: number, dur: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ ...page, name: 'ThreadControllerImpl::RunTask', ph: 'X' },
  ...{ ts: ts * ms, dur: dur * ms, tdur: tdur * ms, ...more },
});
const content: TraceEvent = { ...page, name: 'firstContentfulPaint', ph: 'I', ts: 100 * ms };

test('adds up what is long of the processor time after the first content, four times slower', () => {
  const events = [task(200, 60, 20), task(300, 40, 15), task(400, 90, 12), task(50, 80, 80), content];
  expect(processorBlocking(events)).toBe(30 + 10);
});

test('leaves out other threads, other events and tasks within tasks', () => {
  const others = [
    task(200, 60, 60, { tid: 2 }),
    task(200, 60, 60, { pid: 8 }),
    task(200, 60, 60, { name: 'Layout' }),
    task(310, 30, 30),
  ];
  expect(processorBlocking([content, ...others, task(300, 50, 35)])).toBe(90);
});

test('says that a trace without first content tells nothing', () => {
  expect(() => processorBlocking([task(200, 60, 60)])).toThrow('The trace has no first content');
});
