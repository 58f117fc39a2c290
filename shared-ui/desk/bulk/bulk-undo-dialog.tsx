import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { UndoDialog } from '@mawad/shared-ui/desk/decision/undo-dialog.tsx';
import { LeftOutList } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { queryKey } from '@mawad/supabase/query-keys';
import { type LeftOutRow, type UndoableSubject, useLeftOut } from './use-left-out.tsx';

/** Rows that an undo would restore fully, in part or not at all. */
export interface BulkUndoCounts {
  undone: number;
  partly: number;
  kept: number;
  /** The first ones of which something stays. */
  stays: LeftOutRow[];
}

interface BulkUndoDialogProps {
  open: boolean;
  /** Id of the bulk change. */
  id: string;
  /** Rows that it changed, products by default. */
  of?: UndoableSubject;
  count: () => Promise<BulkUndoCounts>;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of undoing a bulk change. Needs the messages `product-bulk`. */
export function BulkUndoDialog({ id, of = 'products', ...dialog }: BulkUndoDialogProps) {
  const { t } = useTranslation('product-bulk');
  return (
    <UndoDialog
      title={t('report.undoTitle')}
      confirmLabel={t('report.undo')}
      counting={t('report.counting')}
      queryKey={queryKey('products', 'bulk', 'undo', id)}
      describe={(counts) => <UndoText {...counts} of={of} />}
      restores={({ undone, partly }) => undone + partly > 0}
      {...dialog}
    />
  );
}

/** Counts of rows that an undo restores fully, partly or not at all, and who changed them since. */
function UndoText({ of, undone, partly, kept, stays }: BulkUndoCounts & { of: UndoableSubject }) {
  const { t } = useTranslation('product-bulk');
  const format = useFormat();
  const leftOutOf = useLeftOut(of);
  const counted = (count: number) => ({ count, number: format.number(count) });
  const others = partly + kept - stays.length;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {undone + partly === 0 && <div>{t('report.undoNothing')}</div>}
      {undone > 0 && <div>{t(`undo.${of}.text`, counted(undone))}</div>}
      {partly > 0 && <div>{t('report.undoPartly', counted(partly))}</div>}
      {kept > 0 && undone + partly > 0 && <div>{t(`undo.${of}.kept`, counted(kept))}</div>}
      {stays.length > 0 && (
        <LeftOutList
          label={t('report.stays')}
          items={stays.map(leftOutOf)}
          others={others > 0 && t('preview.others', counted(others))}
        />
      )}
    </Box>
  );
}
