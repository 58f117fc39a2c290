import type { QueryClient } from '../query.ts';

interface CacheEvent {
  type: string;
  action?: { type: string; error?: unknown };
}

/** Calls back whenever an answer says that the signed-in person's account is suspended. Answers how to stop. */
export function watchSuspension(queryClient: QueryClient, onSuspended: () => void): () => void {
  const hear = ({ type, action }: CacheEvent) => {
    if (type !== 'updated' || action?.type !== 'error') return;
    if ((action.error as { code?: unknown } | null)?.code === 'account_suspended') onSuspended();
  };
  const stops = [queryClient.getQueryCache().subscribe(hear), queryClient.getMutationCache().subscribe(hear)];
  return () => stops.forEach((stop) => stop());
}
