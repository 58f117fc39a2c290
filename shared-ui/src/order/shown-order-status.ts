/** The status that people are shown: an order in Processing that nobody approved yet awaits approval. */
export function shownOrderStatus({
  status,
  approved_at,
}: {
  status: string;
  approved_at: string | null;
}): string {
  return status === 'Processing' && approved_at === null ? 'AwaitingApproval' : status;
}
