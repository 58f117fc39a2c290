import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { BulkUndoDialog } from '@mawad/shared-ui/desk/bulk/bulk-undo-dialog.tsx';
import { useLeftOut } from '@mawad/shared-ui/desk/bulk/use-left-out.tsx';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { LeftOutList } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { DialogActions, DialogContent } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type BulkProgress,
  previewBulkUndo,
  steerBulkChange,
} from '@mawad/supabase/products/bulk-changes-queries';
import { bulkChangeQuery, bulkRowsQuery, isUnderWay } from './bulk-queries.ts';

/** Progress of a change, with the products left out and why; the change continues after closing. */
export function BulkReport({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['product-bulk', 'common']);
  const services = useServices();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(bulkChangeQuery(services, id));
  const steer = useSteer(id);
  return (
    <>
      <DialogContent>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={80} />}
        {data && <Progress progress={data} />}
        {data && <LeftOut progress={data} />}
      </DialogContent>
      {data?.set_aside && <DialogFailure>{t('report.setAsideText')}</DialogFailure>}
      <DialogActions>
        {data?.set_aside && (
          <Button color="inherit" loading={steer.isPending} onClick={() => steer.mutate('retry')}>
            {t('report.retry')}
          </Button>
        )}
        {data?.status === 'working' && (
          <Button color="inherit" loading={steer.isPending} onClick={() => steer.mutate('stop')}>
            {t('report.stop')}
          </Button>
        )}
        {data?.may_undo && (
          <Button color="inherit" loading={steer.isPending} onClick={() => setAsking(true)}>
            {t(data.status === 'undone' ? 'report.undoAgain' : 'report.undo')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
      <BulkUndoDialog
        open={asking}
        id={id}
        count={() => previewBulkUndo(backendOf(services).data, id)}
        busy={steer.isPending}
        onConfirm={() => steer.mutate('undo', { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function useSteer(id: string) {
  const { t } = useTranslation('product-bulk');
  return useAction({
    act: (services, action: 'stop' | 'undo' | 'retry') =>
      steerBulkChange(backendOf(services).data, id, action),
    reads: ['products'],
    failed: t('failed'),
  });
}

function Progress({ progress }: { progress: BulkProgress }) {
  const { t } = useTranslation('product-bulk');
  const format = useFormat();
  const { status, row_count, changed, unchanged, refused, undone, kept } = progress;
  const undoing = status === 'undoing' || status === 'undone';
  const done = undoing ? undone + kept : changed + unchanged + refused;
  const all = undoing ? changed : row_count;
  const counts = undoing ? { undone, kept } : { changed, unchanged, refused };
  const label = t(`status.${status}`, { done: format.number(done), all: format.number(all) });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status">{label}</Box>
      {isUnderWay(progress) && (
        <LinearProgress
          aria-label={label}
          variant="determinate"
          value={all > 0 ? Math.round((100 * done) / all) : 0}
          sx={{ blockSize: 6, borderRadius: 1 }}
        />
      )}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {Object.entries(counts)
          .filter(([name, count]) => count > 0 || name === 'changed' || name === 'undone')
          .map(([name, count]) => (
            <li key={name}>
              {t(
                `counts.${name as keyof typeof counts & ('changed' | 'unchanged' | 'refused' | 'undone' | 'kept')}`,
                {
                  count,
                  number: format.number(count),
                },
              )}
            </li>
          ))}
      </Box>
    </Box>
  );
}

/** Products left out; the first ones are named. */
function LeftOut({ progress }: { progress: BulkProgress }) {
  const { t } = useTranslation('product-bulk');
  const leftOutOf = useLeftOut();
  const { data } = useQuery(bulkRowsQuery(useServices(), progress));
  if (!data || data.items.length === 0) return null;
  return (
    <Box sx={{ marginBlock: 2 }}>
      <LeftOutList label={t('report.leftOut')} items={data.items.map(leftOutOf)} />
    </Box>
  );
}
