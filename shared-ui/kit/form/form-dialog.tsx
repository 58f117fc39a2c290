import { type FormEvent, type ReactNode, useId } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { DialogFailure } from './dialog-failure.tsx';

/** Failure of an attempt: the error or its text. */
type FormFailure = { title?: string } & ({ error: unknown } | { text: string });

interface FormDialogProps {
  title: string;
  /** Id of the element that describes the dialog. */
  describedBy?: string;
  /** Without it the dialog can only be closed. */
  submitLabel?: string;
  /** Label of the cancel button if "Cancel" could be mistaken for the action. */
  keepLabel?: string;
  tone?: 'primary' | 'error';
  busy: boolean;
  /** Whether the form cannot be submitted. */
  disabled?: boolean;
  /** Replaces the cancel button. */
  aside?: ReactNode;
  wide?: boolean;
  /** Failure of the last attempt; shown in the dialog because the page below is inert. */
  failure?: FormFailure | false | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form. Opens on mount. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    describedBy,
    submitLabel,
    keepLabel,
    tone = 'primary',
    busy,
    disabled,
    aside,
    wide,
    failure,
    onSubmit,
    onClose,
    children,
  } = props;
  const { t } = useTranslation('common');
  const messageOf = useErrorMessage();
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    // React bubbles the submit event through the portal to a form of the page.
    event.stopPropagation();
    if (!busy) onSubmit();
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      aria-describedby={describedBy}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {children}
        </DialogContent>
        {failure && (
          <DialogFailure title={failure.title}>
            {'text' in failure ? failure.text : messageOf(failure.error)}
          </DialogFailure>
        )}
        <DialogActions>
          {aside || (
            <Button color="inherit" onClick={onClose} disabled={busy}>
              {keepLabel ?? t(submitLabel ? 'actions.cancel' : 'actions.close')}
            </Button>
          )}
          {submitLabel && (
            <Button type="submit" variant="contained" color={tone} loading={busy} disabled={disabled}>
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
