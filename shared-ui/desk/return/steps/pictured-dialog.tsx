import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { StepPictures } from '../step-pictures.tsx';
import { type StepDialogProps, useReturnStep } from './use-return-step.ts';

interface PicturedDialogProps extends StepDialogProps {
  step: 'refuse' | 'appeal' | 'give_evidence';
}

/** Asks for a reason with pictures: to refuse a return, to appeal, or as evidence. */
export function PicturedDialog({ step, view, source, onClose }: PicturedDialogProps) {
  const { t } = useTranslation('return-desk');
  const [pictures, setPictures] = useState<string[]>([]);
  const [isStoring, setStoring] = useState(false);
  const [isEarly, setEarly] = useState(false);
  const write = { refuse: source.refuse, appeal: source.appeal, give_evidence: source.giveEvidence }[step];
  const { decide, dialog } = useReturnStep({
    ...{ view, source, onClose, words: step },
    act: (seen, note: string) => write(seen, note, pictures),
  });
  function confirm(note = '') {
    setEarly(isStoring);
    if (!isStoring) decide(note);
  }
  return (
    <DecisionDialog
      {...dialog}
      tone={step === 'refuse' ? 'error' : 'primary'}
      note={{ label: t('reason'), missing: t('reasonMissing'), limit: 1000 }}
      onConfirm={confirm}
    >
      <StepPictures
        orderId={view.order.id}
        paths={pictures}
        onChange={setPictures}
        onBusy={setStoring}
        store={source.store}
        sign={source.sign}
      />
      {isEarly && isStoring && <Alert severity="info">{t('noPictures')}</Alert>}
    </DecisionDialog>
  );
}
