import { type FormEvent, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { RemovalDialog } from '@mawad/shared-ui/desk/decision/removal-dialog.tsx';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { PasswordInput } from '@mawad/shared-ui/kit/form/password-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import {
  type EmailSettings,
  mailEncryptions,
  removeEmailSettings,
  saveEmailSettings,
} from '@mawad/supabase/mail/queries';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

const unset: EmailSettings = {
  sender_email: '',
  sender_name: 'Mawad',
  smtp_host: '',
  smtp_port: 465,
  encryption: 'tls',
};

/** Sender and mail server. The app password is write-only. */
export function SettingsForm({ settings }: { settings: EmailSettings | null }) {
  const { t } = useTranslation(['admin-email', 'common']);
  const required = t('common:forms.required');
  const form = useEditForm({
    initial: {
      ...(settings ?? unset),
      smtp_port: String(settings?.smtp_port ?? unset.smtp_port),
      app_password: '',
    },
    labels: {
      sender_email: t('form.senderEmail'),
      sender_name: t('form.senderName'),
      smtp_host: t('form.host'),
      smtp_port: t('form.port'),
      encryption: t('form.encryption'),
      app_password: t('form.password'),
    },
    check: ({ sender_email, sender_name, smtp_host, smtp_port, app_password }) => ({
      sender_email: sender_email.trim() ? undefined : required,
      sender_name: sender_name.trim() ? undefined : required,
      smtp_host: smtp_host.trim() ? undefined : required,
      smtp_port: /^\d{1,5}$/.test(smtp_port.trim()) ? undefined : t('common:numbers.number_invalid'),
      app_password: settings || app_password ? undefined : required,
    }),
  });
  const { values, text } = form;
  const save = useAction({
    act: (services, { app_password, smtp_port, ...rest }: typeof values) =>
      saveEmailSettings(backendOf(services).data, {
        ...rest,
        sender_email: rest.sender_email.trim(),
        smtp_host: rest.smtp_host.trim(),
        smtp_port: Number(smtp_port),
        ...(app_password && { app_password }),
      }),
    reads: ['emails'],
    done: () => t('form.saved'),
    failed: t('form.failed'),
    showAtField: form.refuse,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo() && !save.isPending) save.mutate(values);
  }

  return (
    <Panel
      component="form"
      noValidate
      aria-labelledby="mail-server"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, padding: { xs: 2, sm: 3 } }}
    >
      <Typography id="mail-server" variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
        {t('form.title')}
      </Typography>
      {!settings && <Alert severity="info">{t('form.unset')}</Alert>}
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <Box sx={pairStyle}>
        <TextInput {...text('sender_email')} type="email" ltr required hint={t('form.senderHint')} />
        <TextInput
          {...text('sender_name')}
          required
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }}
        />
        <TextInput {...text('smtp_host')} ltr required />
        <TextInput {...text('smtp_port')} ltr required slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        <TextInput {...text('encryption')} select slotProps={{ select: { native: true } }}>
          {mailEncryptions.map((encryption) => (
            <option key={encryption} value={encryption}>
              {t(`form.encryptions.${encryption}`)}
            </option>
          ))}
        </TextInput>
        <PasswordInput
          {...text('app_password')}
          autoComplete="new-password"
          required={!settings}
          hint={t(settings ? 'form.passwordKept' : 'form.passwordHint')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('form.save')}
        </Button>
        {settings && <RemoveSettings sender={settings.sender_email} />}
      </Box>
    </Panel>
  );
}

function RemoveSettings({ sender }: { sender: string }) {
  const { t } = useTranslation('admin-email');
  const [asking, setAsking] = useState(false);
  const remove = useAction({
    act: (services, reason: string) => removeEmailSettings(backendOf(services).data, reason),
    reads: ['emails'],
    done: () => t('remove.done'),
    failed: t('remove.failed'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('remove.button')}
      </Button>
      {asking && (
        <RemovalDialog
          title={t('remove.title')}
          text={t('remove.text')}
          name={sender}
          confirmLabel={t('remove.button')}
          busy={remove.isPending}
          onConfirm={remove.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
