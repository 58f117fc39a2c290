import { type FC, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { ReturnSource } from '../return-source.ts';
import type { ReturnStep, ReturnView } from '../return-view.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AskEvidenceDialog } from './ask-evidence-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { PicturedDialog } from './pictured-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import type { StepDialogProps } from './use-return-step.ts';

/** Steps in the order of their buttons, the usual one last. */
const steps: readonly ReturnStep[] = [
  'undo',
  'refuse',
  'appeal',
  'mark_sent',
  'ask_evidence',
  'give_evidence',
  'settle',
  'exchange',
  'receive',
  'accept',
  'decide',
];

const quiet: ReadonlySet<ReturnStep> = new Set<ReturnStep>(['undo', 'appeal', 'mark_sent', 'ask_evidence']);

const dialogs: Record<ReturnStep, FC<StepDialogProps>> = {
  accept: AcceptDialog,
  refuse: (props) => <PicturedDialog step="refuse" {...props} />,
  mark_sent: (props) => <NoteDialog step="mark_sent" {...props} />,
  receive: ReceiveDialog,
  settle: SettleDialog,
  exchange: (props) => <NoteDialog step="exchange" {...props} />,
  appeal: (props) => <PicturedDialog step="appeal" {...props} />,
  give_evidence: (props) => <PicturedDialog step="give_evidence" {...props} />,
  ask_evidence: AskEvidenceDialog,
  decide: DecideDialog,
  undo: (props) => <NoteDialog step="undo" {...props} />,
};

/** Buttons for the steps that the reader may take with a return, each with its dialog. */
export function ReturnSteps({ view, source }: { view: ReturnView; source: ReturnSource }) {
  const { t } = useTranslation('return-desk');
  const [open, setOpen] = useState<ReturnStep | null>(null);
  const isPart = view.wish === 'missing_part' && view.handover === 'keep' && view.status !== 'Received';
  const Dialog = open && dialogs[open];
  return (
    <>
      {steps
        .filter((step) => view.actions.includes(step))
        .map((step) => (
          <Button
            key={step}
            type="button"
            variant={step === 'refuse' ? 'text' : quiet.has(step) ? 'outlined' : 'contained'}
            color={step === 'refuse' ? 'error' : 'primary'}
            onClick={() => setOpen(step)}
          >
            {t(`steps.${step === 'settle' && isPart ? 'part' : step}.verb`)}
          </Button>
        ))}
      {Dialog && <Dialog view={view} source={source} onClose={() => setOpen(null)} />}
    </>
  );
}
