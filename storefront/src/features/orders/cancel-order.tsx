import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { useServices } from '@mawad/shared-ui/contract';
import { Button } from '@mawad/shared-ui/mui';
import { useDecision } from '@mawad/shared-ui/portal/use-decision';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { changeOrderStatus, type OrderDetail } from '@mawad/supabase/queries/orders';
import { everyQuery } from '@mawad/supabase/query-keys';

interface CancelOrderProps {
  order: OrderDetail;
  /** Whether it may be cancelled now; an open question stays, with the reason why not. */
  isCancellable: boolean;
  /** The question is over, one way or the other. */
  onAnswered: () => void;
}

/** Cancels an order that is not approved yet, after asking once; a reason is welcome. */
export function CancelOrder(props: CancelOrderProps) {
  const { t } = useTranslation('ordering');
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    props.onAnswered();
  };
  return (
    <>
      {props.isCancellable && (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('orders.cancel')}
        </Button>
      )}
      {asking && <CancelDialog order={props.order} onClose={close} />}
    </>
  );
}

function CancelDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: order,
    act: (seen, reason: string | undefined) =>
      changeOrderStatus(backendOf(services).data, seen, 'Cancelled', reason),
    onDone: () => {
      showToast({ title: t('orders.cancelled') });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
    failed: t('orders.updateFailed'),
  });
  return (
    <DecisionDialog
      title={t('orders.cancelAsk', { number: order.number })}
      text={t('orders.cancelText', { company: localized(order, 'company_name', language) })}
      confirmLabel={t('orders.cancel')}
      keepLabel={t('orders.keep')}
      tone="error"
      note={{ label: t('orders.cancelReason') }}
      busy={busy}
      problem={problem}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}
