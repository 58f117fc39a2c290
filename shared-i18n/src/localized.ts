import type { Language } from './language.ts';

type LocalizedRow<Field extends string> = { [K in `${Field}_en` | `${Field}_ar`]?: string | null };

/**
 * Text of a bilingual field (`name` → `name_en`, `name_ar`) in a language, or in the other one if it is
 * missing.
 */
export function localized<Field extends string>(
  row: LocalizedRow<Field>,
  field: Field,
  language: Language,
): string {
  const { [`${field}_en`]: english, [`${field}_ar`]: arabic } = row as Record<
    string,
    string | null | undefined
  >;
  return (language === 'ar' ? arabic || english : english || arabic) ?? '';
}
