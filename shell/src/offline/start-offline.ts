import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { followNewerWorker } from './follow-newer-worker.ts';
import { stores, type WorkerMessage, workerPath } from './names.ts';
import type { AppRouter } from '../app-router.ts';
import { cacheData, restoreCachedData, restoreWhenUnanswered } from './cached-data.ts';
import { prefetchOfflinePages } from './prefetch-offline-pages.ts';

interface Options {
  services: Services;
  /** Installation setting: false removes the service worker and its caches. */
  offline: boolean | undefined;
  router: AppRouter;
}

/** Starts caching displayed pages and data for offline use. */
export async function startOffline({ services, offline, router }: Options): Promise<void> {
  const { queryClient } = services;
  if (!('serviceWorker' in navigator)) return;
  if (offline === false) return removeAll();
  cacheData(queryClient);
  window.addEventListener('offline', () => void restoreCachedData(queryClient));
  restoreWhenUnanswered(queryClient, () => {
    const { errors, location } = router.state;
    if (errors) void router.navigate(location, { replace: true, preventScrollReset: true });
  });
  followNewerWorker(await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'cache', files: loadedFiles() } satisfies WorkerMessage);
  if (!hasDataSaver()) await Promise.all([backendOf(services).data(), prefetchOfflinePages(router.routes)]);
}

/** Scripts and fonts loaded by this page; the worker caches those with hashed names. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource');
  return entries.map(({ name }) => name).filter((name) => /\.(?:js|woff2)$/.test(name));
}

function hasDataSaver(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function removeAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
}
