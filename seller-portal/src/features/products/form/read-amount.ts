import { readNumber, readPercent } from '@mawad/shared-i18n/read-number';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';

/** Number of an already validated price, quantity or percentage; null if blank. */
export function amountOf(text: string): number | null {
  const results = [readNumber(text), readQuantity(text), readPercent(text)];
  return results.find((result) => 'value' in result)?.value ?? null;
}
