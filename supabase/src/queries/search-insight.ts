import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';

/** How many days back searches are counted. */
export const searchDays = [7, 30, 90] as const;
/** `empty`: found nothing; `ignored`: found something that nobody opened. */
export const searchKinds = ['empty', 'ignored'] as const;

/** A term as it was searched in some days. */
export interface SearchedTerm {
  /** In the words that the search compares. */
  term: string;
  /** As most visits typed it. */
  typed: string;
  /** Of the interfaces it was searched in. */
  languages: ('en' | 'ar')[];
  visits: number;
  /** What it found when it was last asked. */
  results: number;
  /** Visits that opened, put into the cart and ordered something that it found. */
  opened: number;
  in_cart: number;
  ordered: number;
  /** Mean place of what was opened, from 1. */
  position: number | null;
  last_at: string;
}

export interface SearchedTermFilter {
  days?: (typeof searchDays)[number];
  kind?: (typeof searchKinds)[number];
  language?: 'en' | 'ar';
  /** Part of what was typed. */
  term?: string;
  page?: number;
  page_size?: number;
}

/** The first products that a term finds. */
export interface FoundProducts {
  total: number;
  total_is_estimate: boolean;
  products: { id: number; name_en: string; name_ar: string }[];
}

/** What was searched, the terms of most visits first (catalogue staff). Throws AppError `not_allowed`. */
export async function listSearchedTerms(
  db: DataClient,
  filter: SearchedTermFilter,
): Promise<Page<SearchedTerm>> {
  return answerOf(await db.rpc('list_search_terms', { filter: filter as Json }));
}

/**
 * What a term finds now and would find with a group of words (a new one without an id); nothing stays changed. Throws
 * AppError `invalid_input` {field: words, rule: count or length}, `not_allowed`.
 */
export async function trySearchSynonyms(
  db: DataClient,
  { term, words, id }: { term: string; words: string[]; id?: number },
): Promise<{ before: FoundProducts; after: FoundProducts }> {
  return answerOf(await db.rpc('try_search_synonyms', { term, words, ...(id !== undefined && { id }) }));
}
