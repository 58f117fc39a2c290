import type { AppI18n } from '@mawad/shared-i18n';
import { withMessages } from '@mawad/shared-ui/platform/app/route-messages.ts';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import type { ComponentType } from 'react';
import { recordProblem } from '../visits/problems.ts';
import { PageUnavailable } from './page-unavailable.tsx';

type LoadPage = () => Promise<ComponentType>;

/**
 * Copies a remote's routes for one router. The router caches a rejected `lazy` forever, so each copy has a
 * `lazy` that never rejects and returns a page with a retry button instead.
 */
export function adoptRoutes(
  routes: RouteObject[],
  i18n: AppI18n,
  load: RemoteApp['loadMessages'],
): RouteObject[] {
  return withMessages(routes, i18n, load).map(offerRetry);
}

function offerRetry(route: RouteObject): RouteObject {
  const copy = { ...route };
  const { Component: load, ...others } = (route.lazy ?? {}) as { Component?: LoadPage };
  if (load) copy.lazy = { ...others, Component: () => loadOrOfferRetry(load) } as never;
  if (route.children) copy.children = route.children.map(offerRetry);
  return copy as RouteObject;
}

/**
 * Load error of a component that replaces a page whose code could not be loaded; undefined for a regular
 * page.
 */
export function whyUnavailable(component: unknown): unknown {
  return (component as { unavailable?: unknown } | undefined)?.unavailable;
}

async function loadOrOfferRetry(load: LoadPage): Promise<ComponentType> {
  try {
    return await load();
  } catch (cause) {
    recordProblem(cause);
    const Unavailable = () => <PageUnavailable cause={cause} load={load} />;
    return Object.assign(Unavailable, { unavailable: cause });
  }
}
