import { loadedOnUse, once } from './load-on-use.ts';

class Counter {
  private readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
  add(more: number) {
    return new Counter(this.value + more);
  }
  then(resolve: (value: number) => void) {
    resolve(this.value);
  }
}

describe('a client that loads on use', () => {
  it('loads nothing until an answer is awaited, and once then', async () => {
    let loads = 0;
    const client = loadedOnUse(
      once(async () => {
        loads += 1;
        return { count: () => new Counter(1) };
      }),
      ['count'],
    );
    const three = client.count().add(2);
    expect(loads).toBe(0);
    expect([await three, await three.add(4)]).toEqual([3, 7]);
    expect(loads).toBe(1);
  });

  it('rejects while its code does not arrive, and tries anew', async () => {
    const failure = new Error('no network');
    let offline = true;
    const client = loadedOnUse(
      once(async () => {
        if (offline) throw failure;
        return { count: () => new Counter(1) };
      }),
      ['count'],
    );
    await expect(client.count()).rejects.toBe(failure);
    offline = false;
    expect(await client.count()).toBe(1);
  });
});
