import type { ImportProgress } from '@mawad/supabase/queries/imports';

/** Number of rows that applying would write. */
export const rowsToApply = ({ counts, confirmed }: Pick<ImportProgress, 'counts' | 'confirmed'>) =>
  (counts.create ?? 0) + (counts.change ?? 0) + confirmed;

/** Number of rows written. */
export const appliedRows = (counts: ImportProgress['counts']) =>
  (counts.created ?? 0) + (counts.changed ?? 0);
