import { useDeferredValue, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import { categoryChoicesQuery } from './category-queries.ts';

interface CategoryPickerProps {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Id of a category that cannot be chosen. */
  without: number;
  value: ManagedCategory | null;
  onChange: (category: ManagedCategory | null) => void;
}

/** Autocomplete that finds a category by part of its name in either language. */
export function CategoryPicker(props: CategoryPickerProps) {
  const { label, hint, error, required, without, value, onChange } = props;
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const [text, setText] = useState('');
  const nameOf = (category: { name_en: string; name_ar: string }) => localized(category, 'name', language);
  const chosen = value ? nameOf(value) : '';
  const term = useDeferredValue(text === chosen ? '' : text.trim());
  const { data, isFetching } = useQuery(categoryChoicesQuery(useServices(), term));
  const options = (data?.items ?? []).filter(({ id }) => id !== without);
  return (
    <Autocomplete
      options={options}
      value={value}
      onChange={(_event, category) => onChange(category)}
      inputValue={text}
      onInputChange={(_event, typed) => setText(typed)}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      loading={isFetching}
      loadingText={t('picker.loading')}
      noOptionsText={t('picker.none')}
      renderOption={({ key, ...option }, category) => (
        <Box component="li" key={key} {...option}>
          <Box>
            <Box component="bdi">{nameOf(category)}</Box>
            {category.path.length > 0 && (
              <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
                {category.path.map(nameOf).join(' / ')}
              </Box>
            )}
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextInput {...input} label={label} hint={hint} error={error} required={required} />
      )}
    />
  );
}
