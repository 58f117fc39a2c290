import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { type OrderDetail, settleCash } from '@mawad/supabase/orders/queries';
import { useOwnRights } from '../../../own-rights.ts';
import { SettleCash } from './settle-cash.tsx';

/** Reverts the settlement of an order's cash. */
function useTakeBack(order: OrderDetail) {
  const { t } = useTranslation(['desk', 'seller-portal']);
  return useAction({
    act: (services) => settleCash(backendOf(services).data, [order], false),
    reads: ['orders'],
    done: () => t('door.unsettled'),
    failed: t('desk:order.failed'),
  });
}

/** Cash paid on delivery of an order, and whether it was settled. */
export function CashPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['desk', 'seller-portal']);
  const format = useFormat();
  const may = useOwnRights();
  const takeBack = useTakeBack(order);
  const { cash_collected: collected, cash_settled_at: settled, total } = order;
  if (collected === null || total === null) return null;
  const isRefused = order.status === 'Cancelled';
  return (
    <Panel component="section" aria-label={t('door.cash')} sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
        {t('door.cash')}
      </Typography>
      <Typography variant="body2">
        {t(isRefused ? 'door.feeIs' : 'door.collectedIs', { amount: format.money(collected) })}
        {!isRefused && collected !== total && ` · ${t('door.toPay', { amount: format.money(total) })}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {settled ? t('door.settledOn', { date: format.dateTime(settled) }) : t('door.open')}
      </Typography>
      {may('settle_cash') && (
        <Box>
          {settled && (
            <Button loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {t('door.unsettle')}
            </Button>
          )}
          <SettleCash orders={[order]} />
        </Box>
      )}
    </Panel>
  );
}
