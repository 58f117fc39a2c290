import { createHandler } from './handler.ts';

const secretKey = 'sb_secret_of_the_test';

function setUp(count: number, cannotRemove = false) {
  let waiting = Array.from({ length: count }, (_, index) => `company/${index}.webp`);
  let minutes = 0;
  const handler = createHandler({
    secretKeys: [secretKey],
    stores: [
      {
        name: 'uploads',
        list: async () => waiting.slice(0, 100),
        remove: async (names) => {
          if (cannotRemove) return 0;
          waiting = waiting.filter((name) => !names.includes(name));
          return names.length;
        },
      },
    ],
    recordFailure: async () => undefined,
    now: () => 10_000 * minutes++,
  });
  const call = async (apikey = secretKey, method = 'POST') => {
    const response = await handler(
      new Request('http://functions/clear-uploads', { method, headers: { apikey } }),
    );
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { call, waiting: () => waiting.length };
}

it('removes all old files in batches', async () => {
  const { call, waiting } = setUp(250);
  expect(await call()).toEqual({ status: 200, body: { removed: 250 } });
  expect(waiting()).toBe(0);
});

it('starts no further batch after its time limit', async () => {
  const { call, waiting } = setUp(1_000);
  expect((await call()).body).toEqual({ removed: 400 });
  expect(waiting()).toBe(600);
});

it('ends if no file can be removed', async () => {
  expect((await setUp(5, true).call()).body).toEqual({ removed: 0 });
});

it('records a file or store that fails and removes all other files', async () => {
  const files = { uploads: ['a/1', 'a/poison', 'a/2'], documents: ['b/1'] };
  const failures: string[] = [];
  const storeOf = (name: keyof typeof files) => ({
    name,
    list: async () => files[name],
    remove: async (names: string[]) => {
      if (names.includes('a/poison')) throw new Error('no such file');
      files[name] = files[name].filter((file) => !names.includes(file));
      return names.length;
    },
  });
  const broken = {
    ...storeOf('uploads'),
    name: 'broken',
    list: async (): Promise<string[]> => {
      throw new Error('statement timeout');
    },
  };
  const handler = createHandler({
    secretKeys: [secretKey],
    stores: [storeOf('uploads'), broken, storeOf('documents')],
    recordFailure: async (item, error) => void failures.push(`${item}: ${error}`),
    now: () => 0,
  });
  const response = await handler(
    new Request('http://functions/clear-uploads', { method: 'POST', headers: { apikey: secretKey } }),
  );
  expect(await response.json()).toEqual({ removed: 3 });
  expect(files).toEqual({ uploads: ['a/poison'], documents: [] });
  expect(failures).toEqual(['a/poison: no such file', 'broken: statement timeout']);
});

it('accepts only calls with the secret key', async () => {
  const { call, waiting } = setUp(1);
  expect((await call('sb_publishable_x')).status).toBe(401);
  expect((await call('')).status).toBe(401);
  expect((await call(secretKey, 'GET')).status).toBe(405);
  expect(waiting()).toBe(1);
});
