import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { TextInput } from '@mawad/shared-ui/components/form/text-input';
import { deliverOrder, type OrderDetail } from '@mawad/supabase/queries/orders';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { useDoorStep } from './use-door-step.ts';

/** Asks what was paid before an order counts as delivered; another amount than the order's needs a reason. */
export function DeliverDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['seller-portal', 'desk', 'common']);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(order.total));
  const [tried, setTried] = useState(false);
  const result = readNumber(text);
  const amount = 'value' in result && result.value <= order.total * 2 ? result.value : null;
  const words = order.is_pickup
    ? {
        title: t('desk:pickup.collected.title', { number: order.number }),
        text: t('desk:pickup.collected.text'),
        confirmLabel: t('desk:pickup.collected.verb'),
      }
    : {
        title: t('order.deliverTitle', { number: order.number }),
        text: t('order.deliverText'),
        confirmLabel: t('order.deliver'),
      };
  const differs = amount !== order.total;
  const deliver = useDoorStep({
    write: (db, { collected, note }: { collected: number; note?: string }) =>
      deliverOrder(db, order.id, collected, note),
    done: () =>
      t(order.is_pickup ? 'desk:pickup.collected.done' : 'order.delivered', { number: order.number }),
    onDone: onClose,
  });

  function confirm(note: string | undefined) {
    setTried(true);
    if (amount === null) return input.current?.focus();
    deliver.mutate({ collected: amount, note });
  }

  return (
    <DecisionDialog
      {...words}
      note={
        differs
          ? { label: t('desk:reason'), missing: t('desk:door.reasonMissing') }
          : { label: t('order.note') }
      }
      busy={deliver.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        ref={input}
        label={t('desk:door.collected')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tried && amount === null ? t('common:numbers.number_invalid') : undefined}
        hint={t('desk:door.toPay', { amount: format.money(order.total) })}
        fullWidth
        ltr
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </DecisionDialog>
  );
}
