import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { ConsoleFind } from './console-search.schema.ts';

export type { ConsoleFind } from './console-search.schema.ts';

/** What a term finds for the reader's rights, what it names exactly first. Throws AppError `not_allowed`. */
export async function findInConsole(db: DataClient, term: string): Promise<ConsoleFind[]> {
  return call(db, 'find_in_console', { term });
}
