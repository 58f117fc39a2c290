import { useErrorMessage } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppError } from '@mawad/supabase/errors';

interface SaveFailureProps {
  error: Error;
  title: string;
  /** Label of the button that loads the version of a colleague, shown if one saved meanwhile. */
  newest: string;
  onLoadNewest: () => void;
}

/** Error below a form that was not saved. */
export function SaveFailure({ error, title, newest, onLoadNewest }: SaveFailureProps) {
  const messageOf = useErrorMessage();
  const isStale = error instanceof AppError && error.code === 'stale_version';
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        isStale && (
          <Button color="inherit" onClick={onLoadNewest}>
            {newest}
          </Button>
        )
      }
    >
      <strong>{title}</strong>
      <Box>{messageOf(error)}</Box>
    </Alert>
  );
}
