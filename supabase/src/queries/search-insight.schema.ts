import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';

/** A term as it was searched in some days. */
const searchedTerm = z.strictObject({
  /** Normalised, as the search compares words. */
  term: z.string(),
  /** As most visits typed it. */
  typed: z.string(),
  /** Of the interfaces it was searched in. */
  languages: z.array(z.enum(['en', 'ar'])),
  visits: z.number(),
  /** What it found when it was last asked. */
  results: z.number(),
  /** Visits that opened, put into the cart and ordered something that it found. */
  opened: z.number(),
  in_cart: z.number(),
  ordered: z.number(),
  /** Mean place of what was opened, from 1. */
  position: z.nullable(z.number()),
  last_at: z.string(),
  /** Never offered to other people. */
  banned: z.boolean(),
});
export type SearchedTerm = z.infer<typeof searchedTerm>;

/** The first products that a term finds. */
const foundProducts = z.strictObject({
  total: z.number(),
  total_is_estimate: z.boolean(),
  products: z.array(
    z.strictObject({
      id: z.number(),
      name_en: z.string(),
      name_ar: z.string(),
    }),
  ),
});
export type FoundProducts = z.infer<typeof foundProducts>;

export const searchInsightAnswers = {
  list_search_terms: pageOf(searchedTerm),
  try_search_synonyms: z.strictObject({
    before: foundProducts,
    after: foundProducts,
  }),
};
