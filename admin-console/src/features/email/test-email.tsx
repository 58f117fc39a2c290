import { type FormEvent, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { sendTestEmail, type TestEmail as TestMail } from '@mawad/supabase/mail/queries';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { testEmailQuery } from './email-queries.ts';
import { failingStep } from './failing-step.ts';

/** Sends a test mail through the outbox and shows which step failed. */
export function TestEmail() {
  const { t } = useTranslation(['admin-email', 'common']);
  const ownEmail = useStore((state) => state.session.user?.email) ?? '';
  const [sent, setSent] = useState<number | null>(null);
  const form = useEditForm({
    initial: { to_email: ownEmail },
    labels: { to_email: t('test.to') },
    check: ({ to_email }) => ({ to_email: to_email.trim() ? undefined : t('common:forms.required') }),
  });
  const send = useAction({
    act: (services, to: string) => sendTestEmail(backendOf(services).data, to),
    reads: [],
    failed: t('test.failed'),
    showAtField: form.refuse,
    onDone: setSent,
  });
  const result = useQuery(testEmailQuery(useServices(), sent));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo() && !send.isPending) send.mutate(form.values.to_email.trim());
  }

  return (
    <Panel component="section" aria-labelledby="test-mail" sx={{ padding: 2 }}>
      <Typography id="test-mail" variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {t('test.title')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <TextInput {...form.text('to_email')} type="email" ltr required />
        <Box>
          <Button type="submit" variant="outlined" loading={send.isPending}>
            {t('test.send')}
          </Button>
        </Box>
      </Box>
      <Box aria-live="polite" sx={{ marginBlockStart: sent === null ? 0 : 2 }}>
        {sent !== null && <Result mail={result.data ?? { state: 'waiting', error: null }} />}
      </Box>
    </Panel>
  );
}

function Result({ mail }: { mail: TestMail }) {
  const { t } = useTranslation('admin-email');
  if (mail.state === 'sent') return <Alert severity="success">{t('test.sent')}</Alert>;
  if (!mail.error) return <Alert severity="info">{t('test.waiting')}</Alert>;
  return (
    <Alert severity="error">
      {t(`steps.${failingStep(mail.error)}`)}
      <Box sx={{ marginBlockStart: 1, fontSize: 'var(--text-12)', overflowWrap: 'anywhere' }}>
        <Ltr>{mail.error}</Ltr>
      </Box>
    </Alert>
  );
}
