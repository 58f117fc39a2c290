import { useServices } from '@mawad/shared-ui/contract';
import { useMutation } from '@mawad/shared-ui/query';
import { useStoreApi } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { listProductsByIds } from '@mawad/supabase/queries/catalogue';
import { quoteCart, type CartLineInput, type OrderLine } from '@mawad/supabase/queries/orders';
import { orderQuery } from './order-queries.ts';
import { planReorder, type ReorderPlan } from './plan-reorder.ts';

/** Puts what an order had, and is still sold, into the cart; answers what was put there and what was not. */
export function useReorder(orderId: string) {
  const services = useServices();
  const store = useStoreApi();
  return useMutation({
    mutationFn: async (): Promise<ReorderPlan> => {
      const { data: db } = backendOf(services);
      const { lines } = await services.queryClient.fetchQuery(orderQuery(services, orderId));
      const asked = lines.flatMap(toLineInput);
      if (asked.length === 0) return { adds: [], capped: [], soldOut: [], gone: lines };
      const [cards, quote] = await Promise.all([
        listProductsByIds(db, [...new Set(asked.map(({ product_id }) => product_id))]),
        quoteCart(db, asked),
      ]);
      const { cart, toast } = store.getState();
      const plan = planReorder(lines, cards, quote, cart.items);
      for (const { quantity, ...line } of plan.adds) cart.add(line, quantity);
      toast.dismissFailure();
      return plan;
    },
  });
}

/** A line whose product still exists. */
function toLineInput({ product_id, variant_id, quantity }: OrderLine): CartLineInput[] {
  return product_id === null ? [] : [{ product_id, variant_id, quantity }];
}
