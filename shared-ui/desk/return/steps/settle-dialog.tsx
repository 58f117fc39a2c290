import { useState } from 'react';
import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { RefundWay } from '../return-view.ts';
import { PickField } from './pick-field.tsx';
import { type StepDialogProps, useReturnStep } from './use-return-step.ts';

const ways: readonly RefundWay[] = ['cash', 'transfer', 'wallet'];

/** First day on which money can have been handed back: that of the delivery, in Iraq. */
const firstDay = (deliveredAt: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Baghdad' }).format(new Date(deliveredAt));

/** Asks how and when the money was handed back, or on which day the missing part was handed over. */
export function SettleDialog({ view, source, onClose }: StepDialogProps) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  const isPart = view.wish === 'missing_part' && view.handover === 'keep' && view.status !== 'Received';
  const [way, setWay] = useState<RefundWay>('cash');
  const [day, setDay] = useState(baghdadDay());
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const earliest = firstDay(view.order.delivered_at);
  const isWrong = day < earliest || day > baghdadDay();
  const amount = view.money?.refund ?? null;
  const { decide, dialog } = useReturnStep({
    ...{ view, source, onClose, words: isPart ? ('part' as const) : ('settle' as const) },
    act: (seen, note: string | undefined) =>
      source.settle(seen, {
        way: isPart ? 'part' : way,
        day,
        ...(reference.trim() && { reference: reference.trim() }),
        ...(!isPart && amount !== null && { amount }),
        ...(note && { note }),
      }),
  });
  function confirm(note: string | undefined) {
    setTried(true);
    if (!isWrong) decide(note);
  }
  return (
    <DecisionDialog {...dialog} note={{ label: t('note'), limit: 1000 }} onConfirm={confirm}>
      {!isPart && amount !== null && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('settle.amount', { amount: format.money(amount) })}
        </Typography>
      )}
      {!isPart && (
        <PickField
          label={t('settle.way')}
          value={way}
          options={ways.map((value) => ({ value, label: t(`returns:ways.${value}`) }))}
          onChoose={setWay}
        />
      )}
      <TextInput
        type="date"
        label={t('settle.day')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={tried && isWrong ? t('settle.dayWrong') : undefined}
        required
        ltr
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: earliest, max: baghdadDay() } }}
      />
      {!isPart && way !== 'cash' && (
        <TextInput
          label={t('settle.reference')}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          required={false}
          ltr
        />
      )}
    </DecisionDialog>
  );
}
