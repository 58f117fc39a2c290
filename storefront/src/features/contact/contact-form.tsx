import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/components/text-input';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Button, Paper, Typography } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { useMutation } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { submitContact } from '@mawad/supabase/queries/requests';
import { contactLimits, contactSchema, type ContactValues } from './contact-schema.ts';

const nothing: ContactValues = { full_name: '', email: '', message: '' };

/** Name, address and message. All are required; what was typed stays until it has arrived. */
export function ContactForm() {
  const { t } = useTranslation('information');
  const services = useServices();
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const [sent, setSent] = useState<ContactValues | null>(null);
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema),
    defaultValues: nothing,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const errorOf = useFieldErrors();
  const send = useMutation({
    mutationFn: (values: ContactValues) => submitContact(backendOf(services).data, { ...values, language }),
    onSuccess: (_, values) => {
      setSent(values);
      form.reset(nothing);
    },
  });

  if (sent) return <Thanks values={sent} onAnother={() => setSent(null)} />;
  const missing = Object.values(errors).some((error) => error.message === 'required');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => void form.handleSubmit((values) => send.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextInput
        {...form.register('full_name')}
        required
        label={t('contact.fullName')}
        autoComplete="name"
        error={errorOf('full_name', errors.full_name?.message)}
      />
      <TextInput
        {...form.register('email')}
        required
        ltr
        type="email"
        label={t('contact.email')}
        autoComplete="email"
        error={errorOf('email', errors.email?.message)}
      />
      <TextInput
        {...form.register('message')}
        required
        multiline
        minRows={5}
        label={t('contact.message')}
        error={errorOf('message', errors.message?.message)}
      />
      {form.formState.isSubmitted && missing && (
        <Alert severity="error" role="alert">
          {t('contact.required')}
        </Alert>
      )}
      {send.error && (
        <Alert severity="error" role="alert">
          <strong>{t('contact.failed')}</strong>
          <br />
          {messageOf(send.error)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={send.isPending}
        sx={{ justifySelf: 'start' }}
      >
        {send.isPending ? t('contact.sending') : t('contact.send')}
      </Button>
    </Box>
  );
}

function useFieldErrors() {
  const { t } = useTranslation(['information', 'common']);
  const format = useFormat();
  return (field: keyof ContactValues, code: string | undefined): string | undefined => {
    if (!code) return undefined;
    if (code === 'required') return t('common:forms.required');
    return code === 'email'
      ? t('contact.emailInvalid')
      : t('contact.tooLong', { number: format.number(contactLimits[field]) });
  };
}

function Thanks({ values, onAnother }: { values: ContactValues; onAnother: () => void }) {
  const { t } = useTranslation('information');
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{ padding: 4, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography variant="h2">{t('contact.sent')}</Typography>
      <Typography>{t('contact.sentText', { name: values.full_name, email: values.email })}</Typography>
      <Button variant="outlined" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </Paper>
  );
}
