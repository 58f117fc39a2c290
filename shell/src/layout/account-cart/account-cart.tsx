import { useFormat, useLanguage } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/account-cart.json';
import en from '@mawad/shared-i18n/locales/en/account-cart.json';
import { useBuyingFor } from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { cartReadKey } from '@mawad/shared-ui/desk/cart/cart-read.ts';
import { cartName, cartOwner, readDeviceCarts } from '@mawad/shared-ui/desk/cart/device-carts.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { browserStorage } from '@mawad/shared-ui/platform/store/storage.ts';
import type { Buying } from '@mawad/supabase/buying/queries';
import { syncCart, type AccountCart as Answer } from '@mawad/supabase/cart/queries';
import { backendOf } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type CartSync, createCartSync } from './cart-sync.ts';
import { joinedText } from './joined-text.ts';

/** Wait in ms after a change of the cart before it is sent. */
const calm = 400;
/** Interval in ms at which a visible page reads changes of other devices. */
const interval = 120_000;

/** The cart for which the person buys; undefined until it is known. */
function useOwnerName(user: string | undefined, buying: Buying | null | undefined): string | undefined {
  const { isPrivate, project } = useBuyingFor();
  if (buying === undefined) {
    const carts = readDeviceCarts();
    return carts?.user === user ? carts?.current : undefined;
  }
  if (!buying?.rights.includes('order') || isPrivate) return cartName(null);
  const isOpen = buying.projects.some(({ id }) => id === project);
  return cartName({ company_id: buying.company.id, project_id: isOpen ? project : null });
}

/** True while checkout finds out whether an order was placed whose answer was lost: its goods are still in the cart. */
const isOrderOpen = (path: string) =>
  path === '/checkout' && browserStorage()?.getItem('mawad-checkout-sent') != null;

/** Keeps the cart of the signed-in person equal on all devices; see docs/carts.md. */
export function AccountCart({ buying }: { buying: Buying | null | undefined }) {
  const language = useLanguage();
  const words = { en, ar }[language];
  const format = useFormat();
  const services = useServices();
  const store = useStoreApi();
  const user = useStore(({ session }) => (session.status === 'signed-in' ? session.user?.id : undefined));
  const isRestored = useStore((state) => state.restored);
  const isDrawerOpen = useStore((state) => state.layout.cartOpen);
  const { pathname } = useLocation();
  const name = useOwnerName(user, buying);
  const isReady = user !== undefined && isRestored;
  const sync = useRef<CartSync | null>(null);

  const showJoined = useEffectEvent((joined: Answer['joined'], found: number, isFirst: boolean) => {
    store.getState().toast.show({
      ...joinedText(words, format, language, { joined, found, isFirst }),
      action: { label: words.show, run: () => store.getState().layout.setCartOpen(true) },
    });
  });
  const exchange = useEffectEvent(async () => {
    if (!isOrderOpen(pathname)) await sync.current?.sync();
    // Checkout waits for this before it finds the cart empty.
    if (user !== undefined && readDeviceCarts()?.user === user)
      services.queryClient.setQueryData(cartReadKey(user), true);
  });

  useEffect(() => {
    if (user === undefined || !isReady) return undefined;
    const created = createCartSync({
      store,
      user,
      send: (changes) => syncCart(backendOf(services).data, changes),
      onJoined: (...joined) => showJoined(...joined),
      onLost: () => void services.queryClient.invalidateQueries({ queryKey: everyQuery('buying') }),
    });
    sync.current = created;
    return () => {
      created.stop();
      sync.current = null;
    };
  }, [user, isReady, store, services]);

  useEffect(() => {
    if (name !== undefined) void sync.current?.open(cartOwner(name)).then(exchange);
  }, [user, isReady, name]);

  useEffect(() => {
    if (isDrawerOpen || pathname === '/cart' || pathname === '/checkout') void exchange();
  }, [isDrawerOpen, pathname]);

  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWatching = store.subscribe(({ cart }, before) => {
      // Goods that are read from storage again are equal, but not the same.
      if (cart.items === before.cart.items) return;
      if (JSON.stringify(cart.items) === JSON.stringify(before.cart.items)) return;
      sync.current?.keep();
      clearTimeout(timer);
      timer = setTimeout(() => void exchange(), calm);
    });
    const onVisible = () => void (document.visibilityState === 'visible' && exchange());
    const regular = setInterval(onVisible, interval);
    window.addEventListener('online', onVisible);
    window.addEventListener('focus', onVisible);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopWatching();
      clearTimeout(timer);
      clearInterval(regular);
      window.removeEventListener('online', onVisible);
      window.removeEventListener('focus', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isReady, store]);

  return null;
}
