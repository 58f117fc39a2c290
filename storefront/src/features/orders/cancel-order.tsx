import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { changeOrderStatus, type OrderDetail } from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

interface CancelOrderProps {
  order: OrderDetail;
  /**
   * Whether the order can be cancelled now. An open dialog stays open if this changes and then shows the
   * reason.
   */
  isCancellable: boolean;
  /** Called when the dialog closes, with or without a cancellation. */
  onDialogClosed: () => void;
}

/** Button that cancels an unapproved order after confirmation, with an optional reason. */
export function CancelOrder(props: CancelOrderProps) {
  const { t } = useTranslation('ordering');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const close = () => {
    setDialogOpen(false);
    props.onDialogClosed();
  };
  return (
    <>
      {props.isCancellable && (
        <Button variant="outlined" color="error" onClick={() => setDialogOpen(true)}>
          {t('orders.cancel')}
        </Button>
      )}
      {isDialogOpen && <CancelDialog order={props.order} onClose={close} />}
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
