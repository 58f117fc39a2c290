import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';

/** Something that the console's command palette finds. */
export interface ConsoleFind {
  kind: 'order' | 'product' | 'company' | 'person';
  id: string | number;
  /** The term names it by number, SKU, phone, address or id. */
  is_exact: boolean;
  /** Number of an order, SKU of a product, name of a company or person. */
  name: string;
  name_en?: string;
  name_ar?: string;
  /** Buyer of an order, company of a product, phone of a company, address of a person. */
  detail?: string | null;
}

/** What a term finds for the reader's rights, what it names exactly first. Throws AppError `not_allowed`. */
export async function findInConsole(db: DataClient, term: string): Promise<ConsoleFind[]> {
  return answerOf(await db.rpc('find_in_console', { term }));
}
