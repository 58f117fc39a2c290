import type { AppI18n, Language } from '@mawad/shared-i18n';
import type { App } from '@mawad/shared-ui/app';
import { AppProviders } from '@mawad/shared-ui/app-providers';
import type { RemoteApp } from '@mawad/shared-ui/contract';
import { type RouteObject, RouterProvider } from '@mawad/shared-ui/router';
import { createBackend, publicFileUrl } from '@mawad/supabase/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createFederationRuntime } from '../remotes/federation-runtime.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/loader.ts';
import { mountOf } from '../remotes/mounts.ts';
import { readRuntimeConfig } from '../remotes/runtime-config.ts';
import { createShellApp } from './create-shell-app.ts';
import { hydrateQueries, hydrateRouter, type PageState, readPageState, resolveLazy } from './hydration.ts';
import { createAppRouter, loadRemoteApp } from './router.ts';
import { buildRoutes } from './routes.tsx';

/** Starts the shell on the page that is there: hydrates the server's, or renders it. */
export async function start(): Promise<void> {
  const language = document.documentElement.lang as Language;
  const config = await readRuntimeConfig();
  const app = await createShellApp(language, config, 'browser');
  const { i18n, services } = app;
  const loader = createRemoteLoader({ ...config, runtime: createFederationRuntime() });
  const page = readPageState();
  const routes = buildRoutes(page ? await joinCurrent(loader, i18n) : {});
  if (page) await hydratePage(app, routes, page);
  const { router, prefetch } = createAppRouter({ services, i18n, loader, routes });
  const tree = (
    <AppProviders app={app} prefetch={prefetch}>
      <RouterProvider router={router} />
    </AppProviders>
  );
  const root = document.getElementById('root')!;
  if (page) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
}

async function hydratePage(app: App, routes: RouteObject[], page: PageState): Promise<void> {
  hydrateQueries(app.services.queryClient, page);
  hydrateRouter(page);
  await resolveLazy(routes, window.location);
}

const firstDelay = 1000;
const longestDelay = 30_000;

/** Loads the page's remote. The server's page stays readable meanwhile, so it tries until that works. */
async function joinCurrent(loader: RemoteLoader, i18n: AppI18n): Promise<Record<string, RemoteApp>> {
  const { id } = mountOf(window.location.pathname);
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    try {
      return { [id]: await loadRemoteApp(loader, i18n, id) };
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
