import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppError } from '@mawad/supabase/errors';

/** Reports a conflicting save; typed values stay until the reader loads the newest state. */
export function StaleNotice({ error, onLoad }: { error: unknown; onLoad: () => void }) {
  const { t } = useTranslation('company');
  const messageOf = useErrorMessage();
  if (!(error instanceof AppError) || error.code !== 'stale_version') return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onLoad}>
          {t('loadNewest')}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
