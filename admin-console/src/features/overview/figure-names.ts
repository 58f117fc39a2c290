import type { Figures } from '@mawad/supabase/queries/overview';

/** What is counted over time, in the order of the page. */
export const figureNames = ['orders', 'revenue', 'sellers', 'buyers'] as const satisfies (keyof Figures)[];
export type FigureName = (typeof figureNames)[number];

/** A day without a time, as a moment that is that day in Baghdad. */
export const noonOf = (day: string) => `${day}T09:00:00Z`;
