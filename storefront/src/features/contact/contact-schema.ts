import * as z from 'zod/mini';

/** Maximum number of characters per field, as in the database. */
export const contactLimits = { full_name: 120, email: 254, message: 4000 } as const;

const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'long'));

/** Schema of the contact form; messages are the codes `required`, `long` and `email`. */
export const contactSchema = z.object({
  full_name: required(contactLimits.full_name),
  email: required(contactLimits.email).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email')),
  message: required(contactLimits.message),
});

export type ContactValues = z.infer<typeof contactSchema>;
