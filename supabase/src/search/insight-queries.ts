import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { SearchedTerm, FoundProducts } from './insight-answers.ts';

export type { SearchedTerm, FoundProducts } from './insight-answers.ts';

/** Choices for the number of days. */
export const searchDays = [7, 30, 90] as const;
/** `empty`: no results; `ignored`: results that nobody opened; `banned`: never suggested to other visitors. */
export const searchKinds = ['empty', 'ignored', 'banned'] as const;

export const termSorts = ['visits', 'visits_desc', 'results', 'results_desc'] as const;

export interface SearchedTermFilter extends PageRequest {
  days?: (typeof searchDays)[number];
  kind?: (typeof searchKinds)[number];
  language?: 'en' | 'ar';
  /** Part of the typed term. */
  term?: string;
  /** `visits_desc` by default. */
  sort?: (typeof termSorts)[number];
}

/** Search terms; for staff with the right `search`. Throws AppError `not_allowed`. */
export async function listSearchedTerms(
  db: DataClient,
  filter: SearchedTermFilter,
): Promise<Page<SearchedTerm>> {
  return call(db, 'list_search_terms', { filter: filter });
}

/**
 * Previews the results of a term without and with a group of synonyms; `id` names the group that `words` would replace.
 * Stores nothing. Throws AppError `invalid_input` {field: words, rule: count or length}, `not_allowed`.
 */
export async function trySearchSynonyms(
  db: DataClient,
  { term, words, id }: { term: string; words: string[]; id?: number },
): Promise<{ before: FoundProducts; after: FoundProducts }> {
  return call(db, 'try_search_synonyms', { term, words, ...(id !== undefined && { id }) });
}

/** Bans a term from the suggestions for other visitors, or allows it again. Throws AppError `not_allowed`. */
export async function banSearch(
  db: DataClient,
  { typed, banned }: { typed: string; banned: boolean },
): Promise<void> {
  await call(db, 'ban_search', { typed, banned });
}
