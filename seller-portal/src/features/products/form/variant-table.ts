import { variantKey, emptyVariant, type VariantValues } from './product-values.ts';

export interface ColourName {
  color: string;
  color_ar: string;
}

const items = (text: string) => [
  ...new Set(
    text
      .split(/[,،;؛\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
];

/** Sizes separated by commas or lines; one without a size if the text is blank. */
export function readSizes(text: string): string[] {
  const sizes = items(text);
  return sizes.length > 0 ? sizes : [''];
}

/** Colours separated by commas or lines, in one language or both: "Black = أسود". */
export function readColours(text: string): ColourName[] {
  const colours = items(text).map((item): ColourName => {
    const names = item.split('=').map((name) => name.trim());
    const color_ar = names.find((name) => /\p{Script=Arabic}/u.test(name)) ?? '';
    const color = names.find((name) => name !== '' && name !== color_ar) ?? color_ar;
    return { color, color_ar };
  });
  return colours.length > 0 ? colours : [{ color: '', color_ar: '' }];
}

/** Variants of a table of sizes and colours, in its order, with the stock of each cell; null for one that exists. */
export function variantTable(
  sizes: readonly string[],
  colours: readonly ColourName[],
  known: readonly VariantValues[],
): (VariantValues | null)[][] {
  const keys = new Set(known.map(variantKey));
  return sizes.map((size) =>
    colours.map((colour) => {
      const variant: VariantValues = { ...emptyVariant, size, ...colour, opening_stock: '0' };
      return keys.has(variantKey(variant)) ? null : variant;
    }),
  );
}
