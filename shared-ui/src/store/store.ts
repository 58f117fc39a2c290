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
  /** Where state persists; the browser's local storage unless given, null for nowhere. */
  storage?: TextStorage | null;
  /** Clock in ms since 1970. */
  currentTime?: () => number;
}

/** The state of one app instance: one per browser app, one per request on the server. */
export interface AppStore extends StoreApi<AppState> {
  /** Reads what persists, keeps it written and follows other tabs; answers what stops it. */
  connect(): () => void;
}

type Slice = Exclude<keyof AppState, 'restored'>;

/** Creates the state of one app. Storage is touched only by `connect`. */
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
