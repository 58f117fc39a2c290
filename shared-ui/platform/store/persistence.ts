import type { StoreApi } from 'zustand/vanilla';
import { parseCartItem, withTotals } from './cart.ts';
import { compareLimit, parseCompareItem } from './compare.ts';
import { storedLanguage } from './language.ts';
import { listCodec, storedValue, type StoredValue, type TextStorage } from './storage.ts';
import type { AppState } from './state.ts';
import { parseProductId } from './wishlist.ts';

type Store = StoreApi<AppState>;

/** Connects one part of the state to its storage key. */
interface Binding {
  key: string;
  /** Reads the stored value into the state. */
  restore(): void;
  /** Writes the part if it changed other than by `restore`. */
  save(state: AppState): void;
}

function bind<Value>(
  stored: StoredValue<Value>,
  store: Store,
  select: (state: AppState) => Value,
  apply: (value: Value, state: AppState) => Partial<AppState>,
): Binding {
  let synced = select(store.getState());
  return {
    key: stored.key,
    restore() {
      const next = apply(stored.read(), store.getState());
      synced = select({ ...store.getState(), ...next });
      store.setState(next);
    },
    save(state) {
      const value = select(state);
      if (value === synced) return;
      synced = value;
      stored.write(value);
    },
  };
}

function bindings(store: Store, storage: TextStorage | null): Binding[] {
  let hasLoss = false;
  const cartCodec = listCodec(1, parseCartItem, () => (hasLoss = true));
  const cart = storedValue(storage, 'e-commerce-cart', cartCodec, []);
  const wishlist = storedValue(storage, 'guest_wishlist', listCodec(1, parseProductId), []);
  const compare = storedValue(storage, 'compare', listCodec(1, parseCompareItem), []);
  return [
    bind(
      cart,
      store,
      (state) => state.cart.items,
      (items, { cart: slice }) => {
        const cart = { ...slice, ...withTotals(items), hasLoss: slice.hasLoss || hasLoss };
        hasLoss = false;
        return { cart };
      },
    ),
    bind(
      wishlist,
      store,
      (state) => state.wishlist.ids,
      (ids, { wishlist: slice }) => ({ wishlist: { ...slice, ids: [...new Set(ids)] } }),
    ),
    bind(
      compare,
      store,
      (state) => state.compare.items,
      (items, { compare: slice }) => ({ compare: { ...slice, items: items.slice(0, compareLimit) } }),
    ),
  ];
}

// The language of the first render is determined before the store exists (address, cookie). It replaces a
// stored choice; later choices are stored, and those of other tabs followed.
function bindLanguage(store: Store, storage: TextStorage | null): Binding {
  const stored = storedLanguage(storage);
  const chosen = stored.read();
  const { language: shown } = store.getState().language;
  if (chosen !== null && chosen !== shown) stored.write(shown);
  return bind(
    stored,
    store,
    (state) => state.language.language,
    (language, { language: slice }) => ({ language: { ...slice, language: language ?? slice.language } }),
  );
}

/** Restores the state, saves changes and follows other tabs; returns a function that stops. */
export function connectStorage(store: Store, storage: TextStorage | null): () => void {
  const personal = bindings(store, storage);
  const all = [...personal, bindLanguage(store, storage)];
  const restore = () => personal.forEach((binding) => binding.restore());
  restore();
  store.setState({ restored: true });

  const stopSaving = store.subscribe((state) => all.forEach((binding) => binding.save(state)));
  const follow = ({ key }: StorageEvent) =>
    all.filter((binding) => key === null || binding.key === key).forEach((binding) => binding.restore());
  // A page restored from the back/forward cache has missed the events.
  const restoreFromCache = ({ persisted }: PageTransitionEvent) => persisted && restore();
  globalThis.addEventListener?.('storage', follow);
  globalThis.addEventListener?.('pageshow', restoreFromCache);
  return () => {
    stopSaving();
    globalThis.removeEventListener?.('storage', follow);
    globalThis.removeEventListener?.('pageshow', restoreFromCache);
  };
}
