import { localized, type Language } from '@mawad/shared-i18n';
import type { LineMatch, MatchedLine } from '@mawad/supabase/quotes/queries';
import type { LinkedProduct, QuoteLine } from './quote-lines.ts';

/** Results by description. */
export type Matches = ReadonlyMap<string, MatchedLine>;

/** Text by which a line is looked up; '' for a line that is linked. */
export const textOf = ({ description, product }: QuoteLine): string => (product ? '' : description.trim());

/** The result for a line whose goods the buyer may still choose. */
export const matchOf = (line: QuoteLine, matches: Matches): MatchedLine | undefined =>
  line.product ? undefined : matches.get(textOf(line));

/** Whether goods of the catalogue fit, apart from those of another size. */
export const isSold = (match: MatchedLine | undefined): boolean => match !== undefined && match.sellers > 0;

export function linkedProduct(match: LineMatch, language: Language): LinkedProduct {
  const { product_id, variant_id: variantId } = match;
  const name = localized(match, 'name', language);
  return { product_id, name, ...(variantId !== null && { variant_id: variantId }) };
}

/** Lines that are linked or could be, and the sure matches that one press accepts. */
export function countMatches(
  lines: readonly QuoteLine[],
  matches: Matches,
  language: Language,
): { sold: number; sure: Map<string, LinkedProduct> } {
  const sure = new Map<string, LinkedProduct>();
  let sold = 0;
  for (const line of lines) {
    const match = line.no_match ? undefined : matchOf(line, matches);
    if (line.product || isSold(match)) sold += 1;
    if (match?.is_sure) sure.set(line.key, linkedProduct(match.matches[0]!, language));
  }
  return { sold, sure };
}
