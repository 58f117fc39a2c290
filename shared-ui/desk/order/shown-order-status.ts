/** Names of the statuses of an order that the buyer collects. */
const pickupStates: Record<string, string> = { Shipped: 'ReadyForPickup', Delivered: 'Collected' };

/** Status shown to people: a Processing order without approval is AwaitingApproval. */
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
