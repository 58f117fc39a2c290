import type { Figures } from '@mawad/supabase/site/overview-queries';

/** Figures over time, in display order. */
export const figureNames = ['orders', 'revenue', 'sellers', 'buyers'] as const satisfies (keyof Figures)[];
