import { type FormEvent, type ReactNode, useId } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/mui';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/mui-overlays';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  tone?: 'primary' | 'error';
  busy: boolean;
  /** What else the foot of the dialog offers. */
  aside?: ReactNode;
  wide?: boolean;
  /** What went wrong at the last try; said here, for the page below is out of reach. */
  failure?: { title: string; error: unknown } | false | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form over the page. Mount it to open it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submitLabel,
    tone = 'primary',
    busy,
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
    // A dialog's form is a child of the page's in React's tree.
    event.stopPropagation();
    if (!busy) onSubmit();
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
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
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {children}
          {failure && (
            <Alert severity="error" role="alert">
              <strong>{failure.title}</strong>
              <Box>{messageOf(failure.error)}</Box>
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {aside || (
            <Button onClick={onClose} disabled={busy}>
              {t('actions.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" color={tone} loading={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
