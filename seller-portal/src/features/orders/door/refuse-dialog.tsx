import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { type OrderDetail, refuseOrder } from '@mawad/supabase/orders/queries';
import { useDoorStep } from './use-door-step.ts';

type FeeAnswer = '' | 'paid' | 'unpaid';
const feeAnswers: readonly FeeAnswer[] = ['', 'paid', 'unpaid'];

/** Asks why goods were refused or not collected, and whether the delivery fee was paid, if there is one. */
export function RefuseDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'seller-portal']);
  const format = useFormat();
  const field = useRef<HTMLSelectElement>(null);
  const words = order.is_pickup ? 'pickup.notCollected' : 'refuse';
  const isFree = order.delivery_fee === 0;
  const [fee, setFee] = useState<FeeAnswer>(isFree ? 'unpaid' : '');
  const [tried, setTried] = useState(false);
  const isMissing = tried && fee === '';
  const { decide, busy, problem } = useDoorStep({
    thing: order,
    write: (db, seen, note: string) => refuseOrder(db, seen, fee === 'paid', note),
    done: () => t(order.is_pickup ? 'pickup.notCollected.done' : 'door.refused', { number: order.number }),
    onDone: onClose,
  });

  function confirm(note = '') {
    setTried(true);
    if (fee === '') field.current?.focus();
    else decide(note);
  }

  return (
    <DecisionDialog
      title={t(`${words}.title`, { number: order.number })}
      text={t(`${words}.text`)}
      confirmLabel={t(`${words}.verb`)}
      keepLabel={t('bulk.keep')}
      tone="error"
      note={{ label: t('reason'), missing: t('reasonMissing') }}
      busy={busy}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isFree && (
        <TextField
          select
          required
          label={
            order.delivery_fee === null
              ? t('door.refuseSomeFee')
              : t('door.refuseFee', { amount: format.money(order.delivery_fee) })
          }
          value={fee}
          onChange={({ target }) => setFee((now) => feeAnswers.find((one) => one === target.value) ?? now)}
          inputRef={field}
          error={isMissing}
          helperText={isMissing ? t('door.feeMissing') : undefined}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ marginBlockStart: 1 }}
        >
          <option value="" disabled>
            {t('door.feeChoose')}
          </option>
          <option value="paid">{t('door.feePaid')}</option>
          <option value="unpaid">{t('door.feeUnpaid')}</option>
        </TextField>
      )}
    </DecisionDialog>
  );
}
