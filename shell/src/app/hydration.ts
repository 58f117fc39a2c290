import { hydrate, type DehydratedState, type QueryClient } from '@mawad/shared-ui/platform/query.ts';
import { matchRoutes, type RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { whyUnavailable } from '../remotes/adopt-routes.tsx';

/** State that a rendered page passes from server to browser. */
export interface PageState {
  queries: DehydratedState;
  /** Hydration data of React Router, with serialized errors. */
  router: unknown;
}

/** State of a server-rendered page; null if the browser renders the page. */
export function readPageState(): PageState | null {
  const text = document.getElementById('mawad-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/** Fills the query cache with the server's data, which counts as fetched now. */
export function hydrateQueries(queryClient: QueryClient, { queries }: PageState): void {
  const now = Date.now();
  for (const query of queries.queries) query.state.dataUpdatedAt = now;
  hydrate(queryClient, queries);
}

/** Passes the server's loader results and errors to the router. */
export function hydrateRouter({ router }: PageState): void {
  Object.assign(window, { __staticRouterHydrationData: router });
}

/**
 * Resolves the `lazy` parts of the current page, so that the first render equals the server's. Rejects if
 * code could not be loaded; can be called again.
 */
export async function resolveLazy(routes: RouteObject[], location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => resolveRoute(route)));
}

async function resolveRoute(route: RouteObject): Promise<void> {
  if (!route.lazy) return;
  const parts =
    typeof route.lazy === 'function'
      ? await route.lazy()
      : await resolveParts(route.lazy as Record<string, () => Promise<unknown>>);
  const cause = whyUnavailable((parts as { Component?: unknown }).Component);
  if (cause !== undefined) throw cause;
  Object.assign(route, parts, { lazy: undefined });
}

async function resolveParts(lazy: Record<string, () => Promise<unknown>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(lazy).map(async ([key, load]) => [key, await load()] as const);
  return Object.fromEntries(await Promise.all(entries));
}
