/** Loads once; a load that failed is tried anew by the next call. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

interface Call {
  method: string;
  args: unknown[];
}

/**
 * Stands for a client with chained calls (`client.from('x').select('y')`) whose code
 * is not there yet: notes the calls that begin with one of `methods`, and makes them
 * once somebody awaits their answer.
 */
export function loadedOnUse<Client extends object>(
  load: () => Promise<Client>,
  methods: (keyof Client & string)[],
): Client {
  const begin = (method: string) => recorder(load, [], method);
  return Object.fromEntries(methods.map((method) => [method, begin(method)])) as Client;
}

function recorder(load: () => Promise<object>, before: Call[], method: string) {
  return (...args: unknown[]): object => {
    const calls = [...before, { method, args }];
    return new Proxy(
      {},
      {
        get(_, next) {
          if (typeof next === 'symbol') return undefined;
          if (next !== 'then') return recorder(load, calls, next);
          return (...followers: [never, never]) => replay(load, calls).then(...followers);
        },
      },
    );
  };
}

async function replay(load: () => Promise<object>, calls: Call[]): Promise<unknown> {
  let target: unknown = await load();
  for (const { method, args } of calls) {
    target = (target as Record<string, (...args: unknown[]) => unknown>)[method]!(...args);
  }
  return target;
}
