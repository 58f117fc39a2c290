import { reviewLimit } from '@mawad/supabase/queries/reviews';
import { z } from 'zod';

/** A rating must be chosen; words are welcome but not asked for. */
export const reviewSchema = z.object({
  /** As radio buttons give it. */
  rating: z.string().regex(/^[1-5]$/),
  body: z.string().trim().max(reviewLimit),
});

export type ReviewValues = z.infer<typeof reviewSchema>;
