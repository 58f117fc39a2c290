import { AttemptCounter } from './limits.ts';

describe('A counter', () => {
  it('returns the seconds to wait and ignores attempts older than the window', () => {
    let now = 0;
    const counter = new AttemptCounter({ count: 2, window: 60_000 }, () => now);
    counter.add('a');
    now = 10_000;
    counter.add('a');
    expect([counter.waitFor('a'), counter.waitFor('b')]).toEqual([50, 0]);
    now = 60_001;
    expect(counter.waitFor('a')).toBe(0);
  });

  it('stores only the 50,000 keys with the latest attempts', () => {
    const counter = new AttemptCounter({ count: 1, window: 60_000 }, () => 1);
    for (let index = 0; index <= 50_000; index += 1) counter.add(`address ${index}`);
    expect([counter.countOf('address 0'), counter.countOf('address 1')]).toEqual([0, 1]);
  });

  it('uncounts a single attempt', () => {
    const counter = new AttemptCounter({ count: 2, window: 60_000 }, () => 0);
    const uncount = counter.add('a');
    counter.add('a');
    uncount();
    expect([counter.countOf('a'), counter.waitFor('a')]).toEqual([1, 0]);
  });
});
