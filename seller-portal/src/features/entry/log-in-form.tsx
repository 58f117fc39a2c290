import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Link } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type Credentials, CredentialsForm } from '@mawad/shared-ui/kit/form/credentials-form.tsx';
import { signIn } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';

interface LogInFormProps {
  /** Called with an address that is not confirmed yet. */
  onUnverified: (email: string) => void;
}

/** Log-in form; the session listener then redirects to the dashboard. */
export function LogInForm({ onUnverified }: LogInFormProps) {
  const { t } = useTranslation('seller-portal');
  const { site } = useServices();
  const logIn = useLogIn(onUnverified);
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

function useLogIn(onUnverified: (email: string) => void) {
  const { t } = useTranslation('seller-portal');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(backendOf(services), email, password),
    onError: (error, { email }) => {
      if (error instanceof AppError && error.code === 'email_not_confirmed') return onUnverified(email);
      showToast({ title: t('logIn.failed'), description: messageOf(error), variant: 'destructive' });
    },
  });
}
