/** A step of an order: an approval, or its next status. */
export type OrderStep = 'approve' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Rejected';

interface OrderState {
  status: string;
  approved_at: string | null;
}

/**
 * True if an order can take a step now, regardless of the role. The database checks again with its table
 * `order_transitions`.
 */
export function isOpenStep(step: OrderStep, { status, approved_at }: OrderState): boolean {
  const isProcessing = status === 'Processing';
  switch (step) {
    case 'approve':
      return isProcessing && approved_at === null;
    case 'Shipped':
      return isProcessing && approved_at !== null;
    case 'Delivered':
      return status === 'Shipped';
    case 'Cancelled':
      return isProcessing || status === 'Shipped';
    case 'Rejected':
      return isProcessing;
  }
}
