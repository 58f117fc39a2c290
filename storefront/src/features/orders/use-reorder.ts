import { useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { listProductsByIds } from '@mawad/supabase/catalogue/queries';
import { quoteCart, type CartLineInput, type OrderLine } from '@mawad/supabase/orders/queries';
import { confirmationQuery, orderQuery } from './order-queries.ts';
import { planReorder, type ReorderPlan } from './plan-reorder.ts';

export interface Reorder {
  isPending: boolean;
  error: unknown;
  /** Lines to add and lines that fall short, once they were compared with present prices and stock. */
  plan: ReorderPlan | undefined;
  /** False while a plan with changed prices waits for `confirm` or `cancel`. */
  isAdded: boolean;
  begin: () => void;
  confirm: () => void;
  cancel: () => void;
}

/**
 * Adds the available goods of an order, or of all orders of its checkout, to the cart. Goods whose price changed since are added
 * only after `confirm`.
 */
export function useReorder(orderId: string, scope: 'order' | 'checkout' = 'order'): Reorder {
  const services = useServices();
  const store = useStoreApi();
  const [isAdded, setAdded] = useState(false);
  function add(plan: ReorderPlan) {
    const { cart, toast } = store.getState();
    for (const { quantity, ...line } of plan.adds) cart.add(line, quantity);
    toast.dismissFailure();
    setAdded(true);
  }
  const comparison = useMutation({
    mutationFn: async (): Promise<ReorderPlan> => {
      const { data: db } = backendOf(services);
      const { queryClient } = services;
      const { orders } =
        scope === 'checkout'
          ? await queryClient.fetchQuery(confirmationQuery(services, orderId))
          : { orders: [await queryClient.fetchQuery(orderQuery(services, orderId))] };
      const lines = orders.flatMap((order) => order.lines);
      const inputs = lines.flatMap(toLineInput);
      if (inputs.length === 0) return { adds: [], repriced: [], capped: [], soldOut: [], gone: lines };
      const [cards, quote] = await Promise.all([
        listProductsByIds(db, [...new Set(inputs.map(({ product_id }) => product_id))]),
        quoteCart(db, inputs),
      ]);
      return planReorder(lines, cards, quote, store.getState().cart.items);
    },
    onMutate: () => setAdded(false),
    onSuccess: (plan) => {
      if (plan.repriced.length === 0) add(plan);
    },
  });
  const { data: plan, error, isPending } = comparison;
  return {
    ...{ plan, error, isPending, isAdded },
    begin: () => comparison.mutate(),
    confirm: () => plan && add(plan),
    cancel: () => comparison.reset(),
  };
}

/** Cart line input of an order line; empty if the product was deleted. */
function toLineInput({ product_id, variant_id, quantity }: OrderLine): CartLineInput[] {
  return product_id === null ? [] : [{ product_id, variant_id, quantity }];
}
