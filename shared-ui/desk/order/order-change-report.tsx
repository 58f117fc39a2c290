import { useEffect, useId } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation, useQuery, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { everyQuery } from '@mawad/supabase/query-keys';
import { RefusedOrders } from '@mawad/shared-ui/desk/order/bulk-report.tsx';
import {
  isWorking,
  type OrderChange,
  orderChangeQuery,
  type OrderChangeSource,
  refusedOrdersQuery,
} from '@mawad/shared-ui/desk/order/order-change-source.ts';

interface OrderChangeReportProps {
  source: OrderChangeSource;
  id: string;
  onClose: () => void;
}

/** Progress of a step of many orders, then the orders left out and why; the change continues after closing. */
export function OrderChangeReport({ source, id, onClose }: OrderChangeReportProps) {
  const { t } = useTranslation(['desk', 'common']);
  const titleId = useId();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(orderChangeQuery(source, id));
  const steer = useSteer(source, id);
  const status = data?.status;
  useEffect(() => {
    if (status === 'done' || status === 'stopped') {
      void queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    }
  }, [status, queryClient]);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('change.title')}</DialogTitle>
      <DialogContent>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={80} />}
        {data && <Progress change={data} />}
        {data && <LeftOut source={source} change={data} />}
      </DialogContent>
      {data?.set_aside && <DialogFailure>{t('change.setAside')}</DialogFailure>}
      <DialogActions>
        {data?.set_aside && (
          <Button color="inherit" loading={steer.isPending} onClick={() => steer.mutate('retry')}>
            {t('common:actions.retry')}
          </Button>
        )}
        {status === 'working' && (
          <Button color="inherit" loading={steer.isPending} onClick={() => steer.mutate('stop')}>
            {t('change.stop')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useSteer(source: OrderChangeSource, id: string) {
  const { t } = useTranslation('desk');
  const queryClient = useQueryClient();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const { queryKey } = orderChangeQuery(source, id);
  return useMutation({
    mutationFn: (action: 'stop' | 'retry') => source.steer(id, action),
    onSuccess: (change) => queryClient.setQueryData(queryKey, change),
    onError: (error) => {
      showToast({ title: t('bulk.failed'), description: messageOf(error), variant: 'destructive' });
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

function Progress({ change }: { change: OrderChange }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { row_count: all, changed, refused } = change;
  const done = changed + refused;
  if (change.status !== 'working') {
    return (
      <Box role="status">
        <strong>{t('bulk.done', { count: changed, number: format.number(changed) })}</strong>
        {done < all && (
          <Box>{t('change.stopped', { count: all - done, number: format.number(all - done) })}</Box>
        )}
      </Box>
    );
  }
  const label = t('change.working', { done: format.number(done), all: format.number(all) });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status">{label}</Box>
      {isWorking(change) && (
        <LinearProgress
          aria-label={label}
          variant="determinate"
          value={all > 0 ? Math.round((100 * done) / all) : 0}
          sx={{ blockSize: 6, borderRadius: 1 }}
        />
      )}
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>{t('change.continues')}</Box>
    </Box>
  );
}

/** Orders left as they are; the first ones are named. */
function LeftOut({ source, change }: { source: OrderChangeSource; change: OrderChange }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { data } = useQuery(refusedOrdersQuery(source, change));
  if (!data || data.items.length === 0) return null;
  const others = data.count - data.items.length;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Box component="h3" sx={{ margin: 0, marginBlockEnd: 1, fontSize: 'var(--text-14)' }}>
        {t('change.leftOut', { count: data.count, number: format.number(data.count) })}
      </Box>
      <RefusedOrders
        orders={data.items}
        others={others > 0 && t('change.others', { count: others, number: format.number(others) })}
      />
    </Box>
  );
}
