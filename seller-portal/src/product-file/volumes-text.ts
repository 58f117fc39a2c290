import type { VolumeDiscount } from '@mawad/supabase/queries/own-products';
import { readNumber, readPercent } from '@mawad/shared-i18n/read-number';

/** What a cell of prices by volume looks like, as it is told to sellers. */
export const volumesExample = '50 = 3%; 200 = 5.5%';

/** Prices by volume in one cell: from which quantity on buyers pay how many percent less. */
export function volumesText(
  volumes: readonly VolumeDiscount[],
  write: (number: number) => string = String,
): string {
  return volumes.map(({ quantity, percent }) => `${write(quantity)} = ${write(percent)}%`).join('; ');
}

/**
 * The prices by volume that a cell holds: pairs of quantity and percent with semicolons, bars or line ends between, or commas
 * that a space follows. Null where it is not written so; whether the numbers will do, the database says.
 */
export function readVolumes(text: string): VolumeDiscount[] | null {
  const pairs = text
    .split(/[\n|;؛]|[,،]\s+/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  const read = pairs.map((pair) => {
    const [quantity, percent, ...others] = pair.split(/[=:]/).map(readPart);
    return quantity == null || percent == null || others.length > 0 ? null : { quantity, percent };
  });
  return read.length > 0 && read.every((pair) => pair !== null) ? read : null;
}

function readPart(text: string): number | null {
  const results = [readNumber(text), readPercent(text)];
  return results.find((result) => 'value' in result)?.value ?? null;
}
