import type { AppI18n } from '@mawad/shared-i18n';
import { withMessages } from '@mawad/shared-ui/app/route-messages';
import type { RouteObject } from '@mawad/shared-ui/router';
import type { ComponentType } from 'react';
import { noteProblem } from '../visits/problems.ts';
import { PageUnavailable } from './page-unavailable.tsx';

type LoadPage = () => Promise<ComponentType>;

/**
 * Copies a remote's routes for one router: the router remembers a rejected
 * `lazy` for ever, so each copy gets a `lazy` that never rejects and whose page
 * offers another try.
 */
export function adoptRoutes(routes: RouteObject[], i18n: AppI18n): RouteObject[] {
  return withMessages(routes, i18n).map(offerRetry);
}

function offerRetry(route: RouteObject): RouteObject {
  const copy = { ...route };
  const { Component: load, ...others } = (route.lazy ?? {}) as { Component?: LoadPage };
  if (load) copy.lazy = { ...others, Component: () => loadOrOffer(load) } as never;
  if (route.children) copy.children = route.children.map(offerRetry);
  return copy as RouteObject;
}

/** Why this component stands in for a page whose code did not arrive; undefined for the page itself. */
export function whyUnavailable(component: unknown): unknown {
  return (component as { unavailable?: unknown } | undefined)?.unavailable;
}

async function loadOrOffer(load: LoadPage): Promise<ComponentType> {
  try {
    return await load();
  } catch (cause) {
    noteProblem(cause);
    const Unavailable = () => <PageUnavailable cause={cause} load={load} />;
    return Object.assign(Unavailable, { unavailable: cause });
  }
}
