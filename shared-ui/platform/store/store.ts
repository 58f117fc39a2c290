import type { Language } from '@mawad/shared-i18n';
import { createStore as createZustandStore, type StoreApi } from 'zustand/vanilla';
import { createCartSlice } from './cart.ts';
import { createCompareSlice } from './compare.ts';
import { createLanguageSlice } from './language.ts';
import { createLayoutSlice } from './layout.ts';
import { connectStorage } from './persistence.ts';
import { createSessionSlice } from './session.ts';
import { browserStorage, type TextStorage } from './storage.ts';
import { createToastSlice } from './toast.ts';
import type { AppState } from './state.ts';
import { createWishlistSlice } from './wishlist.ts';

export interface StoreOptions {
  /** The language of the first render, on the server and in the browser. */
  language: Language;
  /** Storage of the persisted state; by default local storage, null for none. */
  storage?: TextStorage | null;
  /** Clock in ms since 1970. */
  currentTime?: () => number;
}

/** The state of one app instance: one per browser page, one per request on the server. */
export interface AppStore extends StoreApi<AppState> {
  /** Restores persisted state, saves changes and follows other tabs; returns a function that stops. */
  connect(): () => void;
}

type Slice = Exclude<keyof AppState, 'restored'>;

/** Creates the state of one app. Only `connect` accesses storage. */
export function createStore({ language, storage, currentTime = Date.now }: StoreOptions): AppStore {
  const store = createZustandStore<AppState>((set, get) => {
    const slice = <Name extends Slice>(name: Name) => ({
      get: () => get()[name],
      patch: (change: Partial<AppState[Name]>) => set({ [name]: { ...get()[name], ...change } }),
    });
    const session = slice('session');
    const cart = slice('cart');
    const wishlist = slice('wishlist');
    const compare = slice('compare');
    const toast = slice('toast');
    return {
      restored: false,
      session: createSessionSlice(session.get, session.patch),
      cart: createCartSlice(cart.get, cart.patch),
      wishlist: createWishlistSlice(wishlist.get, wishlist.patch),
      compare: createCompareSlice(compare.get, compare.patch),
      language: createLanguageSlice(language, slice('language').patch),
      toast: createToastSlice(toast.get, toast.patch, currentTime),
      layout: createLayoutSlice(slice('layout').patch),
    };
  });
  return Object.assign(store, {
    connect: () => connectStorage(store, storage === undefined ? browserStorage() : storage),
  });
}
