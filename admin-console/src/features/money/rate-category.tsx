import type { ComponentProps } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { allCategoriesQuery, inTree } from '../../choice-queries.ts';

/** Category of a rate, in the order of the tree; none means all. */
export function CategoryChoice(props: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const { data = [] } = useQuery(allCategoriesQuery(useServices()));
  return (
    <TextInput {...props} select slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
      <option value="">{t('rates.anyCategory')}</option>
      {inTree(data).map(({ category, depth }) => (
        <option key={category.id} value={category.id}>
          {'\u00a0'.repeat(depth * 3) + localized(category, 'name', language)}
        </option>
      ))}
    </TextInput>
  );
}
