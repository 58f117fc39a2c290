import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { BulkUndoDialog, type BulkUndoCounts } from '@mawad/shared-ui/desk/bulk/bulk-undo-dialog.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { queryKey } from '@mawad/supabase/query-keys';

/** Server actions that undo a bulk change by its id. */
export interface BatchUndo {
  count: (services: Services, batch: string) => Promise<BulkUndoCounts>;
  undo: (services: Services, batch: string) => Promise<unknown>;
}

/** Undoes a bulk change of products from its entry in the log; `again`: what an undo left. Needs the messages `product-bulk`. */
export function UndoBatchButton({ batch, again, undo }: { batch: string; again: boolean; undo: BatchUndo }) {
  const { t } = useTranslation('product-bulk');
  const services = useServices();
  const [asking, setAsking] = useState(false);
  const action = useAction({
    act: (services) => undo.undo(services, batch),
    reads: ['products', 'audit-log', queryKey('company', 'history')],
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
        count={() => undo.count(services, batch)}
        busy={action.isPending}
        onConfirm={() => action.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
