import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useNavigate } from '@mawad/shared-ui/router';
import { useStoreApi } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { placeOrder, type PlaceOrderInput } from '@mawad/supabase/queries/orders';
import { toLineInput, type CartLine } from '../../cart/cart-lines.ts';
import { forgetCheckout, openCheckoutKey } from './checkout-storage.ts';
import { toDeliveryAddress, type DeliveryValues } from './delivery-schema.ts';

/** Why an order was refused, with the prices the buyer had seen. */
export interface Problem {
  error: AppError;
  lines: CartLine[];
}

/**
 * Places the order once, however often it is asked to: one call at a time, and
 * every try of this checkout carries the same idempotency key.
 */
export function usePlaceOrder() {
  const services = useServices();
  const store = useStoreApi();
  const navigate = useNavigate();
  const language = useLanguage();
  const running = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const placed = useRef(false);

  // The cart empties only once checkout has left the screen: an empty cart would lead its guard to the cart page.
  useEffect(
    () => () => {
      if (!placed.current) return;
      store.getState().cart.clear();
      forgetCheckout();
    },
    [store],
  );

  async function send(input: PlaceOrderInput): Promise<void> {
    const { orders } = await placeOrder(backendOf(services).data, input);
    placed.current = true;
    await navigate(`/order-confirmation/${orders[0]!.id}`, { replace: true });
    void services.queryClient.invalidateQueries({ queryKey: ['orders'] });
    void services.queryClient.invalidateQueries({ queryKey: ['products'] });
  }

  /** Answers the refusal, or null when the order is placed. */
  async function place(values: DeliveryValues, lines: CartLine[]): Promise<AppError | null> {
    if (running.current || placed.current) return null;
    running.current = true;
    setPlacing(true);
    setProblem(null);
    try {
      await send({
        idempotency_key: openCheckoutKey(),
        lines: lines.map((line) => ({ ...toLineInput(line.item), unit_price: line.unitPrice })),
        delivery: toDeliveryAddress(values),
        language,
      });
      return null;
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('unexpected');
      setProblem({ error, lines });
      void services.queryClient.invalidateQueries({ queryKey: ['cart-quote'] });
      return error;
    } finally {
      running.current = false;
      setPlacing(placed.current);
    }
  }

  return { place, placing, problem, clearProblem: () => setProblem(null) };
}
