import type { ProductVariant } from '@mawad/supabase/catalogue/queries';

/** Selected values of a variant; a product may have sizes, colours or both. */
export interface VariantChoice {
  size: string | null;
  color: string | null;
}

/** Value of a dimension with its stock for the other selection. */
export interface VariantOption {
  value: string;
  label_en: string;
  label_ar: string;
  stock: number;
  /** False if the seller does not offer it with the other selection. */
  isPossible: boolean;
}

export type Dimension = keyof VariantChoice;

export const dimensions: Dimension[] = ['size', 'color'];

/** Values of a dimension in the seller's order; empty if the product does not have this dimension. */
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
      isPossible: false,
    };
    if (fitsOtherSelection(variant, dimension, choice)) {
      option.stock += variant.stock;
      option.isPossible = true;
    }
    options.set(value, option);
  }
  return [...options.values()];
}

/** Variant of a complete selection; undefined if there is none. */
export function chosenVariant(variants: ProductVariant[], choice: VariantChoice): ProductVariant | undefined {
  return variants.find((variant) => variant.size === choice.size && variant.color === choice.color);
}

/** First dimension without a selection; null if the selection is complete. */
export function missingDimension(variants: ProductVariant[], choice: VariantChoice): Dimension | null {
  if (variants.length === 0 || chosenVariant(variants, choice)) return null;
  return dimensions.find((name) => choice[name] === null && isVaried(variants, name)) ?? null;
}

/** Total stock of all variants that match the selection so far. */
export function stockOfChoice(variants: ProductVariant[], choice: VariantChoice): number {
  return variants
    .filter((variant) => dimensions.every((name) => choice[name] === null || variant[name] === choice[name]))
    .reduce((sum, { stock }) => sum + stock, 0);
}

/** Selection of the variant in the address; otherwise only dimensions with a single value are selected. */
export function firstChoice(variants: ProductVariant[], variantId: number | null): VariantChoice {
  const requested = variants.find(({ id }) => id === variantId);
  if (requested) return { size: requested.size, color: requested.color };
  return { size: onlyValue(variants, 'size'), color: onlyValue(variants, 'color') };
}

/** Selection after an option is pressed: selects it, or clears it if it was selected. */
export function withOption(
  variants: ProductVariant[],
  choice: VariantChoice,
  dimension: Dimension,
  value: string,
): VariantChoice {
  const selected = choice[dimension] === value ? onlyValue(variants, dimension) : value;
  return { ...choice, [dimension]: selected };
}

const isVaried = (variants: ProductVariant[], dimension: Dimension) =>
  variants.some((variant) => variant[dimension] !== null);

function onlyValue(variants: ProductVariant[], dimension: Dimension): string | null {
  const values = new Set(variants.map((variant) => variant[dimension]));
  return values.size === 1 ? ([...values][0] ?? null) : null;
}

function fitsOtherSelection(variant: ProductVariant, dimension: Dimension, choice: VariantChoice): boolean {
  const other = dimension === 'size' ? 'color' : 'size';
  return choice[other] === null || variant[other] === choice[other];
}

function arabicLabel(variant: ProductVariant, dimension: Dimension): string {
  return dimension === 'color' ? (variant.color_ar ?? variant.color ?? '') : (variant.size ?? '');
}
