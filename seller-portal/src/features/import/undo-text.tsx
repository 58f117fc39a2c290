import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { LeftOutList } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { UndoCounts } from '@mawad/supabase/imports/queries';
import { RowProduct } from './row-product.tsx';
import { RowReasons } from './row-reasons.tsx';

/** Counts of rows that an undo restores fully, partly or not at all, and who changed them since. */
export function UndoText({ undone, partly, kept, stays }: Omit<UndoCounts, 'next'>) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const of = (count: number) => ({ count, number: format.number(count) });
  const others = partly + kept - stays.length;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {undone + partly === 0 && <div>{t('one.undoNothing')}</div>}
      {undone > 0 && <div>{t('one.undoText', of(undone))}</div>}
      {partly > 0 && <div>{t('one.undoPartly', of(partly))}</div>}
      {kept > 0 && undone + partly > 0 && <div>{t('one.undoKept', of(kept))}</div>}
      {stays.length > 0 && (
        <LeftOutList
          label={t('one.stays')}
          items={stays.map((row) => ({
            key: row.row,
            product: <RowProduct row={row} />,
            reasons: <RowReasons row={row} />,
          }))}
          others={others > 0 && t('one.others', of(others))}
        />
      )}
    </Box>
  );
}
