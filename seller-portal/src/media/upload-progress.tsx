import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiClose, mdiRefresh } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import type { Upload } from './use-uploads.ts';

interface UploadProgressProps {
  upload: Upload;
  /** False for documents, which may be scans in a picture format. */
  isPicture?: boolean;
  onCancel: (upload: Upload) => void;
  onRetry: (upload: Upload) => void;
}

/** Progress of an upload with a cancel button; after a failure, the reason with a retry button. */
export function UploadProgress({ upload, isPicture = false, onCancel, onRetry }: UploadProgressProps) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const { file, state, share } = upload;
  const failed = state === 'failed';
  const isCounted = state === 'waiting' || state === 'sending';
  const { name } = file;
  const stateText = {
    waiting: t('media.waiting'),
    preparing: t('media.preparing'),
    sending: t('media.sending', { percent: format.percent(share) }),
    checking: t('media.checking'),
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box title={name} sx={nameStyle}>
          <bdi>{name}</bdi>
        </Box>
        {failed && (
          <IconButton
            aria-label={t('media.retry', { name })}
            onClick={() => onRetry(upload)}
            sx={buttonStyle}
          >
            <Icon path={mdiRefresh} size={20} />
          </IconButton>
        )}
        <IconButton
          aria-label={t(failed ? 'media.dismiss' : 'media.cancel', { name })}
          onClick={() => onCancel(upload)}
          sx={buttonStyle}
        >
          <Icon path={mdiClose} size={20} />
        </IconButton>
      </Box>
      {state === 'failed' ? (
        <FailureText error={upload.error} isPicture={isPicture} />
      ) : (
        <>
          <LinearProgress
            aria-label={t('media.progress', { name })}
            {...(isCounted && { variant: 'determinate', value: Math.round(share * 100) })}
          />
          <Box sx={stateStyle}>{stateText[state]}</Box>
        </>
      )}
    </>
  );
}

function FailureText({ error, isPicture }: { error: unknown; isPicture: boolean }) {
  const { t } = useTranslation(['errors', 'portal-errors']);
  const messageOf = useErrorMessage();
  return (
    <Box role="alert" sx={{ fontSize: 'var(--text-13)', color: 'error.main' }}>
      <Box component="strong" sx={{ display: 'block' }}>
        {isPicture ? t('portal-errors:image_upload_failed') : t('errors:upload_failed')}
      </Box>
      {messageOf(error)}
    </Box>
  );
}

// Truncates a name in the other script at its end.
const nameStyle = {
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  fontSize: 'var(--text-13)',
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const stateStyle = { fontSize: 'var(--text-12)', color: 'text.secondary', marginBlockStart: 0.5 } as const;

const buttonStyle = {
  inlineSize: 36,
  blockSize: 36,
  '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44 },
};
