import { AttemptCounter, Lanes, Queue } from './limits.ts';

/** A task that ends when told to. */
function pending() {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { task: () => ended, end };
}

describe('A counter', () => {
  it('says how long to wait, and forgets what is older than the window', () => {
    let now = 0;
    const counter = new AttemptCounter({ count: 2, window: 60_000 }, () => now);
    counter.add('a');
    now = 10_000;
    counter.add('a');
    expect([counter.waitFor('a'), counter.waitFor('b')]).toEqual([50, 0]);
    now = 60_001;
    expect(counter.waitFor('a')).toBe(0);
  });

  it('holds no key whose attempts are over', () => {
    let now = 0;
    const counter = new AttemptCounter({ count: 2, window: 60_000 }, () => now);
    for (let index = 0; index < 100; index += 1) counter.add(`early ${index}`);
    now = 30_000;
    counter.add('late');
    now = 60_000;
    counter.add('now');
    expect(counter.size).toBe(2);
  });

  it('takes one attempt back, and only that one', () => {
    const counter = new AttemptCounter({ count: 2, window: 60_000 }, () => 0);
    const takeBack = counter.add('a');
    counter.add('a');
    takeBack();
    expect([counter.countOf('a'), counter.waitFor('a')]).toEqual([1, 0]);
  });
});

describe('A queue', () => {
  it('never runs more than its width, not even one that comes as another ends', async () => {
    const queue = new Queue(1, 2);
    const [first, second, third] = [pending(), pending(), pending()];
    let running = 0;
    let most = 0;
    const run = ({ task }: ReturnType<typeof pending>) =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await task();
        running -= 1;
      });
    const all = [run(first), run(second)];
    first.end();
    await all[0];
    all.push(run(third));
    expect(queue.isFull).toBe(false);
    second.end();
    third.end();
    await Promise.all(all);
    expect(most).toBe(1);
  });
});

describe('Lanes', () => {
  it('keep one address from taking the place of another', async () => {
    const lanes = new Lanes(1, 1);
    const [first, second] = [pending(), pending()];
    const all = [lanes.run('a', first.task), lanes.run('a', second.task)];
    expect([lanes.isFull('a'), lanes.isFull('b')]).toEqual([true, false]);
    await lanes.run('b', async () => undefined);
    first.end();
    second.end();
    await Promise.all(all);
    expect(lanes.isFull('a')).toBe(false);
  });
});
