import type { RouteObject } from '@mawad/shared-ui/router';
import type { ComponentType } from 'react';
import { PageUnavailable } from './page-unavailable.tsx';

type LazyModule = { Component?: ComponentType };

/**
 * Copies a remote's routes for one router: the router empties `lazy` objects in
 * place and remembers a rejected `lazy` for ever, so each copy gets a `lazy`
 * that never rejects and whose page offers another try.
 */
export function adoptRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map(adoptRoute);
}

function adoptRoute(route: RouteObject): RouteObject {
  const copy = { ...route };
  if (typeof route.lazy === 'function') {
    const load = route.lazy as () => Promise<LazyModule>;
    copy.lazy = () => loadOrOffer(load) as never;
  } else if (route.lazy) {
    copy.lazy = adoptLazyParts(route.lazy as Record<string, () => Promise<unknown>>) as never;
  }
  if (route.children) copy.children = adoptRoutes(route.children);
  return copy as RouteObject;
}

function adoptLazyParts(
  parts: Record<string, () => Promise<unknown>>,
): Record<string, () => Promise<unknown>> {
  const { Component: load, ...others } = parts;
  if (!load) return { ...others };
  return {
    ...others,
    Component: async () => {
      const page = await loadOrOffer(async () => ({ Component: (await load()) as ComponentType }));
      return page.Component;
    },
  };
}

/** Why this component stands in for a page whose code did not arrive; undefined for the page itself. */
export function whyUnavailable(component: unknown): unknown {
  return (component as { unavailable?: unknown } | undefined)?.unavailable;
}

async function loadOrOffer(load: () => Promise<LazyModule>): Promise<LazyModule> {
  try {
    return await load();
  } catch (cause) {
    const Unavailable = () => <PageUnavailable cause={cause} load={load} />;
    return { Component: Object.assign(Unavailable, { unavailable: cause }) };
  }
}
