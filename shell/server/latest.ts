/** How long an answer is believed, and how long one is waited for, in milliseconds. */
const freshFor = 1000;
const timeout = 300;

/**
 * Follows what `load` answers. A source that does not answer leaves its last answer in use; undefined
 * while there was none.
 */
export function createLatest<T>(
  load: (signal: AbortSignal) => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T | undefined> {
  let known: T | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      known = await load(AbortSignal.timeout(timeout));
    } catch {
      // The last answer stays in use.
    } finally {
      checkedAt = now();
      checking = undefined;
    }
  }

  return async () => {
    if (now() - checkedAt > freshFor) await (checking ??= check());
    return known;
  };
}
