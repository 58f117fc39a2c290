import type { Services } from '@mawad/shared-ui/contract';
import { backendOf } from '@mawad/supabase/client';
import { followNewerWorker } from './follow-newer-worker.ts';
import { stores, type WorkerMessage, workerPath } from './names.ts';
import type { AppRouter } from '../app-router.ts';
import { cacheData, restoreCachedData, restoreWhenUnanswered } from './cached-data.ts';
import { warmPages } from './warm-pages.ts';

interface Options {
  services: Services;
  /** What the installation says: false removes the worker and all that it cached. */
  offline: boolean | undefined;
  router: AppRouter;
}

/** Caches what pages show from now on, so that they can be read without a network. */
export async function startOffline({ services, offline, router }: Options): Promise<void> {
  const { queryClient } = services;
  if (!('serviceWorker' in navigator)) return;
  if (offline === false) return forgetAll();
  cacheData(queryClient);
  window.addEventListener('offline', () => void restoreCachedData(queryClient));
  restoreWhenUnanswered(queryClient, () => {
    const { errors, location } = router.state;
    if (errors) void router.navigate(location, { replace: true, preventScrollReset: true });
  });
  followNewerWorker(await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'cache', files: loadedFiles() } satisfies WorkerMessage);
  if (!savesData()) await Promise.all([backendOf(services).data(), warmPages(router.routes)]);
}

/** Scripts and fonts that this page has loaded; the worker caches those with a hash in their names. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource');
  return entries.map(({ name }) => name).filter((name) => /\.(?:js|woff2)$/.test(name));
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function forgetAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
}
