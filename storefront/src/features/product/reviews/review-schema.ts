import { reviewLimit } from '@mawad/supabase/queries/reviews';
import * as z from 'zod/mini';

/** A rating must be chosen; words are welcome but not asked for. */
export const reviewSchema = z.object({
  /** As radio buttons give it. */
  rating: z.string().check(z.regex(/^[1-5]$/)),
  body: z.string().check(z.trim(), z.maxLength(reviewLimit)),
});

export type ReviewValues = z.infer<typeof reviewSchema>;
