import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Link } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type Credentials, CredentialsForm } from '@mawad/shared-ui/kit/form/credentials-form.tsx';
import { signIn } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';

/** Log-in form; the session listener then redirects to the dashboard. */
export function LogInForm() {
  const { t } = useTranslation('seller-portal');
  const { site } = useServices();
  const logIn = useLogIn();
  return (
    <CredentialsForm label={t('logIn.submit')} busy={logIn.isPending} onSubmit={logIn.mutate}>
      <Link
        href={`${site.siteUrl}/forgot-password`}
        sx={{ justifySelf: 'center', fontSize: 'var(--text-14)' }}
      >
        {t('logIn.forgot')}
      </Link>
    </CredentialsForm>
  );
}

function useLogIn() {
  const { t } = useTranslation('seller-portal');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(backendOf(services), email, password),
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
