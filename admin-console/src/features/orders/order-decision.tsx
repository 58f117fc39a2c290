import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { OrderSummary } from '@mawad/supabase/queries/orders';
import type { OrderStep } from './order-steps.ts';
import { useOrderStep } from './use-order-step.ts';
import { useStepWords } from './use-step-words.ts';

/** Step that an administrator is about to take with an order. */
export interface OrderQuestion {
  order: OrderSummary;
  step: OrderStep;
}

/** Confirms a step that notifies buyer and seller. */
export function OrderDecision({ order, step, onClose }: OrderQuestion & { onClose: () => void }) {
  const { t } = useTranslation('admin-console');
  const { decide, busy, problem } = useOrderStep(order, onClose);
  const { verb, title, text } = useStepWords(order)(step);
  const ends = step === 'reject' || step === 'cancel';
  const note = ends
    ? { label: t('order.reason'), missing: t('order.reasonMissing') }
    : { label: t('order.note') };
  return (
    <DecisionDialog
      title={title}
      text={text}
      confirmLabel={verb}
      tone={ends ? 'error' : 'primary'}
      note={step === 'approve' ? undefined : note}
      busy={busy}
      problem={problem}
      onConfirm={(words) => decide({ step, note: words })}
      onClose={onClose}
    />
  );
}
