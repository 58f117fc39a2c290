import { readNumber, readPercent } from '@mawad/shared-i18n/read-number';
import { readQuantity } from '@mawad/shared-ui/read-quantity';

/** The number of a price, quantity or percentage that was checked before; null for a blank one. */
export function amountOf(text: string): number | null {
  const results = [readNumber(text), readQuantity(text), readPercent(text)];
  return results.find((result) => 'value' in result)?.value ?? null;
}
