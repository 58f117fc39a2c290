import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { Button } from '@mawad/shared-ui/mui';
import { type OrderSummary, settleCash } from '@mawad/supabase/queries/orders';
import { useDoorStep } from './use-door-step.ts';

type PaidOrder = Pick<OrderSummary, 'id' | 'cash_collected' | 'cash_settled_at'>;

interface SettleCashProps {
  orders: PaidOrder[];
  size?: 'small' | 'medium';
  onDone?: (ids: string[]) => void;
}

/** Says that the company has the cash of delivered orders. Nothing without one whose cash is still outside. */
export function SettleCash({ orders, size = 'medium', onDone }: SettleCashProps) {
  const { t } = useTranslation(['desk', 'seller-portal']);
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const open = orders.filter((order) => order.cash_collected !== null && order.cash_settled_at === null);
  const ids = open.map(({ id }) => id);
  const amount = open.reduce((sum, { cash_collected }) => sum + (cash_collected ?? 0), 0);
  const counted = { count: ids.length, number: format.number(ids.length), amount: format.money(amount) };
  const settle = useDoorStep({
    write: (db) => settleCash(db, ids, true),
    done: (answer) => t('door.settled', { amount: format.money(answer.amount) }),
    onDone: () => {
      setAsking(false);
      onDone?.(ids);
    },
  });
  if (open.length === 0) return null;
  return (
    <>
      <Button size={size} variant="outlined" onClick={() => setAsking(true)}>
        {t('door.settle')}
      </Button>
      {asking && (
        <DecisionDialog
          title={t('door.settleTitle', counted)}
          text={t('door.settleText')}
          confirmLabel={t('door.settle')}
          busy={settle.isPending}
          onConfirm={() => settle.mutate(undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
