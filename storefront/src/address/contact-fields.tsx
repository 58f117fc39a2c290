import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AddressField } from './address-field.tsx';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';

export function ContactFields() {
  const { t } = useTranslation(['ordering', 'account']);
  return (
    <FormSection title={t('checkout.contact')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <AddressField name="full_name" label={t('account:fields.fullName')} autoComplete="name" />
      </Box>
      <AddressField
        name="phone"
        type="tel"
        ltr
        label={t('account:fields.phone')}
        hint={t('account:fields.phoneHint')}
        autoComplete="tel"
      />
      <AddressField
        name="email"
        type="email"
        ltr
        label={t('account:fields.email')}
        hint={t('checkout.emailHint')}
        autoComplete="email"
      />
    </FormSection>
  );
}
