import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ImportMode } from '@mawad/supabase/imports/queries';
import type { ColumnTarget, FieldName } from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';

/** Fields that a new product requires besides the SKU. */
const requiredForNew: readonly FieldName[] = ['name_en', 'name_ar', 'category', 'price'];

/** Lists required fields that no column is mapped to. */
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
  const missing = mode === 'update' ? [] : requiredForNew.filter(isMissing);
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
