import { useFormat } from '@mawad/shared-i18n';
import type { SearchResult } from '@mawad/supabase/queries/catalogue';

/** Writes the counts of a search; estimates say that they are. */
export function useCountFormat(result: SearchResult): (count: number) => string {
  const format = useFormat();
  return (count) =>
    result.counts_are_estimates && count > 0
      ? `≈ ${format.number(Number(count.toPrecision(2)))}`
      : format.number(count);
}
