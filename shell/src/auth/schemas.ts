import { type PasswordProblem, passwordProblem } from '@mawad/supabase/password';
import * as z from 'zod/mini';

// Messages are keys of `shell:auth.validation`, so that they follow the user's language.
const email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email('email'));

const passwordMessages: Record<PasswordProblem, string> = {
  short: 'passwordShort',
  long: 'passwordLong',
  weak: 'passwordWeak',
};
const newPassword = z.string().check(
  z.refine((password) => passwordProblem(password) === null, {
    error: ({ input }) => passwordMessages[passwordProblem(input as string)!],
  }),
);

export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'password')),
});

export const signUpSchema = z.object({
  full_name: z.string().check(z.trim(), z.minLength(2, 'fullName'), z.maxLength(120, 'fullName')),
  email,
  password: newPassword,
});

export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword, repeated: z.string() }).check(
  z.refine(({ password, repeated }) => password === repeated, {
    error: 'passwordsDiffer',
    path: ['repeated'],
  }),
);

export type LoginValues = z.infer<typeof loginSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
export type EmailValues = z.infer<typeof emailSchema>;
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
