import * as z from 'zod/mini';
import { parsePhone } from '@mawad/shared-i18n';
import { optionalText, requiredText } from '../../address/address-schema.ts';

/** Schema of the profile form; the phone is optional. Messages are the codes `required` and `invalid`. */
export const profileSchema = z.object({
  full_name: requiredText(2, 120),
  phone: optionalText(40).check(z.refine((text) => text === '' || parsePhone(text) !== null, 'invalid')),
  language: z.enum(['en', 'ar']),
});

export type ProfileValues = z.infer<typeof profileSchema>;
