/** A step with an order: an approval, or the status that it gets. */
export type OrderStep = 'approve' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Rejected';

interface Standing {
  status: string;
  approved_at: string | null;
}

/** Whether an order can take a step now, whoever takes it. The database decides again, by its table `order_transitions`. */
export function isOpenStep(step: OrderStep, { status, approved_at }: Standing): boolean {
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
