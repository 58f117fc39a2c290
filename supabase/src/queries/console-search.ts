import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { ConsoleFind } from './console-search.schema.ts';

export type { ConsoleFind } from './console-search.schema.ts';

/** Matches that the caller may see, exact ones first. Throws AppError `not_allowed`. */
export async function findInConsole(db: DataClient, term: string): Promise<ConsoleFind[]> {
  return call(db, 'find_in_console', { term });
}
