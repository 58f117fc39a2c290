import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { listProductsByIds } from '@mawad/supabase/queries/catalogue';
import { quoteCart, type CartLineInput, type OrderLine } from '@mawad/supabase/queries/orders';
import { confirmationQuery, orderQuery } from './order-queries.ts';
import { planReorder, type ReorderPlan } from './plan-reorder.ts';

/**
 * Mutation that adds the available goods of an order, or of all orders of its checkout, to the cart; returns added and missing
 * lines.
 */
export function useReorder(orderId: string, scope: 'order' | 'checkout' = 'order') {
  const services = useServices();
  const store = useStoreApi();
  return useMutation({
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
      const { cart, toast } = store.getState();
      const plan = planReorder(lines, cards, quote, cart.items);
      for (const { quantity, ...line } of plan.adds) cart.add(line, quantity);
      toast.dismissFailure();
      return plan;
    },
  });
}

/** Cart line input of an order line; empty if the product was deleted. */
function toLineInput({ product_id, variant_id, quantity }: OrderLine): CartLineInput[] {
  return product_id === null ? [] : [{ product_id, variant_id, quantity }];
}
