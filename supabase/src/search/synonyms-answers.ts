import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';

/** Words and phrases in either language that the search treats as equal. */
const synonymGroup = z.strictObject({
  id: z.number(),
  words: z.array(z.string()),
  updated_at: z.string(),
});
export type SynonymGroup = z.infer<typeof synonymGroup>;

export const searchSynonymsAnswers = {
  list_search_synonyms: pageOf(synonymGroup),
};
