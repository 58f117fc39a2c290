import type { QueryClient } from '../query.ts';

interface CacheEvent {
  type: string;
  action?: { type: string; error?: unknown };
}

/** Calls back with the code of each failed query and mutation. Returns a function that stops. */
export function watchRefusals(queryClient: QueryClient, onRefused: (code: unknown) => void): () => void {
  const handle = ({ type, action }: CacheEvent) => {
    if (type !== 'updated' || action?.type !== 'error') return;
    onRefused((action.error as { code?: unknown } | null)?.code);
  };
  const stops = [
    queryClient.getQueryCache().subscribe(handle),
    queryClient.getMutationCache().subscribe(handle),
  ];
  return () => stops.forEach((stop) => stop());
}
