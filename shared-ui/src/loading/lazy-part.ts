import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { whenFetched } from './when-fetched.ts';

/**
 * A part of a page whose code is fetched when it is first shown, within a Suspense. It waits for the
 * network as long as it takes: a page without the code of what lies below or opens over it is no broken page.
 */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await whenFetched(fetchPart) }));
}
