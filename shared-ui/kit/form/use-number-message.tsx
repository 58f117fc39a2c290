import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { QuantityProblem } from '../read-quantity.ts';

export function useNumberMessage(): (problem: QuantityProblem) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (problem) => {
    switch (problem.code) {
      case 'number_ambiguous':
        return t('numbers.number_ambiguous', {
          high: format.number(problem.params.high),
          low: format.number(problem.params.low),
        });
      case 'unit_differs':
        return t('numbers.unit_differs', { unit: format.unit(problem.params.unit) });
      case 'unit_unknown':
        return t('numbers.unit_unknown', problem.params);
      default:
        return t(`numbers.${problem.code}`);
    }
  };
}
