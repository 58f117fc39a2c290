import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { Returnable } from '@mawad/supabase/returns/queries';
import { openLines } from './open-lines.ts';

/** Returns a sentence that says until when goods of an order may come back, or why they may not. */
export function useReturnableText() {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  return (returnable: Pick<Returnable, 'last_day' | 'lines'>): string => {
    const { last_day: lastDay, lines } = returnable;
    const date = lastDay ? format.date(lastDay) : '';
    const open = openLines(returnable);
    if (open.length > 0)
      return t(open.every(({ rule }) => rule === 'faulty_only') ? 'order.untilFaulty' : 'order.until', {
        date,
      });
    const reasons = lines.map(({ refused_because: reason }) => reason);
    // If several reasons apply, the first is one that the buyer could not know beforehand.
    const reason = (['not_delivered', 'too_late', 'returned'] as const).find((one) => reasons.includes(one));
    return t(`order.${reason ?? 'not_returnable'}`, { date });
  };
}
