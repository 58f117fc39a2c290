import { once } from './once.ts';

it('loads once for sequential and simultaneous calls', async () => {
  let loads = 0;
  const load = once(async () => {
    loads += 1;
    return loads;
  });
  expect([await load(), await load(), ...(await Promise.all([load(), load()]))]).toEqual([1, 1, 1, 1]);
});

it('rejects when a load fails and loads again on the next call', async () => {
  const failure = new Error('no network');
  let offline = true;
  const load = once(async () => {
    if (offline) throw failure;
    return 'loaded';
  });
  await expect(load()).rejects.toBe(failure);
  offline = false;
  expect(await load()).toBe('loaded');
});
