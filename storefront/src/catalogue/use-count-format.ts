import { useFormat } from '@mawad/shared-i18n';

/** Formats result counts; estimates are rounded and marked with "≈". */
export function useCountFormat(areEstimates: boolean): (count: number) => string {
  const format = useFormat();
  return (count) =>
    areEstimates && count > 0 ? `≈ ${format.number(Number(count.toPrecision(2)))}` : format.number(count);
}
