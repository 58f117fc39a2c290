import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { OrderSummary } from '@mawad/supabase/orders/queries';
import type { OrderStep } from './order-steps.ts';

/** Steps with other names when the buyer collects the order. */
const pickupSteps = { ship: 'ready', deliver: 'collected' } as const;

/** Button label, question and success message of a step. */
export function useStepWords(order: OrderSummary) {
  const { t } = useTranslation(['admin-console', 'desk']);
  const { number } = order;
  const company = localized(order, 'company_name', useLanguage());
  return (step: OrderStep) => {
    if (order.is_pickup && (step === 'ship' || step === 'deliver')) {
      const words = pickupSteps[step];
      return {
        verb: t(`desk:pickup.${words}.verb`),
        title: t(`desk:pickup.${words}.title`, { number }),
        text: t(`desk:pickup.${words}.text`),
        done: t(`desk:pickup.${words}.done`, { number }),
      };
    }
    if (step === 'ship' || step === 'deliver') {
      return {
        verb: t(`desk:order.${step}`),
        title: t(`desk:order.${step}Title`, { number }),
        text: t(`desk:order.${step}Text`),
        done: t(step === 'ship' ? 'desk:order.shipped' : 'desk:order.delivered', { number }),
      };
    }
    return {
      verb: t(`order.${step}`),
      title: t(`order.${step}Title`, { number }),
      text: t(`order.${step}Text`, { company }),
      done: t(doneTexts[step], { number }),
    };
  };
}

const doneTexts = {
  approve: 'order.approved',
  reject: 'order.rejected',
  cancel: 'order.cancelled',
} as const;
