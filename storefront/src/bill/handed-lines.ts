import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import type { FoundLine } from './found-line.ts';

/** A line that one page hands to the quote request, with its goods if they are known. */
export interface HandedLine extends FoundLine {
  product: { product_id: number; variant_id?: number; name: string } | null;
}

const codec = {
  encode: (lines: HandedLine[]) => JSON.stringify(lines),
  decode: (text: string) => JSON.parse(text) as HandedLine[],
};

// Session sync removes values with this prefix when the user signs out.
const slot = () =>
  storedValue<HandedLine[]>(browserStorage('sessionStorage'), 'mawad-personal-handed-lines', codec, []);

/** Hands lines to the quote request that this tab opens next. */
export const handLines = (lines: HandedLine[]): void => slot().write(lines);

/** The handed lines, once. */
export function takeLines(): HandedLine[] {
  const lines = slot().read();
  slot().forget();
  return lines;
}
