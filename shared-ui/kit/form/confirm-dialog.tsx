import { useId, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';

interface ConfirmDialogProps {
  open: boolean;
  /** Names the object, for example "Delete Cement 42.5?". */
  title: string;
  text?: ReactNode;
  /** The verb on the confirming button. */
  confirmLabel: string;
  tone?: 'primary' | 'error';
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, tone = 'error', busy = false, onConfirm, onClose } = props;
  const { disabled = false } = props;
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {text && <DialogContent id={`${id}-text`}>{text}</DialogContent>}
      <DialogActions>
        <Button onClick={onClose} disabled={busy} color="inherit">
          {t('actions.cancel')}
        </Button>
        <Button onClick={onConfirm} loading={busy} disabled={disabled} variant="contained" color={tone}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
