import { KeyedQueues } from './keyed-queues.ts';

/** A task that runs until `end` is called. */
function pending() {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { task: () => ended, end };
}

it('runs at most `width` tasks at once and is full when `depth` tasks wait', async () => {
  const queues = new KeyedQueues(1, 1);
  const [first, second, third] = [pending(), pending(), pending()];
  let running = 0;
  let most = 0;
  const run = ({ task }: ReturnType<typeof pending>) =>
    queues.run('a', async () => {
      running += 1;
      most = Math.max(most, running);
      await task();
      running -= 1;
    });
  const all = [run(first), run(second)];
  expect([queues.isFull('a'), queues.isFull('b')]).toEqual([true, false]);
  first.end();
  await all[0];
  expect(queues.isFull('a')).toBe(false);
  all.push(run(third));
  second.end();
  third.end();
  await Promise.all(all);
  expect(most).toBe(1);
});

it('does not delay tasks of one key by those of another', async () => {
  const queues = new KeyedQueues(1, 1);
  const [first, second] = [pending(), pending()];
  const all = [queues.run('a', first.task), queues.run('a', second.task)];
  await queues.run('b', async () => undefined);
  first.end();
  second.end();
  await Promise.all(all);
  expect(queues.isFull('a')).toBe(false);
});

it('runs the next task after one failed', async () => {
  const queues = new KeyedQueues(1, 0);
  await expect(queues.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(queues.isFull('a')).toBe(false);
  expect(await queues.run('a', async () => 'next')).toBe('next');
});
