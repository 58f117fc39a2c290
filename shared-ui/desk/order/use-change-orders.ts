import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import type { StepInput } from '@mawad/shared-ui/desk/order/step-buttons.tsx';
import type { OrderStep } from '@mawad/shared-ui/desk/order/open-steps.ts';
import { backendOf } from '@mawad/supabase/client';
import { changeOrders, type OrdersChange, type SeenOrder } from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Takes one step with many orders and reloads them, also after a failure. */
export function useChangeOrders() {
  const services = useServices();
  const queryClient = useQueryClient();
  return async (
    step: OrderStep,
    orders: readonly SeenOrder[],
    { note, courierId }: StepInput,
  ): Promise<OrdersChange> => {
    try {
      return await changeOrders(backendOf(services).data, orders, step, note, courierId);
    } finally {
      await queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    }
  };
}
