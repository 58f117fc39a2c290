import type { units } from '../../src/catalogue/queries.ts';

/** English, then Arabic. */
export type Both = readonly [en: string, ar: string];

export type Unit = (typeof units)[number];

/** A worded choice: name, factor of the price, change of the picture. */
export type Choice = readonly [
  en: string,
  ar: string,
  factor?: number,
  look?: { kind?: string; colour?: string; accent?: string; subject?: string },
];

/** YouTube id of a placeholder for sellers' films: "Big Buck Bunny" by the Blender Foundation, CC BY 3.0. */
export const sampleFilm = 'aqz-KE-bpKQ';

/**
 * Goods that differ only in a few properties. Every combination of the axes becomes a product; `{axis}` in texts is replaced
 * by its value.
 */
export interface Family {
  /** Key of the subcategory. */
  sub: string;
  name: Both;
  about: Both;
  /** Sentence computed from the numeric axes, e.g. about weight, pieces or area. */
  detail?: (v: Record<string, number>) => Both;
  unit: Unit;
  /** IQD, constant or computed from the numeric axes; multiplied by the factors of choices and brands. */
  price: number | ((v: Record<string, number>) => number);
  axes: Record<string, readonly (number | Choice)[]>;
  /** Properties that all members share. */
  specs?: Record<string, number | string | Both>;
  draw: readonly [subject: string, kind: string, colour?: string, accent?: string];
  /** Key of a brand list; absent: no brand. */
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
  /** Most products; a random selection if there are more combinations. */
  keep?: number;
  /** Whether the products have a datasheet. */
  sheet?: boolean;
  /** YouTube id. */
  video?: string;
  /** Subcategories of compatible goods. */
  goesWith?: readonly string[];
  /** Usual stock of one product; default 120. */
  stock?: number;
}
