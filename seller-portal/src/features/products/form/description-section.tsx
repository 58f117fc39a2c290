import { useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useField } from './use-field.ts';

export function DescriptionSection() {
  const { t } = useTranslation('product-form');
  const field = useField();
  const long = { multiline: true, minRows: 4, maxRows: 14, required: false } as const;
  return (
    <FormSection title={t('sections.description')}>
      <TextInput
        {...field('description_ar')}
        {...long}
        label={t('fields.description_ar')}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
      />
      <TextInput
        {...field('description_en')}
        {...long}
        label={t('fields.description_en')}
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
      />
    </FormSection>
  );
}
