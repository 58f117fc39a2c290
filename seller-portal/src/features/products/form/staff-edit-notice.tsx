import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { EditableProduct } from '@mawad/supabase/products/queries';

/** When and why the staff saved the product last; gone after the seller's next save. */
export function StaffEditNotice({ edit }: { edit: NonNullable<EditableProduct['staff_edit']> }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  return (
    <Alert severity="info">
      {t('staff.edited', { date: format.dateTime(edit.edited_at) })}
      <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {edit.reason}
      </Box>
    </Alert>
  );
}
