import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * Whether the browser has taken over what the server rendered: false on the server
 * and in the render that must equal the server's, true from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
