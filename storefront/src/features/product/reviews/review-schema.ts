import { reviewLimit } from '@mawad/supabase/reviews/queries';
import * as z from 'zod/mini';

/** Schema of the review form; the rating is required, the text optional. */
export const reviewSchema = z.object({
  /** Text, because radio buttons have text values. */
  rating: z.string().check(z.regex(/^[1-5]$/)),
  body: z.string().check(z.trim(), z.maxLength(reviewLimit)),
});

export type ReviewValues = z.infer<typeof reviewSchema>;
