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
}

type Dimension = keyof VariantChoice;

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
    };
    if (fitsOther(variant, dimension, choice)) option.stock += variant.stock;
    options.set(value, option);
  }
  return [...options.values()];
}

/** The variant that the choice names completely, if there is one. */
export function chosenVariant(variants: ProductVariant[], choice: VariantChoice): ProductVariant | undefined {
  return variants.find((variant) => variant.size === choice.size && variant.color === choice.color);
}

/** The first variant in stock, so that a price and a stock stand there at once. */
export function firstChoice(variants: ProductVariant[]): VariantChoice {
  const variant = variants.find(({ stock }) => stock > 0) ?? variants[0];
  return { size: variant?.size ?? null, color: variant?.color ?? null };
}

/** The choice after picking a value; the other dimension follows when the pair does not exist. */
export function withOption(
  variants: ProductVariant[],
  choice: VariantChoice,
  dimension: Dimension,
  value: string,
): VariantChoice {
  const wanted = { ...choice, [dimension]: value };
  if (chosenVariant(variants, wanted)) return wanted;
  return firstChoice(variants.filter((variant) => variant[dimension] === value));
}

function fitsOther(variant: ProductVariant, dimension: Dimension, choice: VariantChoice): boolean {
  const other = dimension === 'size' ? 'color' : 'size';
  return choice[other] === null || variant[other] === choice[other];
}

function arabicLabel(variant: ProductVariant, dimension: Dimension): string {
  return dimension === 'color' ? (variant.color_ar ?? variant.color ?? '') : (variant.size ?? '');
}
