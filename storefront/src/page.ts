import type { ComponentType } from 'react';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';

/** Lazy page component of a route. The shell offers a retry if its code cannot be loaded. */
export function page(load: () => Promise<ComponentType>): RouteObject['lazy'] {
  return { Component: load };
}
