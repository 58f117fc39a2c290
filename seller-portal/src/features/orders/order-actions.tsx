import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/mui';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import type { OrderDetail, OrderStatus } from '@mawad/supabase/queries/orders';
import { useStatusChange } from './use-status-change.ts';

/** What a seller may do with an order now; the database decides again. */
function nextStep(order: OrderDetail): 'Shipped' | 'Delivered' | null {
  if (order.status === 'Processing' && order.approved_at !== null) return 'Shipped';
  return order.status === 'Shipped' ? 'Delivered' : null;
}

const verbs = { Shipped: 'ship', Delivered: 'deliver' } as const satisfies Partial<
  Record<OrderStatus, string>
>;

/** The seller's next step with an order, asked once before it is taken. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('seller-portal');
  const [asking, setAsking] = useState(false);
  const change = useStatusChange(order, () => setAsking(false));
  const step = nextStep(order);
  if (!step) return null;
  const verb = verbs[step];
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t(`order.${verb}`)}
      </Button>
      {asking && (
        <DecisionDialog
          title={t(`order.${verb}Title`, { number: order.number })}
          text={t(`order.${verb}Text`)}
          confirmLabel={t(`order.${verb}`)}
          note={{ label: t('order.note') }}
          busy={change.isPending}
          onConfirm={(note) => change.mutate({ status: step, note })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
