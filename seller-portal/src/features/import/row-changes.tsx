import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { RowChanges as Changes } from '@mawad/shared-ui/desk/import/row-changes.tsx';
import type { ImportRow } from '@mawad/supabase/imports/queries';
import { fieldNames, type FieldName } from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';
import { useShownValue } from './use-shown-value.ts';

/** Fields that the row header shows already. */
const headerFields = new Set(['sku', 'name_en', 'name_ar']);

/** Changed fields with old and new value; all values of a new product. */
export function RowChanges({ row: { before, after } }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const shown = useShownValue();
  const fields = ['variant', ...fieldNames, 'attributes'].filter(
    (field) => after !== null && field in after && (before !== null || !headerFields.has(field)),
  );
  const changes = fields.map((field) => ({
    name: field,
    label:
      field === 'variant' || field === 'attributes'
        ? t(`rows.${field}`)
        : headingOf(field as FieldName, language),
    before: before !== null && field in before ? shown(field, before[field]) : undefined,
    after: shown(field, after?.[field]),
  }));
  return <Changes changes={changes} />;
}
