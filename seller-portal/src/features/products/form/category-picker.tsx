import { useMemo } from 'react';
import { foldText, localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { categoriesQuery } from '../../../categories-query.ts';

interface CategoryPickerProps {
  name: string;
  value: number | null;
  onChange: (id: number | null) => void;
  onBlur: () => void;
  error?: string;
}

interface Option {
  id: number;
  /** "Tools › Drills" in the reader's language. */
  path: string;
  /** Search text of both languages, folded. */
  found: string;
}

/** Autocomplete that finds a category by part of its path in either language. */
export function CategoryPicker({ name, value, onChange, onBlur, error }: CategoryPickerProps) {
  const { t } = useTranslation('product-form');
  const { data: categories, isPending } = useQuery(categoriesQuery(useServices()));
  const language = useLanguage();
  const options = useMemo(() => {
    const byId = new Map(categories?.map((category) => [category.id, category]));
    const pathOf = (category: Category | undefined, shown: 'en' | 'ar'): string[] =>
      category
        ? [...pathOf(byId.get(category.parent_id ?? -1), shown), localized(category, 'name', shown)]
        : [];
    return (categories ?? []).map((category): Option => ({
      id: category.id,
      path: pathOf(category, language).join(' › '),
      found: foldText([...pathOf(category, 'en'), ...pathOf(category, 'ar')].join(' ')),
    }));
  }, [categories, language]);
  const chosen = options.find(({ id }) => id === value) ?? null;
  return (
    <Autocomplete<Option>
      options={options}
      value={chosen}
      loading={isPending}
      onChange={(_event, option) => onChange(option?.id ?? null)}
      onBlur={onBlur}
      getOptionLabel={({ path }) => path}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      filterOptions={(all, { inputValue }) => {
        const words = foldText(inputValue).split(' ').filter(Boolean);
        return all.filter(({ found }) => words.every((word) => found.includes(word)));
      }}
      noOptionsText={t('category.none')}
      loadingText={t('category.loading')}
      openText={t('category.open')}
      closeText={t('category.close')}
      clearText={t('category.clear')}
      sx={asHighAsOthers}
      renderInput={(field) => (
        <TextInput {...field} name={name} label={t('fields.category_id')} error={error} required />
      )}
    />
  );
}

const asHighAsOthers = { '& .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0.5 } };
