import { useWatch } from 'react-hook-form';
import { slugify, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import type { ProductValues } from './product-values.ts';
import { useField } from './use-field.ts';

/** URL slug of the product; derived from the name unless set. */
export function AddressSection() {
  const { t } = useTranslation('product-form');
  const field = useField();
  const [name_en, name_ar] = useWatch<ProductValues, ['name_en', 'name_ar']>({
    name: ['name_en', 'name_ar'],
  });
  const hint = (proposed: string) => (proposed ? t('hints.slug', { proposed }) : undefined);
  return (
    <FormSection title={t('sections.address')}>
      <TextInput
        {...field('slug_ar')}
        label={t('fields.slug_ar')}
        hint={hint(name_ar.trim().replace(/\s+/g, '-'))}
        required={false}
        slotProps={{ htmlInput: { dir: 'rtl' } }}
      />
      <TextInput
        {...field('slug_en')}
        label={t('fields.slug_en')}
        hint={hint(slugify(name_en))}
        required={false}
        ltr
      />
    </FormSection>
  );
}
