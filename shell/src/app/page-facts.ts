import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { matchRoutes, type RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { authRoutes } from '../auth/routes.tsx';
import { handleOf } from '../handle-of.ts';
import { appShellPath } from '../offline/names.ts';

const pagesOf = ({ routes }: RemoteApp): RouteObject[] => [...authRoutes, ...routes];

/**
 * Whether the server renders this page. Unknown addresses are rendered too, so that they return status 404.
 */
export function isRendered(remote: RemoteApp, pathname: string): boolean {
  const page = matchRoutes(pagesOf(remote), pathname)?.at(-1);
  return page ? handleOf(page.route).rendered === true : true;
}

export interface PageAddresses {
  listed: string[];
  /** Path prefixes of pages that show one visitor's own data. */
  personal: string[];
}

export function pageAddresses(remote: RemoteApp): PageAddresses {
  const pages = pagesOf(remote);
  const listed = pages.filter((page) => handleOf(page).listed).map(({ path }) => `/${path}`);
  const personal = pages
    .filter((page) => handleOf(page).personal)
    .map(({ path }) => `/${path!.replace(/\/:.*/, '')}`);
  return { listed, personal: [...new Set([appShellPath, ...personal])] };
}
