import type { FigurePeriod } from './figure-period.ts';

/** A figure of the series; null where the reader may not see it. */
export type FigureValues<Name extends string> = Record<Name, number | null>;

/** Figures over time, with the words for them. */
export interface FigureSeries<Name extends string> {
  period: FigurePeriod;
  /** In the order of the page; `money`: amounts in dinars. */
  figures: { name: Name; title: string; money?: boolean }[];
  /** The oldest first; `start` is the first day of each. */
  points: ({ start: string } & FigureValues<Name>)[];
  /** Of as long a time before. */
  before: FigureValues<Name>;
}
