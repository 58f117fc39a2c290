import type { QueryClient } from '../query.ts';

interface CacheEvent {
  type: string;
  action?: { type: string; error?: unknown };
}

/** Calls back with the code of every query and every change that is refused. Answers how to stop. */
export function watchRefusals(queryClient: QueryClient, onRefused: (code: unknown) => void): () => void {
  const hear = ({ type, action }: CacheEvent) => {
    if (type !== 'updated' || action?.type !== 'error') return;
    onRefused((action.error as { code?: unknown } | null)?.code);
  };
  const stops = [queryClient.getQueryCache().subscribe(hear), queryClient.getMutationCache().subscribe(hear)];
  return () => stops.forEach((stop) => stop());
}
