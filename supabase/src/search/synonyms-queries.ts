import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest, TimeSort } from '../base/lists-answers.ts';
import type { SynonymGroup } from './synonyms-answers.ts';

export type { SynonymGroup } from './synonyms-answers.ts';

export interface SynonymFilter extends PageRequest {
  /** Part of any word of a group. */
  term?: string;
  sort?: TimeSort;
}

/** Most words of a group. */
export const synonymLimit = 30;

/** Groups, last changed first by default; for staff with the right `search`. Throws AppError `not_allowed`. */
export async function listSearchSynonyms(db: DataClient, filter: SynonymFilter): Promise<Page<SynonymGroup>> {
  return call(db, 'list_search_synonyms', { filter });
}

/**
 * Creates a group, or replaces the words of `group` as it was read. Throws AppError `invalid_input` {field: words, rule: count
 * or length}, `stale_version`, `synonyms_not_found`, `not_allowed`.
 */
export async function saveSearchSynonyms(
  db: DataClient,
  { words, group }: { words: string[]; group?: SynonymGroup },
): Promise<void> {
  await call(db, 'save_search_synonyms', {
    words,
    ...(group && { id: group.id, expected_updated_at: group.updated_at }),
  });
}

/** Throws AppError `not_allowed`. */
export async function deleteSearchSynonyms(
  db: DataClient,
  group: { id: number; reason: string },
): Promise<void> {
  await call(db, 'delete_search_synonyms', group);
}
