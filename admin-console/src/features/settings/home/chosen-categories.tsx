import { useDeferredValue, useState } from 'react';
import { foldText, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { homeLimits } from '@mawad/supabase/site/home-page-queries';
import { Adder } from './adder.tsx';
import { ChosenList } from './chosen-list.tsx';
import { shownCategoriesQuery } from './home-queries.ts';

const offered = 20;

interface ChosenCategoriesProps {
  ids: number[];
  error?: string;
  onChange: (ids: number[]) => void;
}

export function ChosenCategories({ ids, error, onChange }: ChosenCategoriesProps) {
  const { t } = useTranslation('admin-settings');
  const format = useFormat();
  const language = useLanguage();
  const { data: all = [], isPending } = useQuery(shownCategoriesQuery(useServices()));
  const [text, setText] = useState('');
  const term = foldText(useDeferredValue(text));
  const nameOf = (category: Category) => localized(category, 'name', language);
  const aboveOf = (category: Category) => {
    const above = all.find(({ id }) => id === category.parent_id);
    return above ? nameOf(above) : t('home.topLevel');
  };
  const options = all
    .filter(({ id }) => !ids.includes(id))
    .filter(({ name_en, name_ar }) => [name_en, name_ar].some((name) => foldText(name).includes(term)))
    .slice(0, offered)
    .map((category) => ({ ...category, detail: aboveOf(category) }));
  const rows = ids.map((id) => {
    const category = all.find((one) => one.id === id);
    if (!category && isPending) return { id, name: '…', image: null };
    if (!category)
      return { id, name: t('home.goneCategory'), image: null, problem: t('home.states.not_shown') };
    return { id, name: nameOf(category), image: category.image, detail: aboveOf(category) };
  });
  return (
    <FormSection title={t('home.categories')} columns={1}>
      <ChosenList label={t('home.categories')} rows={rows} onChange={onChange} />
      <Adder
        name="categories"
        label={t('home.addCategory')}
        hint={t('home.categoriesHint', { number: format.number(homeLimits.categories) })}
        error={error}
        options={options}
        isLoading={isPending}
        isFull={ids.length >= homeLimits.categories}
        text={text}
        onText={setText}
        onAdd={(id) => onChange([...ids, id])}
      />
    </FormSection>
  );
}
