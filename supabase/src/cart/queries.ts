import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { AccountCart } from './answers.ts';

export type { AccountCart } from './answers.ts';

/** For whom the goods of a cart are bought; null: privately. */
export type CartOwner = { company_id: string; project_id: string | null } | null;

export interface CartChange {
  product_id: number;
  variant_id: number | null;
  /** 0 removes the line. */
  quantity: number;
  /** Version of the line when the device read it; null for goods that the device added. */
  version: number | null;
}

export interface CartChanges {
  owner: CartOwner;
  /** Created by the device; a repeated call changes nothing. */
  change_id: string;
  /** At most 1,000. */
  changes: CartChange[];
  /** Version of the cart on the device; 0 for a device without one. */
  seen: number;
}

/**
 * Writes changes of this device into the caller's cart, joins them with those of other devices, and returns what the device does not
 * know. Throws AppError `not_buying`, `not_allowed`, `project_not_found`, `project_closed`, `invalid_input` {field}.
 */
export async function syncCart(
  db: DataClient,
  { owner, ...changes }: CartChanges,
  signal?: AbortSignal,
): Promise<AccountCart> {
  return call(
    db,
    'sync_cart',
    { ...changes, ...(owner && { buying: owner }) },
    { ...(signal && { signal }) },
  );
}
