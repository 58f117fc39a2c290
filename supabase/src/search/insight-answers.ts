import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';

/** Statistics of a search term over a number of days. */
const searchedTerm = z.strictObject({
  /** Normalised form, in which terms are compared. */
  term: z.string(),
  /** Most frequent spelling. */
  typed: z.string(),
  /** Interface languages of the searches. */
  languages: z.array(z.enum(['en', 'ar'])),
  visits: z.number(),
  /** Number of products found by the latest search. */
  results: z.number(),
  /** Visits in which a result was opened; `in_cart` and `ordered` likewise. */
  opened: z.number(),
  in_cart: z.number(),
  ordered: z.number(),
  /** Mean rank of the opened results, from 1; null if none was opened. */
  position: z.nullable(z.number()),
  last_at: z.string(),
  /** True if the term is never suggested to other visitors. */
  banned: z.boolean(),
});
export type SearchedTerm = z.infer<typeof searchedTerm>;

/** First results of a term. */
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
