import type { FigurePeriod } from './figure-period.ts';

/** Value per figure; null if the reader may not see it. */
export type FigureValues<Name extends string> = Record<Name, number | null>;

/** Figures over time with their titles. */
export interface FigureSeries<Name extends string> {
  period: FigurePeriod;
  /** In the order of the page; `money`: amounts in dinars. */
  figures: { name: Name; title: string; money?: boolean }[];
  /** Oldest first; `start` is the first day of the period. */
  points: ({ start: string } & FigureValues<Name>)[];
  /** Sums of the previous period of the same length. */
  before: FigureValues<Name>;
}
