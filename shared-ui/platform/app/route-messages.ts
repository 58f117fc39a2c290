import type { AppI18n } from '@mawad/shared-i18n';
import type { PageHandle } from '../contract.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';

/**
 * Copies routes for one router so that each page's code loads together with the messages that its `handle`
 * names. Every router needs its own copies, because a router empties `lazy` objects in place.
 */
export function withMessages(routes: RouteObject[], i18n: AppI18n): RouteObject[] {
  return routes.map((route) => {
    const copy = { ...route, ...(route.lazy && { lazy: lazyWithMessages(route, i18n) }) };
    if (copy.children) copy.children = withMessages(copy.children, i18n);
    return copy as RouteObject;
  });
}

type LazyParts = Record<string, () => Promise<unknown>>;

function lazyWithMessages({ lazy, handle }: RouteObject, i18n: AppI18n): LazyParts {
  const { Component: load, ...others } = lazy as LazyParts;
  const { messages = {} } = (handle ?? {}) as PageHandle;
  if (!load) return others;
  return {
    ...others,
    Component: async () => {
      const adding = Object.entries(messages).map(([namespace, loaders]) =>
        i18n.addMessages(namespace, loaders),
      );
      const [page] = await Promise.all([load(), ...adding]);
      return page;
    },
  };
}
