import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { LeftOutList } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { BulkUndoCounts } from '@mawad/supabase/products/bulk-changes-queries';
import { useLeftOut } from './use-left-out.tsx';

/** Counts of products that an undo restores fully, partly or not at all, and who changed them since. */
export function UndoText({ undone, partly, kept, stays }: Omit<BulkUndoCounts, 'next'>) {
  const { t } = useTranslation('product-bulk');
  const format = useFormat();
  const leftOutOf = useLeftOut();
  const of = (count: number) => ({ count, number: format.number(count) });
  const others = partly + kept - stays.length;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {undone + partly === 0 && <div>{t('report.undoNothing')}</div>}
      {undone > 0 && <div>{t('report.undoText', of(undone))}</div>}
      {partly > 0 && <div>{t('report.undoPartly', of(partly))}</div>}
      {kept > 0 && undone + partly > 0 && <div>{t('report.undoKept', of(kept))}</div>}
      {stays.length > 0 && (
        <LeftOutList
          label={t('report.stays')}
          items={stays.map(leftOutOf)}
          others={others > 0 && t('preview.others', of(others))}
        />
      )}
    </Box>
  );
}
