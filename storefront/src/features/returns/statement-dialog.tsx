import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { StepPictures } from '@mawad/shared-ui/desk/return/step-pictures.tsx';
import { appealReturn, giveEvidence, type ReturnCase, returnLimits } from '@mawad/supabase/returns/queries';
import { usePictureSource } from './use-picture-source.ts';
import { useStep } from './use-step.ts';

interface StatementDialogProps {
  thing: ReturnCase;
  kind: 'appeal' | 'evidence';
  onClose: () => void;
}

/** Asks for the words and pictures of an appeal, or of evidence that the staff asked for. */
export function StatementDialog({ thing, kind, onClose }: StatementDialogProps) {
  const { t } = useTranslation('own-returns');
  const pictureSource = usePictureSource();
  const [pictures, setPictures] = useState<string[]>([]);
  const [isStoring, setStoring] = useState(false);
  const send = kind === 'appeal' ? appealReturn : giveEvidence;
  const { decide, busy, problem } = useStep<string>({
    thing,
    act: (db, seen, note) => send(db, seen, note, pictures),
    done: t(`${kind}.done`),
    onClose,
  });
  return (
    <DecisionDialog
      title={t(`${kind}.ask`)}
      text={t(`${kind}.text`)}
      confirmLabel={t(`${kind}.confirm`)}
      note={{ label: t(`${kind}.note`), missing: t(`${kind}.noteMissing`), limit: returnLimits.note }}
      busy={busy || isStoring}
      problem={problem}
      onConfirm={(note) => decide(note ?? '')}
      onClose={onClose}
    >
      <StepPictures
        {...pictureSource}
        orderId={thing.order.id}
        paths={pictures}
        onChange={setPictures}
        onBusy={setStoring}
        disabled={busy}
      />
    </DecisionDialog>
  );
}
