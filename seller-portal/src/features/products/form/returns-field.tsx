import { useWatch } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { returnsRules } from '@mawad/supabase/catalogue/queries';
import { categoriesQuery } from '../../../categories-query.ts';
import type { ProductValues } from './product-values.ts';
import { useField } from './use-field.ts';

/** Choice whether buyers may return the product; shows the category's rule once a category is chosen. */
export function ReturnsField() {
  const { t } = useTranslation(['product-form', 'common']);
  const field = useField();
  const [returns, categoryId] = useWatch<ProductValues, ['returns', 'category_id']>({
    name: ['returns', 'category_id'],
  });
  const { data: categories } = useQuery(categoriesQuery(useServices()));
  const rule = categories?.find(({ id }) => id === categoryId)?.returns ?? '30_days';
  return (
    <TextInput
      {...field('returns')}
      value={returns}
      label={t('fields.returns')}
      select
      slotProps={nativeSelect}
    >
      <option value="">{t('returns.category', { rule: t(`common:returns.${rule}`) })}</option>
      {returnsRules.map((one) => (
        <option key={one} value={one}>
          {t(`common:returns.${one}`)}
        </option>
      ))}
    </TextInput>
  );
}

// A floating label would cover the text of the empty option.
const nativeSelect = { select: { native: true }, inputLabel: { shrink: true } };
