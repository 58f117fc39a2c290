import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';

interface GovernorateFieldProps {
  field: UseFormRegisterReturn;
  error?: string;
  governorates: { code: string; name: string }[];
}

/** Choice of the company's governorate; not shown if the list could not be loaded. */
export function GovernorateField({ field, error, governorates }: GovernorateFieldProps) {
  const { t } = useTranslation(['seller-portal', 'common']);
  if (governorates.length === 0) return null;
  return (
    <TextInput
      {...field}
      select
      label={t('common:fields.governorate')}
      error={error}
      required
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('fields.chooseGovernorate')}</option>
      {governorates.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextInput>
  );
}
