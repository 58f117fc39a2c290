import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';

export type LineQuantity = { value: number } | { problem: 'range' | 'whole' };

/** Parses the quantity of a line, from 0 to `most`, in steps of its unit. */
export function readLineQuantity(text: string, unit: string, step: number, most: number): LineQuantity {
  const result = readQuantity(text, unit);
  if ('problem' in result || result.value > most) return { problem: 'range' };
  if (step === 1 && !Number.isInteger(result.value)) return { problem: 'whole' };
  return { value: Math.round(result.value * 1000) / 1000 };
}
