import type { WorkerMessage } from './names.ts';

/** How long a page asks for nothing before it counts as quiet, ms. */
const quietTime = 4_000;

/**
 * Lets a newer worker follow while the page asks for nothing. In Chromium a request that arrives just
 * as the worker before ends starts that one again, and the newer one and the next page wait for minutes.
 */
export function followNewerWorker(registration: ServiceWorkerRegistration): void {
  const { waiting, installing } = registration;
  if (waiting) void askWhenQuiet(waiting);
  if (installing) askOnceInstalled(registration, installing);
  registration.addEventListener('updatefound', () =>
    askOnceInstalled(registration, registration.installing!),
  );
}

function askOnceInstalled(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) void askWhenQuiet(worker);
  });
}

async function askWhenQuiet(worker: ServiceWorker): Promise<void> {
  await untilQuiet();
  worker.postMessage({ type: 'take-over' } satisfies WorkerMessage);
}

function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, quietTime);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietTime);
    });
    observer.observe({ type: 'resource' });
  });
}
