import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { ReturnCase } from '@mawad/supabase/returns/queries';

/** Returns what happens next with a return, or how it ended, for its buyer. */
export function useNextText() {
  const { t } = useTranslation('own-returns');
  const acceptedText = useAcceptedText();
  const outcomeText = useOutcomeText();
  const format = useFormat();
  return (thing: ReturnCase): string => {
    const { status, wish, money, events } = thing;
    if (thing.appeal) return t('next.appealed');
    switch (status) {
      case 'Requested':
        return t('next.Requested');
      case 'Accepted':
        return acceptedText(thing);
      case 'Refused': {
        const isDeclined = events.some(({ kind }) => kind === 'reduction_declined');
        return t(isDeclined ? 'next.declined' : 'next.Refused');
      }
      case 'OnItsWay':
        return t(wish === 'missing_part' ? 'next.partOnItsWay' : 'next.OnItsWay');
      case 'Received': {
        if (wish === 'exchange') return t('next.Received.exchange');
        const refund = money?.refund ?? null;
        return refund === null
          ? t('next.Received.refundUnknown')
          : t('next.Received.refund', { amount: format.money(refund) });
      }
      default:
        return outcomeText(thing);
    }
  };
}

/** Next step of an accepted return, which depends on how the goods go back. */
function useAcceptedText() {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  const language = useLanguage();
  return ({ handover, wish, money, actions, phone, order }: ReturnCase): string => {
    if (handover === 'keep' && wish === 'missing_part') return t('next.Accepted.part');
    if (handover === 'keep') {
      const amount = format.money(money?.reduction ?? 0);
      const isOffered = actions.includes('answer_reduction');
      return t(isOffered ? 'next.Accepted.reductionOffered' : 'next.Accepted.reductionAgreed', { amount });
    }
    return handover === 'showroom'
      ? t('next.Accepted.showroom', { company: localized(order, 'company_name', language) })
      : t('next.Accepted.pickup', { phone: `\u2066${formatPhone(phone)}\u2069` });
  };
}

function useOutcomeText() {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  return ({ outcome, money }: ReturnCase): string => {
    if (outcome === null) return t('next.over');
    const amount = money?.paid?.amount ?? money?.refund ?? 0;
    return t(`next.outcomes.${outcome}`, { amount: format.money(amount) });
  };
}
