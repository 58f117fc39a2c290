import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import type { ReturnableLine } from '@mawad/supabase/returns/queries';
import { quantityProblem } from './request-values.ts';

/** Returns why a typed quantity of a line cannot come back; undefined if it can. */
export function useQuantityMessage() {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  const numberMessage = useNumberMessage();
  return (text: string, line: Pick<ReturnableLine, 'unit' | 'step' | 'returnable'>): string | undefined => {
    const problem = quantityProblem(text, line);
    switch (problem?.code) {
      case undefined:
        return undefined;
      case 'none':
        return t('form.quantityMissing');
      case 'most':
        return t('form.quantityMost', { amount: format.quantity(line.unit, line.returnable) });
      case 'step':
        return t('form.quantityStep', { step: format.quantity(line.unit, line.step) });
      default:
        return numberMessage(problem!);
    }
  };
}
