import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { ReturnSide } from '../return-view.ts';
import { PickField } from './pick-field.tsx';
import { type StepDialogProps, useReturnStep } from './use-return-step.ts';

const sides: readonly ReturnSide[] = ['buyer', 'seller'];

/** Asks buyer or seller a question about an appeal. */
export function AskEvidenceDialog({ view, source, onClose }: StepDialogProps) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const [side, setSide] = useState<ReturnSide>(view.appeal?.side === 'buyer' ? 'seller' : 'buyer');
  const { decide, dialog } = useReturnStep({
    ...{ view, source, onClose, words: 'ask_evidence' as const },
    act: (seen, question: string) => source.askEvidence(seen, side, question),
  });
  return (
    <DecisionDialog
      {...dialog}
      note={{ label: t('ask.question'), missing: t('ask.questionMissing'), limit: 1000 }}
      onConfirm={(question = '') => decide(question)}
    >
      <PickField
        label={t('ask.side')}
        value={side}
        options={sides.map((value) => ({ value, label: t(`returns:sides.${value}`) }))}
        onChoose={setSide}
      />
    </DecisionDialog>
  );
}
