import type { QuoteStatus } from '@mawad/supabase/quotes/queries';

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
