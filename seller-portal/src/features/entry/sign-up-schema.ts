import { parsePhone, type TFunction } from '@mawad/shared-i18n';
import { passwordLength, type PasswordProblem, passwordProblem } from '@mawad/supabase/password';
import * as z from 'zod/mini';

const longestName = 120;

type Translate = TFunction<['seller-portal', 'common', 'errors']>;

/** Schema of the form; the governorate is required if the form could load the list. */
export function signUpSchema(t: Translate, asksGovernorate: boolean) {
  const name = (missing: string) =>
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, missing),
        z.maxLength(longestName, t('common:forms.tooLong', { count: longestName })),
      );
  const passwordMessages: Record<PasswordProblem, string> = {
    short: t('validation.passwordShort', { min: passwordLength.min }),
    long: t('common:forms.tooLong', { count: passwordLength.max }),
    weak: t('errors:weak_password'),
  };
  return z.object({
    company_name: name(t('validation.companyName')),
    governorate: z.string().check(z.minLength(asksGovernorate ? 1 : 0, t('validation.governorate'))),
    full_name: name(t('validation.fullName')),
    phone: z
      .string()
      .check(z.refine((text) => parsePhone(text) !== null, { error: t('common:forms.invalidPhone') })),
    email: z.pipe(z.string().check(z.trim()), z.email(t('common:forms.invalidEmail'))),
    password: z.string().check(
      z.refine((password) => passwordProblem(password) === null, {
        error: ({ input }) => passwordMessages[passwordProblem(input as string)!],
      }),
    ),
  });
}

export type SignUpInput = z.infer<ReturnType<typeof signUpSchema>>;
