import type { Language } from '@mawad/shared-i18n';
import { headings, type AttributeName, type ColumnTarget, type FieldName } from './fields.ts';

/** Column heading in exported files. */
export function headingOf(
  target: ColumnTarget,
  language: Language,
  attributes: readonly AttributeName[] = [],
): string {
  const known = attributes.find(({ key }) => target === `attribute:${key}`);
  if (known) return language === 'en' ? known.label_en : known.label_ar;
  const names = headings[target as FieldName] as readonly string[] | undefined;
  return names?.[language === 'en' ? 0 : 1] ?? target;
}
