import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { type OrderSummary, settleCash } from '@mawad/supabase/orders/queries';
import { useDoorStep } from './use-door-step.ts';

type PaidOrder = Pick<OrderSummary, 'id' | 'version' | 'cash_collected' | 'cash_settled_at'>;

interface SettleCashProps {
  orders: PaidOrder[];
  size?: 'small' | 'medium';
  onDone?: (ids: string[]) => void;
}

/** Settles the cash of delivered orders; renders nothing if none is outstanding. */
export function SettleCash({ orders, size = 'medium', onDone }: SettleCashProps) {
  const { t } = useTranslation('desk');
  const [asking, setAsking] = useState(false);
  const open = orders.filter((order) => order.cash_collected !== null && order.cash_settled_at === null);
  if (open.length === 0 && !asking) return null;
  return (
    <>
      <Button size={size} variant="outlined" onClick={() => setAsking(true)}>
        {t('door.settle')}
      </Button>
      {asking && <SettleDialog orders={open} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
}

interface SettleDialogProps extends Pick<SettleCashProps, 'orders' | 'onDone'> {
  onClose: () => void;
}

function SettleDialog({ orders, onDone, onClose }: SettleDialogProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const amount = orders.reduce((sum, { cash_collected }) => sum + (cash_collected ?? 0), 0);
  const counted = {
    count: orders.length,
    number: format.number(orders.length),
    amount: format.money(amount),
  };
  const { decide, busy, problem } = useDoorStep({
    thing: orders,
    write: (db, seen) => settleCash(db, seen, true),
    done: (answer) => t('door.settled', { amount: format.money(answer.amount) }),
    onDone: () => {
      onClose();
      onDone?.(orders.map(({ id }) => id));
    },
  });
  return (
    <DecisionDialog
      title={t('door.settleTitle', counted)}
      text={t('door.settleText')}
      confirmLabel={t('door.settle')}
      busy={busy}
      problem={problem}
      onConfirm={() => decide(undefined)}
      onClose={onClose}
    />
  );
}
