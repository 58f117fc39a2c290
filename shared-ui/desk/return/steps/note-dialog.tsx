import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { type StepDialogProps, useReturnStep } from './use-return-step.ts';

interface NoteDialogProps extends StepDialogProps {
  step: 'mark_sent' | 'undo' | 'exchange';
}

/** Confirms a step that needs nothing but, for an undo, its reason. */
export function NoteDialog({ step, view, source, onClose }: NoteDialogProps) {
  const { t } = useTranslation('return-desk');
  const { decide, dialog } = useReturnStep({
    ...{ view, source, onClose, words: step },
    act: async (seen, note: string | undefined) => {
      if (step === 'mark_sent') await source.markSent(seen, note);
      else if (step === 'undo') await source.undo(seen, note ?? '');
      else await source.exchange(seen);
    },
    explain: (error) =>
      step === 'exchange' && 'code' in error && error.code === 'out_of_stock'
        ? t('exchange.outOfStock')
        : undefined,
  });
  const notes = {
    mark_sent: { label: t('note'), limit: 1000 },
    undo: { label: t('reason'), missing: t('reasonMissing'), limit: 1000 },
    exchange: undefined,
  };
  return <DecisionDialog {...dialog} note={notes[step]} onConfirm={decide} />;
}
