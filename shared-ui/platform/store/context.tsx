import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useStore as useZustandStore } from 'zustand';
import type { AppState } from './state.ts';
import type { AppStore } from './store.ts';

const StoreContext = createContext<AppStore | null>(null);

/**
 * Provides the store. Persisted state is read after the first render, so that the first render matches the
 * server's HTML.
 */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }) {
  useEffect(() => store.connect(), [store]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** Returns the store itself, for event handlers that read the current state. */
export function useStoreApi(): AppStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}

/**
 * Selects a part of the state, for example `useStore((state) => state.cart.items)`; the selector must return
 * stable values.
 */
export function useStore<Selected>(selector: (state: AppState) => Selected): Selected {
  return useZustandStore(useStoreApi(), selector);
}
