import * as z from 'zod/mini';
import { passwordLength } from '@mawad/supabase/auth';

/** The password form; messages are keys of `account:security`. */
export const passwordSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'oldMissing')),
    password: z
      .string()
      .check(z.minLength(passwordLength.min, 'tooShort'), z.maxLength(passwordLength.max, 'tooLong')),
    repeated: z.string(),
  })
  .check(
    z.refine(({ password, repeated }) => password === repeated, { error: 'differ', path: ['repeated'] }),
  );

export type PasswordValues = z.infer<typeof passwordSchema>;
