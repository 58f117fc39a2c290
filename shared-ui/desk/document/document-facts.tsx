import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { mdiOpenInNew } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useOpenFile } from './use-open-file.ts';

interface DocumentFactsProps {
  document: {
    path: string | null;
    number: string | null;
    expires_on: string | null;
    reason: string | null;
    submitted_at: string;
    decided_at: string | null;
    decided_by: string | null;
  };
  openLabel: string;
  /** Returns an address that opens the file for a short time. */
  sign: (path: string) => Promise<string>;
}

/** Details of one submitted file, with a button that opens the file. */
export function DocumentFacts({ document, openLabel, sign }: DocumentFactsProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { path, number, expires_on, reason, submitted_at, decided_at, decided_by } = document;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', fontSize: 'var(--text-14)' }}>
      {number && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {t('number')}: <Ltr>{number}</Ltr>
        </Box>
      )}
      {expires_on && (
        <Box>
          {t('expires')}: <time dateTime={expires_on}>{format.date(expires_on)}</time>
        </Box>
      )}
      {reason && (
        <Box
          sx={{ paddingInlineStart: 1.5, borderInlineStart: '3px solid', borderColor: 'error.main' }}
          aria-label={t('reason')}
          role="group"
        >
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reason}
          </Box>
        </Box>
      )}
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {t('sent', { date: format.date(submitted_at) })}
        {decided_at && (
          <>
            {' · '}
            {t('decided', { date: format.date(decided_at) })}
          </>
        )}
        {decided_by && (
          <>
            {' · '}
            <bdi>{decided_by}</bdi>
          </>
        )}
      </Box>
      {path && <OpenFile path={path} label={openLabel} sign={sign} />}
    </Box>
  );
}

function OpenFile({ path, label, sign }: { path: string; label: string; sign: DocumentFactsProps['sign'] }) {
  const { t } = useTranslation('documents');
  const { open, busy } = useOpenFile(t('openFailed'));
  return (
    <Button
      size="small"
      startIcon={<Icon path={mdiOpenInNew} size={18} />}
      loading={busy}
      onClick={() => void open(() => sign(path))}
      aria-label={label}
    >
      {t('open')}
    </Button>
  );
}
