import type { units } from '../../src/queries/catalogue.ts';

/** English, then Arabic. */
export type Both = readonly [en: string, ar: string];

export type Unit = (typeof units)[number];

/** A worded choice: what it is called, how it moves the price, how it changes the picture. */
export type Choice = readonly [
  en: string,
  ar: string,
  factor?: number,
  look?: { kind?: string; colour?: string; accent?: string; subject?: string },
];

/** Stands for the sellers' own films: "Big Buck Bunny" by the Blender Foundation, CC BY 3.0, played from YouTube. */
export const sampleFilm = 'aqz-KE-bpKQ';

/**
 * Goods that differ only in a few properties. Every combination of the axes becomes a product;
 * `{axis}` in the names is replaced by its value.
 */
export interface Family {
  /** Key of the subcategory. */
  sub: string;
  name: Both;
  about: Both;
  /** What can be reckoned from the numeric axes: weight, pieces, area. */
  detail?: (v: Record<string, number>) => Both;
  unit: Unit;
  /** IQD, or computed from the numeric axes; choices and brands multiply it. */
  price: number | ((v: Record<string, number>) => number);
  axes: Record<string, readonly (number | Choice)[]>;
  /** Properties that all members share. */
  specs?: Record<string, number | string | Both>;
  draw: readonly [subject: string, kind: string, colour?: string, accent?: string];
  /** Key of a brand list; absent: sold without a brand. */
  brands?: string;
  /** Prefix of the model number; only for branded goods. */
  model?: string;
  variants?:
    | 'glove'
    | 'shoe'
    | 'garment'
    | 'helmet'
    | 'paint'
    | 'tileColour'
    | 'cableColour'
    | 'sprayColour'
    | 'grout';
  /** Products kept when there are more combinations. */
  keep?: number;
  /** Carries a data sheet. */
  sheet?: boolean;
  /** YouTube id of a film about goods of this kind. */
  video?: string;
  /** Subcategories whose goods go with this one. */
  goesWith?: readonly string[];
  /** Usual stock of one product; default 120. */
  stock?: number;
}
