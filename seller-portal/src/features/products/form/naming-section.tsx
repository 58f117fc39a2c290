import { useController } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { CategoryPicker } from './category-picker.tsx';
import type { ProductValues } from './product-values.ts';
import { useField } from './use-field.ts';

/** Names, brand and category of the product. */
export function NamingSection() {
  const { t } = useTranslation('product-form');
  const field = useField();
  const { field: category, fieldState } = useController<ProductValues, 'category_id'>({
    name: 'category_id',
  });
  return (
    <FormSection title={t('sections.naming')}>
      <TextInput
        {...field('name_ar')}
        label={t('fields.name_ar')}
        required
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
      />
      <TextInput
        {...field('name_en')}
        label={t('fields.name_en')}
        required
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
      />
      <CategoryPicker
        name="category_id"
        value={category.value}
        onChange={category.onChange}
        onBlur={category.onBlur}
        error={fieldState.error?.message}
      />
      <TextInput {...field('sku')} label={t('fields.sku')} hint={t('hints.sku')} ltr required />
      <TextInput
        {...field('brand')}
        label={t('fields.brand')}
        required={false}
        slotProps={eitherWay}
        sx={besideLabel}
      />
      <TextInput {...field('model_number')} label={t('fields.model_number')} required={false} ltr />
    </FormSection>
  );
}

const eitherWay = { htmlInput: { dir: 'auto' } };
const besideLabel = { '& input': { textAlign: 'match-parent' } };
