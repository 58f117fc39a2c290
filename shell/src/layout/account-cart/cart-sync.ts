import { withCartLock } from '@mawad/shared-ui/desk/cart/cart-lock.ts';
import {
  cartName,
  cartOwner,
  changesOf,
  type DeviceCarts,
  emptyCart,
  joinAnswer,
  nextSending,
  readDeviceCarts,
  writeDeviceCarts,
} from '@mawad/shared-ui/desk/cart/device-carts.ts';
import { addGoods, keepUnsentCarts, readUnsentCarts } from '@mawad/shared-ui/desk/cart/unsent-carts.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { AppStore, CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import { browserStorage } from '@mawad/shared-ui/platform/store/storage.ts';
import type { AccountCart, CartChanges, CartOwner } from '@mawad/supabase/cart/queries';

export interface CartSyncOptions {
  store: AppStore;
  /** Id of the signed-in person. */
  user: string;
  send(changes: CartChanges): Promise<AccountCart>;
  /** `isFirst`: this device had a guest's goods; `found`: number of lines that the account had beside them. */
  onJoined(joined: AccountCart['joined'], found: number, isFirst: boolean): void;
  /** The person no longer buys for the owner of this cart. */
  onLost(): void;
}

export interface CartSync {
  /** Shows the cart of this owner. At the first call after sign-in, a guest's goods join it. */
  open(owner: CartOwner): Promise<void>;
  /** Sends changes of this device and reads those of others. */
  sync(): Promise<void>;
  /** Stores changes that were not sent for the next sign-in of the person. */
  keep(): void;
  stop(): void;
}

/** Codes of refusals after which the cart of a company or project no longer exists for the person. */
const lostCodes = ['not_buying', 'not_allowed', 'project_not_found', 'project_closed'];
/** Most requests of one call; a person who changes the cart meanwhile causes the next one. */
const mostRounds = 5;

/** Key of the cart on the screen in the specification. */
const shownKey = 'e-commerce-cart';

/** Text of the stored goods; null without them or without storage. */
function readText(): string | null {
  try {
    return browserStorage()?.getItem(shownKey) ?? null;
  } catch {
    return null;
  }
}

// The store reads and writes the stored goods. Functions of the store's own files would be exports of the shop's first script.
const encode = (items: readonly CartItem[]) => JSON.stringify({ version: 1, items });
const followStorage = () => window.dispatchEvent(new StorageEvent('storage', { key: shownKey }));

/** Keeps the cart of a signed-in person equal on the device and on the server; see docs/carts.md. */
export function createCartSync({ store, user, send, onJoined, onLost }: CartSyncOptions): CartSync {
  let isStopped = false;

  /** The goods on the screen, also if another tab has just changed them. */
  function readItems(): CartItem[] {
    const text = readText();
    if (text !== null && text !== encode(store.getState().cart.items)) followStorage();
    return [...store.getState().cart.items];
  }

  function showItems(items: CartItem[]): void {
    const text = encode(items);
    if (text === encode(store.getState().cart.items)) return;
    try {
      browserStorage()?.setItem(shownKey, text);
    } catch (error) {
      console.error('The cart cannot be stored', error);
    }
    followStorage();
    if (text === encode(store.getState().cart.items)) return;
    // Without storage the goods last as long as the page.
    const { cart } = store.getState();
    cart.clear();
    items.forEach((item, index) => cart.restore(item, index));
  }

  /** The carts of this person; null after sign-out, also in another tab. */
  function read(): DeviceCarts | null {
    const carts = isStopped ? null : readDeviceCarts();
    return carts?.user === user ? carts : null;
  }

  function openNow(owner: CartOwner): void {
    const name = cartName(owner);
    const stored = readDeviceCarts();
    // Another person's goods must not join this account.
    if (stored && stored.user !== user) showItems([]);
    const unsent = stored?.user === user ? null : readUnsentCarts(user);
    const known = stored?.user === user ? stored : unsent && { ...unsent, current: '' };
    if (!known) {
      writeDeviceCarts({ user, current: name, carts: { [name]: emptyCart() } });
      return;
    }
    const { current, carts } = known;
    if (current === name && carts[name]) {
      const isMissing = browserStorage() !== null && (readText() === null || store.getState().cart.hasLoss);
      if (!isMissing || Object.keys(carts[name].lines).length === 0) return;
      // The server has the goods that this browser lost.
      showItems([]);
      writeDeviceCarts({ ...known, carts: { ...carts, [name]: emptyCart() } });
      return;
    }
    const former = carts[current];
    const next = carts[name] ?? emptyCart();
    const items = readItems();
    writeDeviceCarts({
      ...known,
      current: name,
      carts: {
        ...carts,
        ...(former && { [current]: { ...former, items } }),
        [name]: { ...next, items: null },
      },
    });
    // Goods added after a cart was lost, or by a guest, join the next one.
    showItems(addGoods(next.items ?? [], former ? [] : items));
  }

  function forget(name: string): void {
    const known = read();
    if (!known) return;
    const { [name]: lost, ...carts } = known.carts;
    writeDeviceCarts({ ...known, carts });
    if (known.current === name && lost) showItems([]);
    onLost();
  }

  /** One request; returns whether the device has changes for another one. */
  async function exchange(name: string): Promise<boolean> {
    const known = read();
    const cart = known?.carts[name];
    if (!known || !cart) return false;
    const isShown = known.current === name;
    const items = cart.items ?? readItems();
    const sending = cart.sending ?? nextSending(items, cart);
    if (!isShown && !sending) return false;
    if (sending !== cart.sending)
      writeDeviceCarts({ ...known, carts: { ...known.carts, [name]: { ...cart, sending } } });
    const request = { change_id: sending?.id ?? mintUuid(), changes: sending?.changes ?? [] };
    const answer = await send({ owner: cartOwner(name), ...request, seen: cart.version });
    const now = read();
    if (!now?.carts[name]) return false;
    const before = now.carts[name].items ?? readItems();
    const after = joinAnswer(before, { ...cart, sending }, answer);
    const rest = isShown ? null : after.items;
    writeDeviceCarts({ ...now, carts: { ...now.carts, [name]: { ...after.cart, items: rest } } });
    if (isShown) showItems(after.items);
    const isFirst = cart.version === 0 && before.length > 0;
    const found = isFirst ? after.items.length - before.length : 0;
    if (answer.joined.length > 0 || found > 0) onJoined(answer.joined, found, isFirst);
    return changesOf(after.items, after.cart.lines).length > 0;
  }

  function keep(): void {
    const known = read();
    if (known) keepUnsentCarts(known, store.getState().cart.items);
  }

  /** The refused changes are read again from the goods. */
  function forgetSending(name: string): void {
    const known = read();
    const cart = known?.carts[name];
    if (known && cart)
      writeDeviceCarts({ ...known, carts: { ...known.carts, [name]: { ...cart, sending: null } } });
  }

  async function syncOne(name: string): Promise<void> {
    try {
      for (let round = 0; round < mostRounds; round += 1) if (!(await exchange(name))) return;
    } catch (error) {
      const { code, retryable } = error as { code?: string; retryable?: boolean };
      if (name !== 'private' && lostCodes.includes(code ?? '')) forget(name);
      else if (retryable !== true) {
        forgetSending(name);
        console.error('The cart was not synced', error);
      }
    }
  }

  return {
    open: (owner) => withCartLock(async () => openNow(owner)),
    sync: () =>
      withCartLock(async () => {
        const known = read();
        if (!known) return;
        await syncOne(known.current);
        for (const name of Object.keys(known.carts)) if (name !== known.current) await syncOne(name);
        keep();
      }),
    keep,
    stop() {
      isStopped = true;
    },
  };
}
