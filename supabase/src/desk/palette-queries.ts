import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { ConsoleFind, PortalFind } from './palette-answers.ts';

export type { ConsoleFind, PortalFind } from './palette-answers.ts';

/** Matches that the caller may see, exact ones first. Throws AppError `not_allowed`. */
export async function findInConsole(db: DataClient, term: string): Promise<ConsoleFind[]> {
  return call(db, 'find_in_console', { term });
}

/** Matches of the caller's company, exact ones first. Throws AppError `not_allowed`, `not_approved`. */
export async function findInPortal(db: DataClient, term: string): Promise<PortalFind[]> {
  return call(db, 'find_in_portal', { term });
}
