import type { ProductVariant } from '@mawad/supabase/queries/catalogue';

/** What of a variant has been chosen; a product may vary in either or both. */
export interface VariantChoice {
  size: string | null;
  color: string | null;
}

/** One value of a dimension, with the stock it has together with the other choice. */
export interface VariantOption {
  value: string;
  label_en: string;
  label_ar: string;
  stock: number;
  /** False when the seller does not make it together with the other choice. */
  possible: boolean;
}

export type Dimension = keyof VariantChoice;

export const dimensions: Dimension[] = ['size', 'color'];

/** Values of a dimension in the seller's order. Empty when the product does not vary in it. */
export function optionsOf(
  variants: ProductVariant[],
  dimension: Dimension,
  choice: VariantChoice,
): VariantOption[] {
  const options = new Map<string, VariantOption>();
  for (const variant of variants) {
    const value = variant[dimension];
    if (value === null) continue;
    const option = options.get(value) ?? {
      value,
      label_en: value,
      label_ar: arabicLabel(variant, dimension),
      stock: 0,
      possible: false,
    };
    if (fitsOther(variant, dimension, choice)) {
      option.stock += variant.stock;
      option.possible = true;
    }
    options.set(value, option);
  }
  return [...options.values()];
}

/** The variant that the choice names completely, if there is one. */
export function chosenVariant(variants: ProductVariant[], choice: VariantChoice): ProductVariant | undefined {
  return variants.find((variant) => variant.size === choice.size && variant.color === choice.color);
}

/** The first dimension that still has to be chosen; null when the choice is complete. */
export function missingDimension(variants: ProductVariant[], choice: VariantChoice): Dimension | null {
  if (variants.length === 0 || chosenVariant(variants, choice)) return null;
  return dimensions.find((name) => choice[name] === null && isVaried(variants, name)) ?? null;
}

/** Units in stock of everything that the choice so far leaves open. */
export function stockOfChoice(variants: ProductVariant[], choice: VariantChoice): number {
  return variants
    .filter((variant) => dimensions.every((name) => choice[name] === null || variant[name] === choice[name]))
    .reduce((sum, { stock }) => sum + stock, 0);
}

/** The choice an address asks for, else nothing but what leaves no choice. */
export function firstChoice(variants: ProductVariant[], variantId: number | null): VariantChoice {
  const asked = variants.find(({ id }) => id === variantId);
  if (asked) return { size: asked.size, color: asked.color };
  return { size: onlyValue(variants, 'size'), color: onlyValue(variants, 'color') };
}

/** The choice after pressing a value: taken, or taken back when it was chosen. */
export function withOption(
  variants: ProductVariant[],
  choice: VariantChoice,
  dimension: Dimension,
  value: string,
): VariantChoice {
  const taken = choice[dimension] === value ? onlyValue(variants, dimension) : value;
  return { ...choice, [dimension]: taken };
}

const isVaried = (variants: ProductVariant[], dimension: Dimension) =>
  variants.some((variant) => variant[dimension] !== null);

function onlyValue(variants: ProductVariant[], dimension: Dimension): string | null {
  const values = new Set(variants.map((variant) => variant[dimension]));
  return values.size === 1 ? ([...values][0] ?? null) : null;
}

function fitsOther(variant: ProductVariant, dimension: Dimension, choice: VariantChoice): boolean {
  const other = dimension === 'size' ? 'color' : 'size';
  return choice[other] === null || variant[other] === choice[other];
}

function arabicLabel(variant: ProductVariant, dimension: Dimension): string {
  return dimension === 'color' ? (variant.color_ar ?? variant.color ?? '') : (variant.size ?? '');
}
