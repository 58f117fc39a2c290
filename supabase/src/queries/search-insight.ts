import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Page } from './lists.schema.ts';
import type { SearchedTerm, FoundProducts } from './search-insight.schema.ts';

export type { SearchedTerm, FoundProducts } from './search-insight.schema.ts';

/** How many days back searches are counted. */
export const searchDays = [7, 30, 90] as const;
/** `empty`: found nothing; `ignored`: found something that nobody opened; `banned`: never offered to others. */
export const searchKinds = ['empty', 'ignored', 'banned'] as const;

export interface SearchedTermFilter {
  days?: (typeof searchDays)[number];
  kind?: (typeof searchKinds)[number];
  language?: 'en' | 'ar';
  /** Part of what was typed. */
  term?: string;
  page?: number;
  page_size?: number;
}

/** What was searched, the terms of most visits first (catalogue staff). Throws AppError `not_allowed`. */
export async function listSearchedTerms(
  db: DataClient,
  filter: SearchedTermFilter,
): Promise<Page<SearchedTerm>> {
  return call(db, 'list_search_terms', { filter: filter });
}

/**
 * What a term finds now and would find with a group of words (a new one without an id); nothing is stored. Throws
 * AppError `invalid_input` {field: words, rule: count or length}, `not_allowed`.
 */
export async function trySearchSynonyms(
  db: DataClient,
  { term, words, id }: { term: string; words: string[]; id?: number },
): Promise<{ before: FoundProducts; after: FoundProducts }> {
  return call(db, 'try_search_synonyms', { term, words, ...(id !== undefined && { id }) });
}

/** Keeps a term from being offered to other people, or lets it be offered again. Throws AppError `not_allowed`. */
export async function banSearch(
  db: DataClient,
  { typed, banned }: { typed: string; banned: boolean },
): Promise<void> {
  await call(db, 'ban_search', { typed, banned });
}
