import { type ComponentProps, useDeferredValue, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { allCategoriesQuery, inTree, sellerChoicesQuery } from '../../choice-queries.ts';
import type { RateValues } from './rate-values.ts';

interface CompanyChoiceProps {
  label: string;
  value: RateValues['company'];
  onChoose: (company: RateValues['company']) => void;
}

/** Company of a rate, found by name; none means all. */
export function CompanyChoice({ label, value, onChoose }: CompanyChoiceProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const [text, setText] = useState('');
  const term = useDeferredValue(text === value?.name ? '' : text.trim());
  const { data, isFetching } = useQuery(sellerChoicesQuery(useServices(), term));
  return (
    <Autocomplete
      options={(data?.items ?? []).map((one) => ({
        id: one.id,
        name: localized(one, 'company_name', language),
      }))}
      value={value}
      onChange={(_event, company) => onChoose(company)}
      inputValue={text}
      onInputChange={(_event, typed) => setText(typed)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      loading={isFetching}
      loadingText={t('statement.loading')}
      noOptionsText={t('rates.noCompany')}
      renderInput={(input) => (
        <TextField {...input} name="company" label={label} placeholder={t('rates.anyCompany')} />
      )}
    />
  );
}

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
