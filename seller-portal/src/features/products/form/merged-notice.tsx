import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ProductValues } from './product-values.ts';

/** Notice that somebody else saved the product; lists conflicting fields to check before saving. */
export function MergedNotice({
  conflicts,
  onClose,
}: {
  conflicts: (keyof ProductValues)[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['product-form', 'common']);
  return (
    <Alert severity="warning" role="alert" onClose={onClose}>
      {t('draft.merged')}
      {conflicts.length > 0 && (
        <Box sx={{ marginBlockStart: 0.5 }}>
          {t('draft.conflicts', {
            fields: conflicts.map((field) => t(`fields.${field}`)).join(t('common:listComma') + ' '),
          })}
        </Box>
      )}
    </Alert>
  );
}
