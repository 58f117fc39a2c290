import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { DecisionProblem } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useRemoval } from './use-removal.tsx';

interface RemovalDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** Name to be typed. */
  name: string;
  busy: boolean;
  problem?: DecisionProblem;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the name of the removed thing and for a reason, which the log keeps. Mount to open. */
export function RemovalDialog({ name, onConfirm, ...rest }: RemovalDialogProps) {
  const { fields, check } = useRemoval(name);
  const confirm = () => {
    const reason = check();
    if (reason) onConfirm(reason);
  };
  return (
    <DecisionDialog tone="error" onConfirm={confirm} {...rest}>
      {fields}
    </DecisionDialog>
  );
}
