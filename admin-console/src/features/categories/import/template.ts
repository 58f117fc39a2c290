import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { returnsText } from '@mawad/shared-ui/kit/returns-words.ts';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { type FieldName, fieldNames, headingOf } from './fields.ts';

type Example = Partial<Record<FieldName, SheetCell>>;

const tools = { name_en: 'Hand tools', name_ar: 'عدد يدوية', slug_en: 'example-1', slug_ar: 'مثال-1' };
const hammers = { name_en: 'Hammers', name_ar: 'مطارق', slug_en: 'example-2', slug_ar: 'مثال-2' };

const wide: Partial<Record<FieldName, number>> = {
  name_en: 28,
  name_ar: 28,
  parent: 28,
  image: 40,
  seo_description_en: 40,
  seo_description_ar: 40,
  focus_keywords: 32,
};

/** Template with two example rows: one on the first level and one below it. */
export function templateSheet(language: Language, t: TFunction<'admin-categories'>): SheetToWrite {
  const examples: Example[] = [
    {
      ...tools,
      image: 'https://example.com/hand-tools.jpg',
      is_hidden: t('import.no'),
      returns: returnsText('30_days', language),
      seo_title_en: 'Hand tools for workshops',
      seo_title_ar: 'عدد يدوية للورش',
      seo_description_en: 'Hammers, pliers and wrenches from sellers all over Iraq.',
      seo_description_ar: 'مطارق وكماشات ومفاتيح من بائعين في عموم العراق.',
      focus_keywords: 'hand tools, عدد يدوية',
    },
    { ...hammers, parent: language === 'en' ? tools.name_en : tools.name_ar, is_hidden: t('import.no') },
  ];
  // The id is needed only to change slugs in exported files.
  const fields = fieldNames.filter((field) => field !== 'id');
  return {
    name: t('title'),
    isRightToLeft: language === 'ar',
    rows: [
      fields.map((field) => headingOf(field, language)),
      ...examples.map((example) => fields.map((field) => example[field] ?? null)),
    ],
    widths: fields.map((field) => wide[field]),
  };
}
