import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { submitContact } from '@mawad/supabase/contact/queries';
import { FormTrap } from '../../form-guard/form-trap.tsx';
import { useFormGuard } from '../../form-guard/use-form-guard.ts';
import { contactLimits, contactSchema, type ContactValues } from './contact-schema.ts';

const emptyValues: ContactValues = { full_name: '', email: '', message: '' };

/** Contact form. All fields are required; entries stay until the message is accepted. */
export function ContactForm() {
  const { t } = useTranslation('information');
  const services = useServices();
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const { guardFor, renew, trap } = useFormGuard();
  const [sent, setSent] = useState<{ name: string; mailedTo: string | null } | null>(null);
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema),
    defaultValues: emptyValues,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const errorOf = useFieldErrors();
  const send = useMutation({
    mutationFn: (values: ContactValues) => {
      const message = { ...values, language };
      return submitContact(backendOf(services).data, guardFor(message), message);
    },
    onSuccess: ({ mailed_to }, values) => {
      renew();
      setSent({ name: values.full_name, mailedTo: mailed_to });
      form.reset(emptyValues);
    },
  });

  if (sent) return <Thanks {...sent} onAnother={() => setSent(null)} />;
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
      <FormTrap ref={trap} />
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
        loading={send.isPending}
        loadingPosition="start"
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

interface ThanksProps {
  name: string;
  mailedTo: string | null;
  onAnother: () => void;
}

function Thanks({ name, mailedTo, onAnother }: ThanksProps) {
  const { t } = useTranslation('information');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel role="status" sx={{ padding: { xs: 3, sm: 4 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {t('contact.sent')}
      </Typography>
      <Typography>{t('contact.sentText', { name })}</Typography>
      {mailedTo && <Typography>{t('contact.sentMail', { email: `\u2066${mailedTo}\u2069` })}</Typography>}
      <Button variant="outlined" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </Panel>
  );
}
