import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * True after hydration: false on the server and in the first render in the browser, which must match the
 * server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
