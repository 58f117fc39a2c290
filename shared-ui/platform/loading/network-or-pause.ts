/**
 * Resolves when the network is back, after `pause` ms (Infinity: never), or when the signal aborts. Only for
 * browsers.
 */
export function networkOrPause(pause: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = Number.isFinite(pause) ? setTimeout(done, pause) : undefined;
    window.addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}
