import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionFailure } from '@mawad/shared-ui/desk/decision/decision-failure.tsx';
import type { DecisionProblem } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';

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
  const { title, confirmLabel, name: first = '', children, busy, problem, onConfirm, onClose } = props;
  const { t } = useTranslation(['lists', 'common']);
  const id = useId();
  const [name, setName] = useState(first);
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing) onConfirm(name.trim());
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
            sx={{ marginBlockStart: 1 }}
          />
          {children}
          {problem && !busy && <DecisionFailure problem={problem} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
