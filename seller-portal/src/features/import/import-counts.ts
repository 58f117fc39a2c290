import type { ImportProgress } from '@mawad/supabase/imports/queries';

/** Number of rows that applying would write. */
export const rowsToApply = ({ counts, confirmed }: Pick<ImportProgress, 'counts' | 'confirmed'>) =>
  (counts.create ?? 0) + (counts.change ?? 0) + confirmed;

/** Number of rows written. */
export const appliedRows = (counts: ImportProgress['counts']) =>
  (counts.created ?? 0) + (counts.changed ?? 0);

/** Number of rows of a finished import that are not written and may be checked again. */
export const openRows = ({ create, change, refused, held, waiting }: ImportProgress['counts']) =>
  (create ?? 0) + (change ?? 0) + (refused ?? 0) + (held ?? 0) + (waiting ?? 0);
