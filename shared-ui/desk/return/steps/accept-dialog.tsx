import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { ReturnHandover, ReturnView } from '../return-view.ts';
import { PickField } from './pick-field.tsx';
import { type StepDialogProps, useReturnStep } from './use-return-step.ts';

/** Handovers that fit the wish; the price reduction of `keep` needs the right to see money. */
function handoversOf({ wish, money }: ReturnView): ReturnHandover[] {
  if (wish === 'missing_part') return ['keep'];
  return wish === 'refund' && money ? ['pickup', 'showroom', 'keep'] : ['pickup', 'showroom'];
}

/** Asks how the goods of an accepted return come back, or by how much the price is reduced. */
export function AcceptDialog({ view, source, onClose }: StepDialogProps) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const handovers = handoversOf(view);
  const [handover, setHandover] = useState<ReturnHandover>(handovers[0] ?? 'pickup');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const isReduced = handover === 'keep' && view.wish === 'refund';
  const most = view.money?.goods ?? 0;
  const read = readNumber(text);
  const reduction = 'value' in read && read.value > 0 && read.value <= most ? read.value : null;
  const { decide, dialog } = useReturnStep({
    ...{ view, source, onClose, words: 'accept' as const },
    act: (seen, note: string | undefined) =>
      source.accept(seen, {
        handover,
        ...(isReduced && reduction !== null && { reduction }),
        ...(note && { note }),
      }),
  });
  function confirm(note: string | undefined) {
    setTried(true);
    if (isReduced && reduction === null) field.current?.focus();
    else decide(note);
  }
  return (
    <DecisionDialog {...dialog} note={{ label: t('note') }} onConfirm={confirm}>
      {handovers.length === 1 ? (
        <Typography variant="body2">{t('accept.part')}</Typography>
      ) : (
        <PickField
          label={t('accept.handover')}
          value={handover}
          options={handovers.map((value) => ({ value, label: t(`returns:handovers.${value}`) }))}
          onChoose={setHandover}
        />
      )}
      {isReduced && (
        <NumberInput
          ref={field}
          read={readNumber}
          label={t('accept.reduction')}
          hint={t('accept.reductionHint', { amount: format.money(most) })}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={
            tried && reduction === null
              ? t('accept.reductionWrong', { amount: format.money(most) })
              : undefined
          }
        />
      )}
    </DecisionDialog>
  );
}
