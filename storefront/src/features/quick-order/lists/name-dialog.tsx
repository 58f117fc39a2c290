import { useState, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import type { DecisionProblem } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';

interface NameDialogProps {
  title: string;
  confirmLabel: string;
  /** Name at the beginning. */
  name?: string;
  /** Fields below the name. */
  children?: ReactNode;
  busy: boolean;
  problem?: DecisionProblem;
  onConfirm: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a list. Mount to open. */
export function NameDialog(props: NameDialogProps) {
  const { name: first = '', confirmLabel, children, busy, problem, onConfirm, ...rest } = props;
  const { t } = useTranslation('lists');
  const [name, setName] = useState(first);
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      {...rest}
      submitLabel={confirmLabel}
      busy={busy}
      failure={!busy && problem}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) onConfirm(name.trim());
      }}
    >
      <TextInput
        label={t('purchase.name')}
        hint={t('purchase.nameHint')}
        error={tried && isMissing ? t('purchase.nameMissing') : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for the name first
        autoFocus
        required
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 120, autoComplete: 'off' } }}
      />
      {children}
    </FormDialog>
  );
}
