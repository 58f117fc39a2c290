import type { AppI18n } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { data, type RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { loadMessages } from '../auth/load-messages.ts';
import { authRoutes } from '../auth/routes.tsx';
import { loadLayout } from '../layout/layout-loader.ts';
import { RootLayout } from '../layout/root-layout.tsx';
import { adoptRoutes } from '../remotes/adopt-routes.tsx';
import { type Mount, mounts, splatPath } from '../remotes/mounts.ts';
import { AppRoot } from './app-root.tsx';
import { LoadingPage } from './loading-page.tsx';
import { RouteError } from './route-error.tsx';

/**
 * Route tree of browser and server. `loaded` holds the remotes that are already available; the others are
 * added by `patchRoutesOnNavigation`.
 */
export function buildRoutes(loaded: Record<string, RemoteApp>, i18n: AppI18n): RouteObject[] {
  const [storefront, ...portals] = mounts.map((mount) => mountRoute(mount, loaded[mount.id], i18n));
  return [
    {
      id: 'root',
      Component: AppRoot,
      ErrorBoundary: RouteError,
      children: [
        {
          id: 'main-layout',
          Component: RootLayout,
          // In the browser the layout renders at once and fetches its own data.
          ...(typeof document === 'undefined' && { loader: loadLayout }),
          children: [storefront!],
        },
        {
          id: 'shell',
          ErrorBoundary: RouteError,
          HydrateFallback: LoadingPage,
          children: adoptRoutes(authRoutes, i18n, loadMessages),
        },
        ...portals,
      ],
    },
  ];
}

/** Ids of mounts whose remote is in this tree: they have routes besides the splat. */
export function joinedMounts(routes: RouteObject[]): string[] {
  const all = routes.flatMap(function flatten(route): RouteObject[] {
    return [route, ...(route.children ?? []).flatMap(flatten)];
  });
  const joined = all.filter(
    ({ id, children }) => mounts.some((mount) => mount.id === id) && children!.length > 1,
  );
  return joined.map(({ id }) => id!);
}

/**
 * The mount has no path, so that without its remote it does not match its own prefix and render an empty
 * page.
 */
function mountRoute(mount: Mount, remote: RemoteApp | undefined, i18n: AppI18n): RouteObject {
  return {
    id: mount.id,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingPage,
    children: [
      ...(remote ? adoptRoutes(remote.routes, i18n, remote.loadMessages) : []),
      { id: `${mount.id}.*`, path: splatPath(mount), loader: notFound, element: null },
    ],
  };
}

function notFound(): never {
  throw data(null, { status: 404 });
}
