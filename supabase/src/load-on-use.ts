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
 * is not there yet: notes the calls, and makes them once somebody awaits their answer.
 */
export function loadedOnUse<Client extends object>(load: () => Promise<Client>): Client {
  return recorder(load, []) as Client;
}

function recorder(load: () => Promise<object>, calls: Call[]): object {
  return new Proxy(
    {},
    {
      get(_, method) {
        if (typeof method === 'symbol') return undefined;
        if (method !== 'then') {
          return (...args: unknown[]) => recorder(load, [...calls, { method, args }]);
        }
        if (calls.length === 0) return undefined;
        return (...followers: [never, never]) => replay(load, calls).then(...followers);
      },
    },
  );
}

async function replay(load: () => Promise<object>, calls: Call[]): Promise<unknown> {
  let target: unknown = await load();
  for (const { method, args } of calls) {
    target = (target as Record<string, (...args: unknown[]) => unknown>)[method]!(...args);
  }
  return target;
}
