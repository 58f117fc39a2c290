import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';

/** Words and phrases of either language that name the same goods: who searches for one finds what has another. */
export interface SynonymGroup {
  id: number;
  words: string[];
  updated_at: string;
}

export interface SynonymFilter {
  /** Part of any word of a group. */
  term?: string;
  page?: number;
  page_size?: number;
}

/** Most words of a group. */
export const synonymLimit = 30;

/** Groups, the last changed first (catalogue staff). Throws AppError `not_allowed`. */
export async function listSearchSynonyms(db: DataClient, filter: SynonymFilter): Promise<Page<SynonymGroup>> {
  return answerOf(await db.rpc('list_search_synonyms', { filter: filter as Json }));
}

/**
 * Writes a new group, or the words of the one that was read as `group`. Throws AppError `invalid_input` {field: words, rule: count
 * or length}, `stale_version`, `synonyms_not_found`, `not_allowed`.
 */
export async function saveSearchSynonyms(
  db: DataClient,
  { words, group }: { words: string[]; group?: SynonymGroup },
): Promise<void> {
  answerOf(
    await db.rpc('save_search_synonyms', {
      words,
      ...(group && { id: group.id, expected_updated_at: group.updated_at }),
    }),
  );
}

/** Throws AppError `not_allowed`. */
export async function deleteSearchSynonyms(db: DataClient, id: number): Promise<void> {
  answerOf(await db.rpc('delete_search_synonyms', { id }));
}
