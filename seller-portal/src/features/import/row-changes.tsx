import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiArrowRight } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import type { ImportRow } from '@mawad/supabase/queries/imports';
import { fieldNames, type FieldName } from './fields.ts';
import { headingOf } from './template.ts';
import { useShownValue } from './use-shown-value.ts';

/** What heads the row says already. */
const saidElsewhere = new Set(['sku', 'name_en', 'name_ar', 'attributes']);

/** The fields of a row that differ, old and new; of a new product its values. */
export function RowChanges({ row: { before, after } }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const shown = useShownValue();
  const fields = ['variant', ...fieldNames].filter(
    (field) => after !== null && field in after && (before !== null || !saidElsewhere.has(field)),
  );
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 0.5, margin: 0 }}>
      {fields.map((field) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, minInlineSize: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {field === 'variant' ? t('rows.variant') : headingOf(field as FieldName, language)}
          </Box>
          <Box
            component="dd"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 0.75,
              margin: 0,
              minInlineSize: 0,
              overflowWrap: 'anywhere',
            }}
          >
            {before !== null && field in before && (
              <>
                <Box component="s" aria-label={t('rows.old')} sx={{ color: 'text.secondary' }}>
                  <bdi>{shown(field, before[field])}</bdi>
                </Box>
                <Icon path={mdiArrowRight} size={16} mirrored />
              </>
            )}
            <Box component="strong" sx={{ fontWeight: 600 }}>
              <bdi>{shown(field, after?.[field])}</bdi>
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
