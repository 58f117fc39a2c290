import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { NewSecondFactor } from '@mawad/shared-ui/platform/session/session-port.ts';
import { CodeForm } from './code-form.tsx';

interface EnrollAppProps {
  factor: NewSecondFactor;
  onDone: () => void;
  onCancel?: () => void;
}

/**
 * Enrolls an authenticator app: the user scans a QR code or copies a key into the app, and enters the app's
 * code.
 */
export function EnrollApp({ factor, onDone, onCancel }: EnrollAppProps) {
  const { t } = useTranslation(['two-factor', 'common']);
  const { session } = useServices();
  const confirm = useMutation({
    mutationFn: async (code: string) => (await session.secondFactor()).confirm(factor.id, code),
    onSuccess: onDone,
  });
  return (
    <Box
      component="ol"
      sx={{ display: 'grid', gap: 3, margin: 0, padding: 0, listStyle: 'none', counterReset: 'step' }}
    >
      <Step title={t('get')}>
        <Typography variant="body2" color="textSecondary">
          {t('getText')}
        </Typography>
      </Step>
      <Step title={t('scan')}>
        <Box
          component="img"
          src={factor.picture}
          alt={t('picture')}
          width={200}
          height={200}
          // Cameras need a dark code on a light background in both colour schemes.
          sx={{ backgroundColor: '#fff', padding: 1, borderRadius: 1, border: 1, borderColor: 'divider' }}
        />
        <Secret secret={factor.secret} />
      </Step>
      <Step title={t('enter')}>
        <CodeForm label={t('enter')} error={confirm.error} onSubmit={confirm.mutate}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={confirm.isPending}>
              {t('switchOn')}
            </Button>
            {onCancel && (
              <Button onClick={onCancel} disabled={confirm.isPending}>
                {t('common:actions.cancel')}
              </Button>
            )}
          </Box>
        </CodeForm>
      </Step>
    </Box>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', counterIncrement: 'step' }}>
      <Box
        sx={{
          fontWeight: 600,
          '&::before': { content: 'counter(step) ". "' },
        }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}

function Secret({ secret }: { secret: string }) {
  const { t } = useTranslation('two-factor');
  const showToast = useStore((state) => state.toast.show);
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ title: t('copied') });
    } catch {
      showToast({ title: t('copyFailed'), variant: 'destructive' });
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minInlineSize: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {t('samePhone')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component="code" sx={{ fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}>
          <Ltr>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Ltr>
        </Box>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </Box>
    </Box>
  );
}
