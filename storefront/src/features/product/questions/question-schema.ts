import { questionLimit } from '@mawad/supabase/questions/queries';
import * as z from 'zod/mini';

export const questionSchema = z.object({
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLimit)),
});

export type QuestionValues = z.infer<typeof questionSchema>;
