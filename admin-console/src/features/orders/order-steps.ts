import type { OrderStatus, OrderSummary } from '@mawad/supabase/queries/orders';

/** What an administrator can do with an order. */
export type OrderStep = 'approve' | 'reject' | 'ship' | 'deliver' | 'cancel';

/** The status that a step leads to; an approval keeps it. */
export const stepStatus = {
  reject: 'Rejected',
  ship: 'Shipped',
  deliver: 'Delivered',
  cancel: 'Cancelled',
} as const satisfies Record<Exclude<OrderStep, 'approve'>, OrderStatus>;

/** The steps open to an administrator now, the main one first; the database decides again. */
export function orderSteps(order: Pick<OrderSummary, 'status' | 'approved_at'>): OrderStep[] {
  if (order.status === 'Shipped') return ['deliver', 'cancel'];
  if (order.status !== 'Processing') return [];
  return order.approved_at === null ? ['approve', 'reject'] : ['ship', 'cancel'];
}
