import type { WorkerMessage } from './names.ts';

/** A page without requests for this time counts as idle, ms. */
const idleTime = 4_000;

/**
 * Activates a newer service worker while the page makes no requests. In Chromium a request that arrives while
 * the old worker stops restarts it, and the newer worker and the next page then wait for minutes.
 */
export function followNewerWorker(registration: ServiceWorkerRegistration): void {
  const { waiting, installing } = registration;
  if (waiting) void takeOverWhenIdle(waiting);
  if (installing) takeOverOnceInstalled(registration, installing);
  registration.addEventListener('updatefound', () =>
    takeOverOnceInstalled(registration, registration.installing!),
  );
}

function takeOverOnceInstalled(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) void takeOverWhenIdle(worker);
  });
}

async function takeOverWhenIdle(worker: ServiceWorker): Promise<void> {
  await untilIdle();
  worker.postMessage({ type: 'take-over' } satisfies WorkerMessage);
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, idleTime);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, idleTime);
    });
    observer.observe({ type: 'resource' });
  });
}
