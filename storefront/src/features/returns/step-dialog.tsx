import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { DataClient } from '@mawad/supabase/client';
import { type ReturnCase, returnLimits } from '@mawad/supabase/returns/queries';
import { useStep } from './use-step.ts';

interface StepDialogProps {
  thing: ReturnCase;
  title: string;
  text: string;
  confirmLabel: string;
  /** Label of the cancel button if "Cancel" could be mistaken for the step. */
  keepLabel?: string;
  /** Label of an optional note. */
  note?: string;
  tone?: 'primary' | 'error';
  /** Shown after the step. */
  done: string;
  act: (db: DataClient, seen: ReturnCase, note: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation of a step of the buyer, with an optional note. */
export function StepDialog({ thing, note, done, act, onClose, ...words }: StepDialogProps) {
  const { decide, busy, problem } = useStep<string | undefined>({ thing, act, done, onClose });
  return (
    <DecisionDialog
      {...words}
      note={note ? { label: note, limit: returnLimits.note } : undefined}
      busy={busy}
      problem={problem}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}
