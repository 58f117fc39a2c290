import type { AppI18n, Language } from '@mawad/shared-i18n';
import { AppProviders } from '@mawad/shared-ui/platform/app/app-providers.tsx';
import type { QueryClient } from '@mawad/shared-ui/platform/query.ts';
import { nextTask } from '@mawad/shared-ui/platform/hydration/next-task.ts';
import { type RouteObject, RouterProvider } from '@mawad/shared-ui/kit/router.ts';
import { themeOf } from '@mawad/shared-ui/kit/theme/index.ts';
import { previewPath } from '@mawad/supabase/product-preview';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createFederationRuntime } from '../remotes/federation-runtime.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/loader.ts';
import { standInMark } from '../offline/names.ts';
import { addRemoteMessages } from '@mawad/shared-ui/platform/app/route-messages.ts';
import { mountOf } from '../remotes/mounts.ts';
import { readRuntimeConfig } from '../remotes/runtime-config.ts';
import { recordProblem, watchProblems } from '../visits/problems.ts';
import { createShellApp } from './create-shell-app.ts';
import { hydrateQueries, hydrateRouter, readPageState, resolveLazy } from './hydration.ts';
import { createAppRouter } from './router.ts';
import { buildRoutes } from './routes.tsx';

/** Starts the shell on the current page: hydrates server-rendered HTML, or renders the page. */
export async function start(): Promise<void> {
  watchProblems();
  const language = document.documentElement.lang as Language;
  const config = await readRuntimeConfig();
  const isPreview = window.location.pathname === previewPath;
  const app = await createShellApp(language, config, isPreview ? 'preview' : 'browser');
  await nextTask();
  const { i18n, services } = app;
  const loader = createRemoteLoader({
    ...config,
    runtime: createFederationRuntime(),
    onFailure: recordProblem,
  });
  const page = readPageState();
  const routes = page ? await retryUntilDone(() => loadCurrentRoutes(loader, i18n)) : buildRoutes({}, i18n);
  await nextTask();
  if (page) {
    hydrateQueries(services.queryClient, page);
    hydrateRouter(page);
  }
  if (document.documentElement.hasAttribute(standInMark))
    await restoreCached(services.queryClient).catch(console.warn);
  await nextTask();
  const { router, prefetch } = createAppRouter({ services, i18n, loader, routes });
  await nextTask();
  themeOf(language);
  await nextTask();
  const tree = (
    <AppProviders app={app} prefetch={prefetch}>
      <RouterProvider router={router} />
    </AppProviders>
  );
  const root = document.getElementById('root')!;
  if (page) startTransition(() => void hydrateRoot(root, tree, { onCaughtError }));
  else createRoot(root, { onCaughtError }).render(tree);
  if (isPreview) return;
  runLater(async () => {
    const { startOffline } = await import(/* webpackChunkName: "offline" */ '../offline/start-offline.ts');
    await startOffline({ services, offline: config.offline, router });
  });
  runLater(async () => {
    const { reportVisits } = await import(/* webpackChunkName: "visits" */ '../visits/report-visits.ts');
    reportVisits(services, router);
  });
}

/** Reports an error that the page's own error boundary handles. */
function onCaughtError(error: unknown): void {
  console.error(error);
  recordProblem(error);
}

/** Fills the query cache from the offline cache for a page that was sent in place of a rendered one. */
async function restoreCached(queryClient: QueryClient): Promise<void> {
  const { restoreCachedData } = await import(/* webpackChunkName: "offline" */ '../offline/cached-data.ts');
  await restoreCachedData(queryClient);
}

/**
 * Delay in milliseconds of work that must not slow the first view; short once a service worker serves the
 * files.
 */
const laterWorkDelay = { firstVisit: 6000, nextVisit: 500 };

function runLater(work: () => Promise<void>): void {
  const hasServiceWorker = Boolean(navigator.serviceWorker?.controller);
  const delay = hasServiceWorker ? laterWorkDelay.nextVisit : laterWorkDelay.firstVisit;
  setTimeout(() => void work().catch((error: unknown) => console.warn(error)), delay);
}

const firstDelay = 1000;
const longestDelay = 30_000;

/** Retries until the task succeeds: the server-rendered page stays readable while its code is missing. */
async function retryUntilDone<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    try {
      return await task();
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/** Loads the routes with the current page's remote, messages and code. */
async function loadCurrentRoutes(loader: RemoteLoader, i18n: AppI18n): Promise<RouteObject[]> {
  const { id } = mountOf(window.location.pathname);
  const remote = await loader.load(id);
  await nextTask();
  const routes = buildRoutes({ [id]: remote }, i18n);
  await Promise.all([addRemoteMessages(i18n, remote), resolveLazy(routes, window.location)]);
  return routes;
}
