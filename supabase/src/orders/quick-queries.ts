import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { MatchedCodes } from './quick-answers.ts';

export type { MatchedCodes, OrderVariant } from './quick-answers.ts';

/** Most codes of one call, as in the database. */
export const maxOrderCodes = 500;

/**
 * Goods by SKU, article number or barcode, as a buyer typed them; public. At most 500 distinct codes of 100 characters. Throws
 * AppError `invalid_input` {field: codes}.
 */
export async function matchOrderCodes(
  db: DataClient,
  codes: string[],
  signal?: AbortSignal,
): Promise<MatchedCodes> {
  return call(db, 'match_order_codes', { codes }, { ...(signal && { signal }) });
}
