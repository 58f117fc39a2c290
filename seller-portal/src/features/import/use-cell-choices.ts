import { useMemo } from 'react';
import { type Language, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { returnsRules, returnsText } from '@mawad/shared-ui/kit/returns-words.ts';
import { unitNames } from '@mawad/shared-ui/kit/unit-words.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { categoriesQuery } from '../../categories-query.ts';
import { categoryPath } from '../../product-file/cell-of-value.ts';
import type { ColumnTarget } from '../../product-file/fields.ts';
import type { CellChoice } from './closest-choices.ts';
import { useAttributes } from './use-attributes.ts';

const languages: readonly Language[] = ['en', 'ar'];

/** Returns the possible values of a field, in the words of a file; null if anything may be written. */
export function useCellChoices(): (field: ColumnTarget) => readonly CellChoice[] | null {
  const { t } = useTranslation('import');
  const format = useFormat();
  const language = useLanguage();
  const attributes = useAttributes();
  const { data: categories } = useQuery(categoriesQuery(useServices()));
  const ofCategories = useMemo(
    () =>
      (categories ?? []).map((category): CellChoice => ({
        text: categoryPath(category.id, categories!, language),
        names: languages.map((one) => localized(category, 'name', one)),
      })),
    [categories, language],
  );
  const booleans = [t('rows.yes'), t('rows.no')].map((text): CellChoice => ({ text, names: [text] }));
  return (field) => {
    if (field === 'category') return ofCategories;
    if (field === 'unit')
      return unitNames.map((name) => ({ text: language === 'en' ? name : format.unit(name), names: [name] }));
    if (field === 'published') return booleans;
    if (field === 'returns') {
      return returnsRules.map((rule) => ({
        text: returnsText(rule, language),
        names: languages.map((one) => returnsText(rule, one)),
      }));
    }
    const attribute = attributes.find(({ key }) => field === `attribute:${key}`);
    if (attribute?.type === 'boolean') return booleans;
    if (attribute?.type !== 'option') return null;
    return attribute.options.map((option) => ({
      text: localized(option, 'value', language),
      names: [option.value_en, option.value_ar],
    }));
  };
}
