import type { QuoteStatus } from '@mawad/supabase/queries/quotes';

/** States of a request, in the order of the filter. */
export const quoteStates = [
  'Open',
  'Closed',
  'PartlyAwarded',
  'Awarded',
  'Draft',
  'Expired',
  'Withdrawn',
] as const satisfies readonly QuoteStatus[];
