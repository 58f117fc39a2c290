import type { RemoteApp } from '@mawad/shared-ui/contract';
import { matchRoutes, type RouteObject } from '@mawad/shared-ui/router';
import { authRoutes } from '../auth/routes.tsx';
import { handleOf } from '../handle-of.ts';
import { appShellPath } from '../offline/names.ts';

/** The pages of the shell and of one remote. */
const pagesOf = ({ routes }: RemoteApp): RouteObject[] => [...authRoutes, ...routes];

/**
 * Whether the server renders this page. Unknown addresses are rendered too, so
 * that their status is 404.
 */
export function isRendered(remote: RemoteApp, pathname: string): boolean {
  const page = matchRoutes(pagesOf(remote), pathname)?.at(-1);
  return page ? handleOf(page.route).rendered === true : true;
}

/** Addresses that search engines are told of. */
export interface PageAddresses {
  /** Pages for the site map. */
  listed: string[];
  /** What addresses of pages begin with that are one visitor's own. */
  personal: string[];
}

/** Reads the addresses off the routes of the shell and of one remote. */
export function pageAddresses(remote: RemoteApp): PageAddresses {
  const pages = pagesOf(remote);
  const listed = pages.filter((page) => handleOf(page).listed).map(({ path }) => `/${path}`);
  const personal = pages
    .filter((page) => handleOf(page).personal)
    .map(({ path }) => `/${path!.replace(/\/:.*/, '')}`);
  return { listed, personal: [...new Set([appShellPath, ...personal])] };
}
