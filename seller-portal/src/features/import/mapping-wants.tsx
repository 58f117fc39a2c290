import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import type { ImportMode } from '@mawad/supabase/queries/imports';
import type { ColumnTarget, FieldName } from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';

/** What a product that is not there yet cannot do without, beside its SKU. */
const wantedOfNew: readonly FieldName[] = ['name_en', 'name_ar', 'category', 'price'];

/** Says what no column holds although it is needed. */
export function MappingWants({
  targets,
  mode,
}: {
  targets: readonly (ColumnTarget | null)[];
  mode: ImportMode;
}) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const isMissing = (field: FieldName) => !targets.includes(field);
  const missing = mode === 'update' ? [] : wantedOfNew.filter(isMissing);
  const fields = missing.map((field) => headingOf(field, language)).join(language === 'ar' ? '، ' : ', ');
  return (
    <>
      {isMissing('sku') && (
        <Alert severity="error" role="alert">
          {t('mapping.skuMissing')}
        </Alert>
      )}
      {missing.length > 0 && <Alert severity="warning">{t('mapping.newMissing', { fields })}</Alert>}
    </>
  );
}
