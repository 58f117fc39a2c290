import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { holdCart } from '@mawad/shared-ui/desk/cart/cart-lock.ts';
import { currentCartOwner, settleDeviceCart } from '@mawad/shared-ui/desk/cart/device-carts.ts';
import { changeBuyingFor } from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { requestPurchase, type BuyingInput } from '@mawad/supabase/buying/queries';
import { findCheckout, placeOrder, type PlacedCheckout } from '@mawad/supabase/orders/queries';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';
import { toLineInput, type CartLine } from '../../cart/cart-lines.ts';
import { recordOrdered } from '../../catalogue/search-trail.ts';
import { asAppError, isResultUnknown } from '../../lost-answers/lost-answer.ts';
import { retryUntilAnswered } from '../../lost-answers/retry-until-answered.ts';
import {
  forgetCheckout,
  forgetCheckoutKey,
  forgetSentOrder,
  storeSentOrder,
  openCheckoutKey,
  sentOrder,
} from './checkout-storage.ts';
import { toDeliveryAddress, type DeliveryValues } from '../../address/delivery-schema.ts';
import { useSaveAddress } from '../../address/use-save-address.ts';
import type { Handover } from './handover.ts';

/** For whom an order is, and whether it only asks for approval. */
interface OrderFor {
  /** Undefined: a private order. */
  buying?: BuyingInput;
  approval?: { note?: string };
}

/** `checking`: the response to a sent order was lost, and the server is asked for its result. */
export type Phase = 'idle' | 'placing' | 'checking';

/**
 * Places the order once, even if called repeatedly: one call at a time, and all attempts of one checkout have
 * the same idempotency key.
 */
export function usePlaceOrder() {
  const services = useServices();
  const store = useStoreApi();
  const navigate = useNavigate();
  const language = useLanguage();
  const saveAddress = useSaveAddress();
  const [key, setKey] = useState(openCheckoutKey);
  const [pendingOrder] = useState(sentOrder);
  const [phase, setPhase] = useState<Phase>(pendingOrder ? 'checking' : 'idle');
  const [problem, setProblem] = useState<AppError | null>(null);
  const running = useRef(false);
  const sent = useRef(pendingOrder);
  const placed = useRef(false);
  const releaseCart = useRef(() => {});
  const { data: db } = backendOf(services);

  // Removes ordered goods from the cart after checkout is unmounted, because its guard redirects when the
  // cart is empty.
  useEffect(
    () => () => {
      if (placed.current) {
        store.getState().cart.settle(sent.current ?? []);
        settleDeviceCart(sent.current ?? []);
        forgetCheckout();
        // The next order is for whom its cart is.
        changeBuyingFor({ order: null });
      }
      releaseCart.current();
    },
    [store],
  );

  async function finish({ orders }: PlacedCheckout): Promise<void> {
    placed.current = true;
    recordOrdered(
      services,
      (sent.current ?? []).map(({ product_id }) => product_id),
    );
    await navigate(`/order-confirmation/${orders[0]!.id}`, { replace: true });
    void services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    void services.queryClient.invalidateQueries({ queryKey: everyQuery('products') });
  }

  /** Leads to a request that waits for approval; the cart is empty as after an order. */
  async function finishRequest(id: string): Promise<void> {
    placed.current = true;
    await navigate(`/account/company/requests/${id}?sent=1`, { replace: true });
    void services.queryClient.invalidateQueries({ queryKey: everyQuery('buying') });
    void services.queryClient.invalidateQueries({ queryKey: everyQuery('products') });
  }

  /** Looks up an order without a response until the server responds. */
  useEffect(() => {
    if (phase !== 'checking') return undefined;
    const leaving = new AbortController();
    retryUntilAnswered(() => findCheckout(db, key), leaving.signal).then(
      (found) => {
        if (found) return finish(found);
        forgetSentOrder();
        return setPhase('idle');
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setProblem(asAppError(error));
        setPhase('idle');
      },
    );
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- everything else is the same for as long as the checkout is open
  }, [phase, key]);

  /** Returns the error if the server refused the order; null if it was placed or its result is unknown. */
  async function place(
    values: DeliveryValues,
    lines: CartLine[],
    { picked, needsPlace }: Handover,
    { buying, approval }: OrderFor = {},
  ): Promise<AppError | null> {
    if (running.current || placed.current || phase === 'checking') return null;
    running.current = true;
    setPhase('placing');
    setProblem(null);
    try {
      // Offline, nothing is sent and the error can be shown at once.
      if (navigator.onLine === false) throw new AppError('network', { sent: false }, true);
      // The server takes ordered goods from the account's cart, and the device does so when checkout closes. A sync between the two
      // would take them twice.
      releaseCart.current = await holdCart();
      sent.current = lines.map(({ item }) => toLineInput(item));
      storeSentOrder(sent.current);
      const input = {
        idempotency_key: key,
        lines: lines.map((line) => ({ ...toLineInput(line.item), unit_price: line.unitPrice })),
        delivery: toDeliveryAddress(values, needsPlace),
        pickup: picked,
        language,
        ordered_from: currentCartOwner(),
      };
      if (buying && approval)
        await finishRequest((await requestPurchase(db, { ...input, buying, ...approval })).id);
      else {
        const checkout = await placeOrder(db, { ...input, buying });
        if (needsPlace) saveAddress(values);
        await finish(checkout);
      }
      return null;
    } catch (cause) {
      const error = asAppError(cause);
      if (isResultUnknown(error)) {
        setProblem(error);
        setPhase('checking');
        return null;
      }
      forgetSentOrder();
      releaseCart.current();
      await services.queryClient.refetchQueries({ queryKey: queryKey('cart', 'quote'), type: 'active' });
      // Somebody may have changed the limits.
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('buying') });
      setProblem(error);
      setPhase('idle');
      return error;
    } finally {
      running.current = false;
    }
  }

  function startNewOrder() {
    forgetCheckoutKey();
    setKey(openCheckoutKey());
    setProblem(null);
  }

  return { place, phase, problem, clearProblem: () => setProblem(null), startNewOrder };
}
