import type { AppI18n } from '@mawad/shared-i18n';
import { addRemoteMessages } from '@mawad/shared-ui/platform/app/route-messages.ts';
import {
  type Prefetch,
  type RemoteApp,
  type Services,
  servicesContext,
} from '@mawad/shared-ui/platform/contract.ts';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from '@mawad/shared-ui/kit/router.ts';
import type { AppRouter } from '../app-router.ts';
import { adoptRoutes } from '../remotes/adopt-routes.tsx';
import type { RemoteLoader } from '../remotes/loader.ts';
import { mountOf } from '../remotes/mounts.ts';
import { joinedMounts } from './routes.tsx';

interface RouterOptions {
  services: Services;
  i18n: AppI18n;
  loader: RemoteLoader;
  routes: RouteObject[];
}

/**
 * Creates the browser's router. A remote's routes are added when one of its paths is visited or prefetched.
 */
export function createAppRouter({ services, i18n, loader, routes }: RouterOptions): {
  router: AppRouter;
  prefetch: Prefetch;
} {
  const joined = new Set(joinedMounts(routes));
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]));

  async function join(pathname: string): Promise<void> {
    const { id } = mountOf(pathname);
    if (joined.has(id)) return;
    const remote = await loadRemoteApp(loader, i18n, id);
    if (joined.has(id)) return;
    joined.add(id);
    router.patchRoutes(id, adoptRoutes(remote.routes, i18n, remote.loadMessages));
  }

  const router = createBrowserRouter(routes, {
    getContext,
    patchRoutesOnNavigation: ({ path }) => join(path),
  });

  return { router, prefetch: createPrefetch(join, () => router.routes, getContext) };
}

async function loadRemoteApp(loader: RemoteLoader, i18n: AppI18n, id: string): Promise<RemoteApp> {
  const remote = await loader.load(id);
  await addRemoteMessages(i18n, remote);
  return remote;
}

/** Returns a function that loads the target of a link: the remote, the page's code and its route data. */
function createPrefetch(
  join: (pathname: string) => Promise<void>,
  routes: () => RouteObject[],
  getContext: () => RouterContextProvider,
): Prefetch {
  async function run(href: string) {
    const url = new URL(href, window.location.href);
    if (url.origin !== window.location.origin) return;
    await join(url.pathname);
    const request = new Request(url);
    const matches = matchRoutes(routes(), url) ?? [];
    await Promise.all(matches.map(({ route, params }) => prefetchRoute(route, params, request, getContext)));
  }
  return (href) => void run(href).catch(() => undefined);
}

async function prefetchRoute(
  route: RouteObject,
  params: Record<string, string | undefined>,
  request: Request,
  getContext: () => RouterContextProvider,
): Promise<unknown> {
  const lazy = route.lazy as undefined | (() => unknown) | Record<string, () => unknown>;
  const parts = typeof lazy === 'function' ? [lazy] : Object.values(lazy ?? {});
  const loader = typeof route.loader === 'function' ? route.loader : undefined;
  const data = loader?.({ request, params, context: getContext() } as never);
  return Promise.allSettled([...parts.map((load) => load()), data]);
}
