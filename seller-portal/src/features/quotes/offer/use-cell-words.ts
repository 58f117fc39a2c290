import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { numberText } from '@mawad/shared-i18n/read-number';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import type { AskedLine } from './offer-values.ts';
import type { QuantityProblem } from '@mawad/shared-ui/kit/read-quantity.ts';
import { type CellProblem, type PlainProblem, plainProblems } from './read-offer.ts';

const isPlain = (code: string): code is PlainProblem => plainProblems.some((one) => one === code);

/** Returns the message of a problem. */
export function useProblemMessage(): (problem: CellProblem) => string {
  const { t } = useTranslation('quotes');
  const numberMessage = useNumberMessage();
  return (problem) => {
    if (problem.code === 'refused') return problem.text;
    return isPlain(problem.code) ? t(`problems.${problem.code}`) : numberMessage(problem as QuantityProblem);
  };
}

/** The numbers that an ambiguous cell may mean; none for other problems. */
export function choicesOf(problem: CellProblem | undefined): number[] {
  return problem?.code === 'number_ambiguous' ? [problem.params.low, problem.params.high] : [];
}

const isShort = (number: number) => Math.abs(number - Number(number.toFixed(3))) < 1e-9;

/** Returns the conversion in words, "1 bag = 0.05 ton"; empty if both units are the same. */
export function useConversion(): (line: AskedLine, unit: string, factor: number | null) => string {
  const format = useFormat();
  return (line, unit, factor) => {
    const requested = readUnit(line.unit) ?? line.unit;
    if (factor === null || (requested === unit && factor === 1)) return '';
    const quantity = (code: string, count: number) =>
      isShort(count) ? format.quantity(code, count) : `${numberText(count)} ${format.unit(code)}`;
    return isShort(1 / factor)
      ? `${quantity(unit, 1)} = ${quantity(requested, 1 / factor)}`
      : `${quantity(requested, 1)} = ${quantity(unit, factor)}`;
  };
}
