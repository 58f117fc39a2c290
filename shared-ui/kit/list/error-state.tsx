import type { ReactNode } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';

interface ErrorStateProps {
  /** Any thrown value; the code of an AppError determines the message. */
  error: unknown;
  onRetry?: () => void;
  title?: string;
  /** Action beside the retry button. */
  action?: ReactNode;
}

export function ErrorState({ error, onRetry, title, action }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const messageOf = useErrorMessage();
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        textAlign: 'center',
        gap: 1,
        paddingBlock: { xs: 5, md: 8 },
        paddingInline: 2,
      }}
    >
      <Icon path={mdiAlertCircleOutline} size={40} tone="error" />
      <Typography variant="h2" sx={{ fontSize: 20 }}>
        {title ?? t('states.errorTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxInlineSize: '28em' }}>
        {messageOf(error)}
      </Typography>
      {(onRetry || action) && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, marginBlockStart: 2 }}
        >
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              {t('actions.retry')}
            </Button>
          )}
          {action}
        </Box>
      )}
    </Box>
  );
}
