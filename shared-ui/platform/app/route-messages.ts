import type { AppI18n } from '@mawad/shared-i18n';
import type { PageHandle, RemoteApp } from '../contract.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';

/**
 * Copies routes for one router so that each page's code loads together with the messages that its `handle`
 * names. Every router needs its own copies, because a router empties `lazy` objects in place.
 */
export function withMessages(
  routes: RouteObject[],
  i18n: AppI18n,
  load: RemoteApp['loadMessages'],
): RouteObject[] {
  return routes.map((route) => {
    const copy = { ...route, ...(route.lazy && { lazy: lazyWithMessages(route, i18n, load) }) };
    if (copy.children) copy.children = withMessages(copy.children, i18n, load);
    return copy as RouteObject;
  });
}

type LazyParts = Record<string, () => Promise<unknown>>;

function lazyWithMessages(
  { lazy, handle }: RouteObject,
  i18n: AppI18n,
  load: RemoteApp['loadMessages'],
): LazyParts {
  const { Component: loadPage, ...others } = lazy as LazyParts;
  const { messages = [] } = (handle ?? {}) as PageHandle;
  if (!loadPage) return others;
  return {
    ...others,
    Component: async () => {
      const adding = messages.map((namespace) =>
        i18n.addMessages(namespace, (language) => load(namespace, language)),
      );
      const [page] = await Promise.all([loadPage(), ...adding]);
      return page;
    },
  };
}

/** Adds the messages that all pages of a remote need: those of the namespace with its id. */
export function addRemoteMessages(i18n: AppI18n, { id, loadMessages }: RemoteApp): Promise<void> {
  return i18n.addMessages(id, (language) => loadMessages(id, language));
}
