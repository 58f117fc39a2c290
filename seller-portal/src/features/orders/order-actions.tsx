import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/mui';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import type { OrderDetail } from '@mawad/supabase/queries/orders';
import { AttemptDialog } from './door/attempt-dialog.tsx';
import { DeliverDialog } from './door/deliver-dialog.tsx';
import { RefuseDialog } from './door/refuse-dialog.tsx';
import { ShortageDialog } from './shortage/shortage-dialog.tsx';
import { type SellerStep, useStatusChange } from './use-status-change.ts';

/** What a seller may do with an order now, the usual step first; the database decides again. */
function openSteps({ status, approved_at }: OrderDetail): SellerStep[] {
  if (status === 'Shipped') return ['Delivered', 'Cancelled'];
  if (status !== 'Processing') return [];
  return approved_at === null ? ['Cancelled'] : ['Shipped', 'Cancelled'];
}

/** The seller's next steps with an order, each asked once before it is taken. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [step, setStep] = useState<SellerStep | null>(null);
  const wordsOf = useStepWords(order);
  const change = useStatusChange(order, () => setStep(null));
  const [isShort, setShort] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { t } = useTranslation('desk');
  const isEnd = step === 'Cancelled';
  // Calling an order off after it was shipped means that the buyer refused it, or did not collect it.
  const isRefusal = isEnd && order.status === 'Shipped';
  return (
    <>
      {order.status === 'Processing' && <Button onClick={() => setShort(true)}>{t('shortage.verb')}</Button>}
      {order.status === 'Shipped' && <Button onClick={() => setFailed(true)}>{t('door.attempt')}</Button>}
      {hasFailed && <AttemptDialog order={order} onClose={() => setFailed(false)} />}
      {isShort && (
        <ShortageDialog
          order={order}
          onCallOff={() => {
            setShort(false);
            setStep('Cancelled');
          }}
          onClose={() => setShort(false)}
        />
      )}
      {openSteps(order)
        .reverse()
        .map((one) => (
          <Button
            key={one}
            variant={one === 'Cancelled' ? 'text' : 'contained'}
            color={one === 'Cancelled' ? 'error' : 'primary'}
            onClick={() => setStep(one)}
          >
            {wordsOf(one).verb}
          </Button>
        ))}
      {step === 'Delivered' && <DeliverDialog order={order} onClose={() => setStep(null)} />}
      {isRefusal && <RefuseDialog order={order} onClose={() => setStep(null)} />}
      {step && step !== 'Delivered' && !isRefusal && (
        <DecisionDialog
          {...wordsOf(step)}
          confirmLabel={wordsOf(step).verb}
          tone={isEnd ? 'error' : 'primary'}
          busy={change.isPending}
          onConfirm={(note) => change.mutate({ status: step, note })}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}

/** A step in words. */
function useStepWords({ number, status, is_pickup: isPickup }: OrderDetail) {
  const { t } = useTranslation(['seller-portal', 'desk']);
  return (step: SellerStep) => {
    if (step === 'Cancelled') {
      const kind =
        status !== 'Shipped' ? 'callOff' : isPickup ? ('pickup.notCollected' as const) : ('refuse' as const);
      return {
        verb: t(`desk:${kind}.verb`),
        title: t(`desk:${kind}.title`, { number }),
        text: t(`desk:${kind}.text`),
        keepLabel: t('desk:bulk.keep'),
        note: { label: t('desk:reason'), missing: t('desk:reasonMissing') },
      };
    }
    if (isPickup) {
      const kind = step === 'Shipped' ? 'ready' : 'collected';
      return {
        verb: t(`desk:pickup.${kind}.verb`),
        title: t(`desk:pickup.${kind}.title`, { number }),
        text: t(`desk:pickup.${kind}.text`),
        note: { label: t('order.note') },
      };
    }
    const verb = step === 'Shipped' ? 'ship' : 'deliver';
    return {
      verb: t(`order.${verb}`),
      title: t(`order.${verb}Title`, { number }),
      text: t(`order.${verb}Text`),
      note: { label: t('order.note') },
    };
  };
}
