import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { type OrderDetail, settleCash } from '@mawad/supabase/queries/orders';
import { useOwnRights } from '../../../own-rights.ts';
import { SettleCash } from './settle-cash.tsx';
import { useDoorStep } from './use-door-step.ts';

/** What was paid at the door for an order, and whether the company has it. */
export function CashPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['desk', 'seller-portal']);
  const format = useFormat();
  const may = useOwnRights();
  const takeBack = useDoorStep({
    write: (db) => settleCash(db, [order.id], false),
    done: () => t('door.unsettled'),
    onDone: () => undefined,
  });
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
          {settled ? (
            <Button loading={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
              {t('door.unsettle')}
            </Button>
          ) : (
            <SettleCash orders={[order]} />
          )}
        </Box>
      )}
    </Panel>
  );
}
