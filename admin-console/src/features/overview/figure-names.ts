import type { Figures } from '@mawad/supabase/queries/overview';

/** Figures over time, in display order. */
export const figureNames = ['orders', 'revenue', 'sellers', 'buyers'] as const satisfies (keyof Figures)[];
