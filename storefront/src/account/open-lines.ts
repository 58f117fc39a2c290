import type { Returnable } from '@mawad/supabase/returns/queries';

/** Lines of an order of which something may still come back. */
export const openLines = ({ lines }: Pick<Returnable, 'lines'>) =>
  lines.filter(({ refused_because: reason }) => reason === null);
