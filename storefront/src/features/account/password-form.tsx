import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PasswordInput } from '@mawad/shared-ui/kit/form/password-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { changePassword } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { passwordLength } from '@mawad/supabase/password';
import { passwordSchema, type PasswordValues } from './password-schema.ts';

const emptyValues: PasswordValues = { current: '', password: '', repeated: '' };

/** Form to change the password; the server checks the old one. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const email = useStore((state) => state.session.user?.email);
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordSchema),
    defaultValues: emptyValues,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  function textOf(code: string | undefined): string | undefined {
    if (code === 'wrong') return messageOf(wrongPassword);
    if (code === 'weak') return messageOf(weakPassword);
    return code && t(`security.${code as 'differ'}`, passwordLength);
  }
  const change = useMutation({
    mutationFn: ({ current, password }: PasswordValues) =>
      changePassword(backendOf(services), current, password),
    onSuccess: () => {
      form.reset(emptyValues);
      showToast({ title: t('security.changed') });
    },
    onError: (error) => {
      if (!(error instanceof AppError) || error.code !== wrongPassword.code) return;
      form.setError('current', { message: 'wrong' }, { shouldFocus: true });
    },
  });
  const formError = change.error && !errors.current ? change.error : null;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => void form.handleSubmit((values) => change.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      {/* Lets password managers assign the password to this account. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordInput
        {...form.register('current')}
        label={t('security.old')}
        error={textOf(errors.current?.message)}
        autoComplete="current-password"
      />
      <PasswordInput
        {...form.register('password')}
        label={t('security.new')}
        hint={t('security.newHint', passwordLength)}
        error={textOf(errors.password?.message)}
        autoComplete="new-password"
      />
      <PasswordInput
        {...form.register('repeated')}
        label={t('security.repeat')}
        error={textOf(errors.repeated?.message)}
        autoComplete="new-password"
      />
      {formError && (
        <Alert severity="error" role="alert">
          <strong>{t('security.changeFailed')}</strong>
          <Box>{messageOf(formError)}</Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" loading={change.isPending}>
          {t('security.change')}
        </Button>
        <AppLink to="/forgot-password" sx={{ fontSize: 'var(--text-14)' }}>
          {t('security.forgot')}
        </AppLink>
      </Box>
    </Box>
  );
}

const wrongPassword = { code: 'current_password_wrong' };
const weakPassword = { code: 'weak_password' };
