import type { VolumeDiscount } from '@mawad/supabase/products/queries';
import { type NumberResult, readNumber, readPercent } from '@mawad/shared-i18n/read-number';

/** Example of a volume-price cell, shown to sellers. */
export const volumesExample = '50 = 3%; 200 = 5.5%';

/** Writes volume prices as one cell: from which quantity buyers get which discount in percent. */
export function volumesText(
  volumes: readonly VolumeDiscount[],
  write: (number: number) => string = String,
): string {
  return volumes.map(({ quantity, percent }) => `${write(quantity)} = ${write(percent)}%`).join('; ');
}

export type VolumesResult =
  | { value: VolumeDiscount[] }
  | { problem: 'volume_invalid' }
  /** `value` is ambiguous between two numbers. */
  | { problem: 'number_ambiguous'; params: { value: string; high: number; low: number } };

/**
 * Reads volume prices from a cell: pairs of quantity and percent separated by semicolons, bars, line ends, or commas
 * followed by a space. The database checks the ranges.
 */
export function readVolumes(text: string): VolumesResult {
  const pairs = text
    .split(/[\n|;؛]|[,،]\s+/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => pair.split(/[=:]/));
  const parts = pairs.flat().map((part) => ({ part, result: readPart(part) }));
  for (const { part, result } of parts) {
    if ('value' in result) continue;
    const { problem } = result;
    if (problem.code !== 'number_ambiguous') return { problem: 'volume_invalid' };
    return { problem: problem.code, params: { value: digitsIn(part), ...problem.params } };
  }
  if (pairs.length === 0 || pairs.some((pair) => pair.length !== 2)) return { problem: 'volume_invalid' };
  const numbers = parts.map(({ result }) => ('value' in result ? result.value : 0));
  return {
    value: pairs.map((_, place) => ({ quantity: numbers[2 * place]!, percent: numbers[2 * place + 1]! })),
  };
}

function readPart(text: string): NumberResult {
  const result = readNumber(text);
  return 'problem' in result && result.problem.code === 'number_invalid' ? readPercent(text) : result;
}

/** Text from its first to its last digit: "1.250" of " 1.250 %". */
const digitsIn = (text: string) => text.replace(/^[^\p{Nd}]+|[^\p{Nd}]+$/gu, '');
