import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import type { DecisionProblem } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { deliverOrder, type OrderDetail } from '@mawad/supabase/orders/queries';
import { useDoorStep } from './use-door-step.ts';

/**
 * Asks for the paid amount before an order is marked as delivered; an amount other than the total needs a reason.
 * Members who may not see money are not asked: the total counts as paid.
 */
export function DeliverDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['seller-portal', 'desk']);
  const { decide, busy, problem } = useDoorStep({
    thing: order,
    write: (db, seen, { collected, note }: { collected: number | null; note?: string }) =>
      deliverOrder(db, seen, collected, note),
    done: () =>
      t(order.is_pickup ? 'desk:pickup.collected.done' : 'desk:order.delivered', { number: order.number }),
    onDone: onClose,
  });
  const dialog = {
    ...(order.is_pickup
      ? {
          title: t('desk:pickup.collected.title', { number: order.number }),
          text: t('desk:pickup.collected.text'),
          confirmLabel: t('desk:pickup.collected.verb'),
        }
      : {
          title: t('desk:order.deliverTitle', { number: order.number }),
          text: t('desk:order.deliverText'),
          confirmLabel: t('desk:order.deliver'),
        }),
    busy,
    problem,
    onClose,
  };
  if (order.total !== null)
    return <PaidDialog {...dialog} total={order.total} onConfirm={(paid) => decide(paid)} />;
  return (
    <DecisionDialog
      {...dialog}
      text={t('desk:door.paidAsBilled')}
      note={{ label: t('desk:note') }}
      onConfirm={(note) => decide({ collected: null, note })}
    />
  );
}

interface PaidDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  busy: boolean;
  problem: DecisionProblem | undefined;
  /** Total of the order, IQD. */
  total: number;
  onConfirm: (paid: { collected: number; note?: string }) => void;
  onClose: () => void;
}

function PaidDialog({ total, onConfirm, ...dialog }: PaidDialogProps) {
  const { t } = useTranslation(['seller-portal', 'desk', 'common']);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(numberText(total));
  const [tried, setTried] = useState(false);
  const result = readNumber(text);
  const amount = 'value' in result && result.value <= total * 2 ? result.value : null;

  function confirm(note: string | undefined) {
    setTried(true);
    if (amount === null) return input.current?.focus();
    onConfirm({ collected: amount, note });
  }

  return (
    <DecisionDialog
      {...dialog}
      note={
        amount !== total
          ? { label: t('desk:reason'), missing: t('desk:door.reasonMissing') }
          : { label: t('desk:note') }
      }
      onConfirm={confirm}
    >
      <NumberInput
        ref={input}
        read={readNumber}
        label={t('desk:door.collected')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tried && amount === null ? t('common:numbers.number_invalid') : undefined}
        hint={t('desk:door.toPay', { amount: format.money(total) })}
      />
    </DecisionDialog>
  );
}
