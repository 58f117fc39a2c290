import type { Tones } from './palette.ts';

/** What a drawing function receives: colours, proportion and form of the goods. */
interface Look {
  /** The goods' main colour. */
  tones: Tones;
  /** Second colour, for grips, labels and caps. */
  accent: Tones;
  /** 0 (the smallest of its family) … 1 (the largest). */
  size: number;
  /** Which form of the subject; each subject names its own. */
  kind: string;
}

export type Subject = (look: Look) => string;
