import { type Language, parsePhone, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { signUp } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { confirmationAddress } from './confirmation-address.ts';
import type { SignUpInput } from './sign-up-schema.ts';

type SellerSignUp = SignUpInput & { language: Language };

function signUpSeller(services: Services, input: SellerSignUp): Promise<'signed-in' | 'confirm'> {
  const { email, password, company_name, governorate, full_name, language } = input;
  return signUp(backendOf(services), {
    email,
    password,
    redirectTo: confirmationAddress(),
    metadata: {
      full_name,
      company_name,
      governorate: governorate || undefined,
      language,
      phone: parsePhone(input.phone) ?? undefined,
      account_type: 'seller',
    },
  });
}

/** Signs a company up and shows an error toast on failure. `onSent` receives the address of the confirmation mail. */
export function useSignUp(onSent: (email: string) => void) {
  const { t } = useTranslation('seller-portal');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: SellerSignUp) => signUpSeller(services, input),
    onSuccess: (outcome, { email }) => {
      if (outcome === 'confirm') onSent(email);
    },
    onError: (error) =>
      showToast({ title: t('signUp.failed'), description: messageOf(error), variant: 'destructive' }),
  });
}
