import { useDeferredValue, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { sellerChoicesQuery } from './choice-queries.ts';

interface ChosenCompany {
  id: string;
  name: string;
}

interface CompanyChoiceProps {
  label: string;
  size?: 'small';
  value: ChosenCompany | null;
  onChoose: (company: ChosenCompany | null) => void;
}

/** Company found by name; none means all. Needs the messages `money`. */
export function CompanyChoice({ label, size, value, onChoose }: CompanyChoiceProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const [text, setText] = useState('');
  const term = useDeferredValue(text === value?.name ? '' : text.trim());
  const { data, isFetching } = useQuery(sellerChoicesQuery(useServices(), term));
  return (
    <Autocomplete
      size={size}
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
