import type { Figures } from '@mawad/supabase/queries/overview';

/** What is counted over time, in the order of the page. */
export const figureNames = ['orders', 'revenue', 'sellers', 'buyers'] as const satisfies (keyof Figures)[];
