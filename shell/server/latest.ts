/** A loaded value is reused for `freshFor` ms; a load is aborted after `timeout` ms. */
const freshFor = 1000;
const timeout = 300;

/**
 * Returns a function that gives the latest value of `load`. If `load` fails, the previous value stays in use;
 * undefined before the first success.
 */
export function createLatest<T>(
  load: (signal: AbortSignal) => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T | undefined> {
  let latest: T | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      latest = await load(AbortSignal.timeout(timeout));
    } catch {
      // The previous value stays in use.
    } finally {
      checkedAt = now();
      checking = undefined;
    }
  }

  return async () => {
    if (now() - checkedAt > freshFor) await (checking ??= check());
    return latest;
  };
}
