import type { Tones } from './palette.ts';

/** Colours, size and kind of the goods to draw. */
interface Look {
  /** Main colour. */
  tones: Tones;
  /** Second colour, for grips, labels and caps. */
  accent: Tones;
  /** 0 (smallest of the family) to 1 (largest). */
  size: number;
  /** Variant of the subject; the comment of each subject lists its kinds. */
  kind: string;
}

export type Subject = (look: Look) => string;
