import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Button, Link } from '@mawad/shared-ui/mui';
import { useMutation } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { PasswordInput } from '@mawad/shared-ui/components/password-input';
import { TextInput } from '@mawad/shared-ui/components/text-input';
import { signIn } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';

/** Sellers log in; session sync then leads on to the dashboard. */
export function LogInForm() {
  const { t } = useTranslation(['seller-portal', 'common']);
  const { site } = useServices();
  const schema = z.object({
    email: z.email(t('common:forms.invalidEmail')),
    password: z.string().min(1, t('validation.password')),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const logIn = useLogIn();
  const { errors } = formState;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('entry.logIn')}
      onSubmit={handleSubmit((input) => logIn.mutate(input))}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        {...register('email', { setValueAs: (text: string) => text.trim() })}
        label={t('common:fields.email')}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        ltr
        required
      />
      <PasswordInput
        {...register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="contained" size="large" loading={logIn.isPending}>
        {t('logIn.submit')}
      </Button>
      <Link
        href={`${site.siteUrl}/forgot-password`}
        sx={{ justifySelf: 'center', fontSize: 'var(--text-14)' }}
      >
        {t('logIn.forgot')}
      </Link>
    </Box>
  );
}

function useLogIn() {
  const { t } = useTranslation('seller-portal');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      signIn(backendOf(services), email, password),
    onError: (error) => {
      const unverified = error instanceof AppError && error.code === 'email_not_confirmed';
      showToast({
        title: unverified ? t('logIn.unverifiedTitle') : t('logIn.failed'),
        description: unverified ? t('logIn.unverifiedText') : messageOf(error),
        variant: 'destructive',
      });
    },
  });
}
