import { readFileSync } from 'node:fs';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';

/** Namespaces that a package bundles: the list in its `webpackInclude`, which no test can run. */
export function bundledMessages(loaderPath: string): string[] {
  const [, names] = /webpackInclude: \/\\\/\((.*?)\)/.exec(readFileSync(loaderPath, 'utf8'))!;
  return names!.split('|').sort();
}

/** Namespaces that the handles of routes and of their children name. */
export function namedMessages(routes: RouteObject[]): string[] {
  const names = routes.flatMap(({ handle, children = [] }) => [
    ...((handle as PageHandle | undefined)?.messages ?? []),
    ...namedMessages(children),
  ]);
  return [...new Set(names)].sort();
}
