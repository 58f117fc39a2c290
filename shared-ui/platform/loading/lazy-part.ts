import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { whenFetched } from './when-fetched.ts';

/**
 * A component whose code is loaded when it is first rendered, within a Suspense boundary. Waits for the
 * network without limit, because a page remains usable without parts that are below the screen or open over
 * it.
 */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await whenFetched(fetchPart) }));
}
