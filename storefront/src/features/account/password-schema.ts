import * as z from 'zod/mini';
import { type PasswordProblem, passwordProblem } from '@mawad/supabase/password';

const messages: Record<PasswordProblem, string> = { short: 'tooShort', long: 'tooLong', weak: 'weak' };

/** Schema of the password form; messages are keys of `account:security`. */
export const passwordSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'oldMissing')),
    password: z.string().check(
      z.refine((password) => passwordProblem(password) === null, {
        error: ({ input }) => messages[passwordProblem(input as string)!],
      }),
    ),
    repeated: z.string(),
  })
  .check(
    z.refine(({ password, repeated }) => password === repeated, { error: 'differ', path: ['repeated'] }),
  );

export type PasswordValues = z.infer<typeof passwordSchema>;
