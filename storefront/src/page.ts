import type { ComponentType } from 'react';
import type { RouteObject } from '@mawad/shared-ui/router';

/** A page whose code loads with its route. Whoever mounts the routes offers Retry when that fails. */
export function page(load: () => Promise<ComponentType>): RouteObject['lazy'] {
  return { Component: load };
}
