/** Resolves as soon as the network is back, after `pause` ms at the latest (Infinity: never), or when the signal aborts. In browsers only. */
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
