/** What the states of an order that is collected are called. */
const pickupStates: Record<string, string> = { Shipped: 'ReadyForPickup', Delivered: 'Collected' };

/** The status that people are shown: an order in Processing that nobody approved yet awaits approval. */
export function shownOrderStatus({
  status,
  approved_at,
  is_pickup,
}: {
  status: string;
  approved_at: string | null;
  is_pickup: boolean;
}): string {
  if (status === 'Processing' && approved_at === null) return 'AwaitingApproval';
  return (is_pickup && pickupStates[status]) || status;
}
