import type { OrderStatus, OrderSummary } from '@mawad/supabase/orders/queries';

export type OrderStep = 'approve' | 'reject' | 'ship' | 'deliver' | 'cancel';

/** Status after a step; an approval does not change the status. */
export const stepStatus = {
  reject: 'Rejected',
  ship: 'Shipped',
  deliver: 'Delivered',
  cancel: 'Cancelled',
} as const satisfies Record<Exclude<OrderStep, 'approve'>, OrderStatus>;

/** Steps that an administrator may take now, the main one first. The database checks them again. */
export function orderSteps(order: Pick<OrderSummary, 'status' | 'approved_at'>): OrderStep[] {
  if (order.status === 'Shipped') return ['deliver', 'cancel'];
  if (order.status !== 'Processing') return [];
  return order.approved_at === null ? ['approve', 'reject'] : ['ship', 'cancel'];
}
