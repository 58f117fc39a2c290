import { AttemptCounter } from './limits.ts';

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

  it('holds no more keys than the 50,000 that tried last', () => {
    const counter = new AttemptCounter({ count: 1, window: 60_000 }, () => 1);
    for (let index = 0; index <= 50_000; index += 1) counter.add(`address ${index}`);
    expect([counter.countOf('address 0'), counter.countOf('address 1')]).toEqual([0, 1]);
  });

  it('takes one attempt back, and only that one', () => {
    const counter = new AttemptCounter({ count: 2, window: 60_000 }, () => 0);
    const takeBack = counter.add('a');
    counter.add('a');
    takeBack();
    expect([counter.countOf('a'), counter.waitFor('a')]).toEqual([1, 0]);
  });
});
