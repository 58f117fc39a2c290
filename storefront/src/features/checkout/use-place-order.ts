import { useEffect, useRef, useState } from 'react';
import { useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useNavigate } from '@mawad/shared-ui/router';
import { useStore, useStoreApi } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { addAddress } from '@mawad/supabase/queries/account';
import { findCheckout, placeOrder, type PlacedCheckout } from '@mawad/supabase/queries/orders';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';
import { toLineInput, type CartLine } from '../../cart/cart-lines.ts';
import { noteOrdered } from '../../catalogue/search-trail.ts';
import { whenAnswered } from './when-answered.ts';
import {
  forgetCheckout,
  forgetCheckoutKey,
  forgetSentOrder,
  keepSentOrder,
  openCheckoutKey,
  sentOrder,
} from './checkout-storage.ts';
import { addressOf, toDeliveryAddress, type DeliveryValues } from './delivery-schema.ts';
import type { Handover } from './handover.ts';

/** `checking`: an order was sent, its answer was lost, and the server is asked what became of it. */
export type Phase = 'idle' | 'placing' | 'checking';

/**
 * Places the order once, however often it is asked to: one call at a time, and
 * every try of this cart's checkout carries the same idempotency key.
 */
export function usePlaceOrder() {
  const services = useServices();
  const store = useStoreApi();
  const navigate = useNavigate();
  const language = useLanguage();
  const keep = useKeepAddress();
  const [key, setKey] = useState(openCheckoutKey);
  const [unanswered] = useState(sentOrder);
  const [phase, setPhase] = useState<Phase>(unanswered ? 'checking' : 'idle');
  const [problem, setProblem] = useState<AppError | null>(null);
  const running = useRef(false);
  const sent = useRef(unanswered);
  const placed = useRef(false);
  const { data: db } = backendOf(services);

  // What was ordered leaves the cart only once checkout has left the screen: an empty cart would lead its guard away.
  useEffect(
    () => () => {
      if (!placed.current) return;
      store.getState().cart.settle(sent.current ?? []);
      forgetCheckout();
    },
    [store],
  );

  async function finish({ orders }: PlacedCheckout): Promise<void> {
    placed.current = true;
    noteOrdered(
      services,
      (sent.current ?? []).map(({ product_id }) => product_id),
    );
    await navigate(`/order-confirmation/${orders[0]!.id}`, { replace: true });
    void services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    void services.queryClient.invalidateQueries({ queryKey: everyQuery('products') });
  }

  /** Looks after an order whose answer never came, for as long as it takes. */
  useEffect(() => {
    if (phase !== 'checking') return undefined;
    const leaving = new AbortController();
    whenAnswered(() => findCheckout(db, key), leaving.signal).then(
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

  /** Answers the refusal, or null when the order is placed or its fate is not known yet. */
  async function place(
    values: DeliveryValues,
    lines: CartLine[],
    { picked, needsPlace }: Handover,
  ): Promise<AppError | null> {
    if (running.current || placed.current || phase === 'checking') return null;
    running.current = true;
    setPhase('placing');
    setProblem(null);
    try {
      // What never leaves this device can be told at once.
      if (navigator.onLine === false) throw new AppError('network', { sent: false }, true);
      sent.current = lines.map(({ item }) => toLineInput(item));
      keepSentOrder(sent.current);
      const checkout = await placeOrder(db, {
        idempotency_key: key,
        lines: lines.map((line) => ({ ...toLineInput(line.item), unit_price: line.unitPrice })),
        delivery: toDeliveryAddress(values, needsPlace),
        pickup: picked,
        language,
      });
      if (needsPlace) keep(values);
      await finish(checkout);
      return null;
    } catch (cause) {
      const error = asAppError(cause);
      if (isUndecided(error)) {
        setProblem(error);
        setPhase('checking');
        return null;
      }
      forgetSentOrder();
      await services.queryClient.refetchQueries({ queryKey: queryKey('cart', 'quote'), type: 'active' });
      setProblem(error);
      setPhase('idle');
      return error;
    } finally {
      running.current = false;
    }
  }

  function startAnew() {
    forgetCheckoutKey();
    setKey(openCheckoutKey());
    setProblem(null);
  }

  return { place, phase, problem, clearProblem: () => setProblem(null), startAnew };
}

/** Keeps a typed address for the next time; that it fails costs no order. */
function useKeepAddress() {
  const { t } = useTranslation('account');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return (values: DeliveryValues) => {
    if (values.address_id !== '' || !values.save_address) return;
    const { landmark, postal_code, ...rest } = addressOf(values);
    const input = { ...rest, label: '', landmark: landmark || null, postal_code: postal_code || null };
    addAddress(backendOf(services).data, { ...input, is_default: false }).then(
      () => services.queryClient.invalidateQueries({ queryKey: queryKey('account', 'addresses') }),
      (error: unknown) =>
        showToast({
          title: t('addresses.saveFailed'),
          description: messageOf(error),
          variant: 'destructive',
        }),
    );
  };
}

function asAppError(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('unexpected');
}

/** Whether the server may have placed the order though no answer says so. */
function isUndecided({ retryable, code, context }: AppError): boolean {
  return retryable && code !== 'rate_limited' && context.sent !== false;
}
