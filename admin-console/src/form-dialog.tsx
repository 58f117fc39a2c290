import { type FormEvent, type ReactNode, useId } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mawad/shared-ui/kit/mui-overlays.ts';

interface FormDialogProps {
  title: string;
  /** Without it the dialog can only be closed. */
  submitLabel?: string;
  tone?: 'primary' | 'error';
  busy: boolean;
  /** Further content of the dialog's footer. */
  aside?: ReactNode;
  wide?: boolean;
  /**
   * Failure of the last attempt; shown in the dialog because the page below is inert, above the buttons because it needs no scrolling
   * there.
   */
  failure?: { title: string; error: unknown } | false | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a short form. Opens on mount. */
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
    // React bubbles the submit event through the portal to a form of the page.
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
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{children}</DialogContent>
        {failure && (
          <Alert severity="error" role="alert" sx={{ marginInline: 3, flexShrink: 0 }}>
            <strong>{failure.title}</strong>
            <Box>{messageOf(failure.error)}</Box>
          </Alert>
        )}
        <DialogActions>
          {aside || (
            <Button onClick={onClose} disabled={busy}>
              {t(submitLabel ? 'actions.cancel' : 'actions.close')}
            </Button>
          )}
          {submitLabel && (
            <Button type="submit" variant="contained" color={tone} loading={busy}>
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
