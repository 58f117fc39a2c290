import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useStore as useZustandStore } from 'zustand';
import type { AppState } from './state.ts';
import type { AppStore } from './store.ts';

const StoreContext = createContext<AppStore | null>(null);

/**
 * Gives the store to the tree. Persisted state is read after the first render, so
 * that it equals the server's HTML.
 */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }) {
  useEffect(() => store.connect(), [store]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The store itself, for event handlers that read the state of the moment. */
export function useStoreApi(): AppStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}

/** A part of the state, e.g. `useStore((state) => state.cart.items)`; the selector answers stable values. */
export function useStore<Selected>(selector: (state: AppState) => Selected): Selected {
  return useZustandStore(useStoreApi(), selector);
}
