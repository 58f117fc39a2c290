import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { CheckoutField } from './checkout-field.tsx';
import { FormSection } from './form-section.tsx';

/** Who receives the goods and how to reach them. */
export function ContactFields() {
  const { t } = useTranslation('ordering');
  return (
    <FormSection title={t('checkout.contact')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CheckoutField name="full_name" label={t('checkout.fullName')} autoComplete="name" />
      </Box>
      <CheckoutField
        name="phone"
        type="tel"
        ltr
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        autoComplete="tel"
      />
      <CheckoutField
        name="email"
        type="email"
        ltr
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        autoComplete="email"
      />
    </FormSection>
  );
}
