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

/** Look of the goods; `illustrate` adds the arrangement in the picture. */
export interface Appearance {
  subject: string;
  kind: string;
  colour?: string;
  accent?: string;
  /** Relative size within the family, 0 to 1. */
  size: number;
}

/** An item of the catalogue without seller, stock and picture. */
export interface Item {
  /** Stable across runs. */
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

/** Rounds a price, IQD: to 50 below 2,000, to 250 below 250,000, else to 1,000. */
export function roundPrice(price: number): number {
  const step = price < 2000 ? 50 : price < 250_000 ? 250 : 1000;
  return Math.max(50, Math.round(price / step) * step);
}
