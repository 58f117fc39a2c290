import { useState } from 'react';
import { localized, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { useServices } from '@mawad/shared-ui/contract';
import { Button } from '@mawad/shared-ui/mui';
import { useMutation } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { changeOrderStatus, type OrderDetail } from '@mawad/supabase/queries/orders';
import { everyQuery } from '@mawad/supabase/query-keys';

interface CancelOrderProps {
  order: OrderDetail;
  /** The server has decided, one way or the other. */
  onAnswered: () => void;
}

/** Cancels an order that is not approved yet, after asking once; a reason is welcome. */
export function CancelOrder({ order, onAnswered }: CancelOrderProps) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: (reason: string | undefined) =>
      changeOrderStatus(backendOf(services).data, order.id, 'Cancelled', reason),
    onSuccess: () => showToast({ title: t('orders.cancelled') }),
    onError: (error) =>
      showToast({ title: t('orders.updateFailed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: async () => {
      setAsking(false);
      onAnswered();
      await services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('orders.cancel')}
      </Button>
      {asking && (
        <DecisionDialog
          title={t('orders.cancelAsk', { number: order.number })}
          text={t('orders.cancelText', { company: localized(order, 'company_name', language) })}
          confirmLabel={t('orders.cancel')}
          keepLabel={t('orders.keep')}
          tone="error"
          note={{ label: t('orders.cancelReason') }}
          busy={cancel.isPending}
          onConfirm={(reason) => cancel.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
