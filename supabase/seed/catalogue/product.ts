import type { Both, Unit } from './family.ts';

export interface Attribute {
  key: string;
  label_en: string;
  label_ar: string;
  value_en: string;
  value_ar: string;
  number?: number;
  unit?: string;
}

/** How the goods look, before it is decided how they stand in the picture. */
export interface Appearance {
  subject: string;
  kind: string;
  colour?: string;
  accent?: string;
  /** 0…1, proportion within the family. */
  size: number;
}

/** One item of the catalogue, before it has a seller, a stock and a picture. */
export interface Item {
  /** Same in every run. */
  key: string;
  /** Key of the subcategory. */
  sub: string;
  name: Both;
  description: Both;
  unit: Unit;
  /** IQD */
  price: number;
  brand: string | null;
  model: string | null;
  attributes: readonly Attribute[];
  appearance: Appearance;
  variants: string | null;
  goesWith: readonly string[];
  sheet: boolean;
  video: string | null;
  /** Usual stock. */
  stock: number;
}

/** Prices as shops write them: whole steps of 250 dinars, of 50 for small things. */
export function roundPrice(price: number): number {
  const step = price < 2000 ? 50 : price < 250_000 ? 250 : 1000;
  return Math.max(50, Math.round(price / step) * step);
}
