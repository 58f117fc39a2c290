import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCashMultiple, mdiCreditCardOutline, mdiTruckOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Choice } from '../../address/choice.tsx';
import type { Handover } from './handover.ts';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';

/** Delivery as the only shipping method, if no seller offers pickup. */
export function ShippingSection() {
  const { t } = useTranslation('ordering');
  return (
    <FormSection title={t('checkout.shipping')}>
      <Choices>
        <FixedChoice
          name="shipping_method"
          icon={mdiTruckOutline}
          title={t('checkout.localDelivery')}
          text={t('checkout.localDeliveryText')}
          checked
        />
      </Choices>
    </FormSection>
  );
}

/** Cash on delivery or at the showroom; payment by card is shown as unavailable. */
export function PaymentSection({ handover: { picked, needsPlace } }: { handover: Handover }) {
  const { t } = useTranslation('ordering');
  const isMixed = needsPlace && picked.length > 0;
  return (
    <FormSection title={t('checkout.payment')}>
      <Choices>
        <FixedChoice
          name="payment_method"
          icon={mdiCashMultiple}
          title={t(needsPlace ? 'checkout.cash' : 'checkout.cashAtPickup')}
          text={t(
            isMixed
              ? 'checkout.cashMixedText'
              : needsPlace
                ? 'checkout.cashText'
                : 'checkout.cashAtPickupText',
          )}
          checked
        />
        <FixedChoice
          name="payment_method"
          icon={mdiCreditCardOutline}
          title={t('checkout.card')}
          text={t('checkout.cardText')}
          disabled
        />
      </Choices>
    </FormSection>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5 }}>{children}</Box>;
}

interface FixedChoiceProps {
  name: string;
  icon: string;
  title: string;
  text: string;
  checked?: boolean;
  disabled?: boolean;
}

function FixedChoice({ icon, title, text, ...choice }: FixedChoiceProps) {
  return (
    <Choice {...choice}>
      <Icon path={icon} />
      <span>
        <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="span" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {text}
        </Box>
      </span>
    </Choice>
  );
}
