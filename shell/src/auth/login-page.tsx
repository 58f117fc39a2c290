import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Tab, Tabs } from '@mawad/shared-ui/kit/mui-more.ts';
import { Navigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { localPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useState } from 'react';
import { type Path, type PathValue, useForm, type UseFormReturn } from 'react-hook-form';
import { AuthFrame } from './auth-frame.tsx';
import { InboxNotice } from './inbox-notice.tsx';
import { LoginForm } from './login-form.tsx';
import { loginSchema, type LoginValues, signUpSchema, type SignUpValues } from './schemas.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** Start page of each role if no page was requested. */
const homeOf = { buyer: '/', seller: '/seller/dashboard', admin: '/admin' } as const;

type Step = { kind: 'form' } | { kind: 'inbox' | 'unverified'; email: string };

/** Buyer login page: log in, sign up, confirm the address and return to the requested page. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const [params, setParams] = useSearchParams();
  const { status, role } = useStore((state) => state.session);
  const [step, setStep] = useState<Step>({ kind: 'form' });
  // Both forms are created here, so that changing the tab keeps their entries.
  const login = useForm<LoginValues>({ resolver: zodResolver(loginSchema), mode: 'onTouched' });
  const signUp = useForm<SignUpValues>({ resolver: zodResolver(signUpSchema), mode: 'onTouched' });
  const next = localPath(params.get('next'));
  const isSignUp = params.get('tab') === 'sign-up';

  if (status === 'signed-in') return <Navigate to={next ?? homeOf[role]} replace />;

  function choose(tab: 'login' | 'sign-up') {
    if (tab === 'sign-up') carryEmail(login.getValues('email'), signUp);
    else carryEmail(signUp.getValues('email'), login);
    setParams(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  }

  if (step.kind !== 'form') {
    return (
      <AuthFrame title={t('inbox.title')}>
        <InboxNotice
          email={step.email}
          next={next}
          isUnverified={step.kind === 'unverified'}
          onBack={() => setStep({ kind: 'form' })}
        />
      </AuthFrame>
    );
  }

  const title = isSignUp ? t('register.title') : t('login.title');
  return (
    <AuthFrame title={title}>
      <Reason reason={params.get('reason')} />
      <Tabs
        value={isSignUp ? 'sign-up' : 'login'}
        onChange={(_event, tab: 'login' | 'sign-up') => choose(tab)}
        variant="fullWidth"
        aria-label={t('portalTitle')}
        sx={{ marginBlockEnd: 3, borderBlockEnd: 1, borderColor: 'divider' }}
      >
        <Tab value="login" label={t('logIn')} id="tab-login" aria-controls="panel-login" />
        <Tab value="sign-up" label={t('signUp')} id="tab-sign-up" aria-controls="panel-sign-up" />
      </Tabs>
      {isSignUp ? (
        <Box role="tabpanel" id="panel-sign-up" aria-labelledby="tab-sign-up">
          <SignUpForm form={signUp} next={next} onSent={(email) => setStep({ kind: 'inbox', email })} />
        </Box>
      ) : (
        <Box role="tabpanel" id="panel-login" aria-labelledby="tab-login">
          <LoginForm
            form={login}
            next={next}
            onUnverified={(email) => setStep({ kind: 'unverified', email })}
          />
        </Box>
      )}
    </AuthFrame>
  );
}

/** Copies the email address to the other tab's form if that is empty. */
function carryEmail<Values extends { email: string }>(
  email: string | undefined,
  form: UseFormReturn<Values>,
) {
  const field = 'email' as Path<Values>;
  if (email && !form.getValues(field)) form.setValue(field, email as PathValue<Values, Path<Values>>);
}

function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation(['auth', 'errors']);
  if (reason === 'suspended')
    return (
      <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
        {t('errors:account_suspended')}
      </Alert>
    );
  if (reason !== 'checkout' && reason !== 'page') return null;
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
      {reason === 'checkout' ? t('errors:checkout_sign_in') : t('sessionNotice')}
    </Alert>
  );
}
