import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { BulkUndoDialog, type BulkUndoCounts } from '@mawad/shared-ui/desk/bulk/bulk-undo-dialog.tsx';
import type { UndoableSubject } from '@mawad/shared-ui/desk/bulk/use-left-out.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { queryKey } from '@mawad/supabase/query-keys';

/** Server actions that undo a bulk change by its id. */
export interface BatchUndo {
  count: (services: Services, batch: string) => Promise<BulkUndoCounts>;
  undo: (services: Services, batch: string) => Promise<unknown>;
}

interface UndoBatchButtonProps {
  batch: string;
  of: UndoableSubject;
  /** True if an undo left something. */
  again: boolean;
  undo: BatchUndo;
}

/** Undoes a bulk change from its entry in the log. Needs the messages `product-bulk`. */
export function UndoBatchButton({ batch, of, again, undo }: UndoBatchButtonProps) {
  const { t } = useTranslation('product-bulk');
  const services = useServices();
  const [asking, setAsking] = useState(false);
  const action = useAction({
    act: (services) => undo.undo(services, batch),
    reads: [of, 'audit-log', queryKey('company', 'history')],
    done: () => t('report.undoBegun'),
    failed: t('failed'),
  });
  return (
    <>
      <Button color="inherit" variant="outlined" size="small" onClick={() => setAsking(true)}>
        {t(again ? 'report.undoAgain' : 'report.undo')}
      </Button>
      <BulkUndoDialog
        open={asking}
        id={batch}
        of={of}
        count={() => undo.count(services, batch)}
        busy={action.isPending}
        onConfirm={() => action.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
