import { z } from 'zod';
import { parsePhone, type TFunction } from '@mawad/shared-i18n';
import { passwordLength } from '@mawad/supabase/auth';

const longestName = 120;

type Translate = TFunction<['seller-portal', 'common']>;

/** What a company must tell to sign up. */
export function signUpSchema(t: Translate) {
  const name = (missing: string) =>
    z
      .string()
      .trim()
      .min(1, missing)
      .max(longestName, t('common:forms.tooLong', { count: longestName }));
  return z.object({
    company_name: name(t('validation.companyName')),
    full_name: name(t('validation.fullName')),
    phone: z.string().refine((text) => parsePhone(text) !== null, t('common:forms.invalidPhone')),
    email: z
      .string()
      .trim()
      .pipe(z.email(t('common:forms.invalidEmail'))),
    password: z
      .string()
      .min(passwordLength.min, t('validation.passwordShort', { min: passwordLength.min }))
      .max(passwordLength.max, t('common:forms.tooLong', { count: passwordLength.max })),
  });
}

export type SignUpInput = z.infer<ReturnType<typeof signUpSchema>>;
