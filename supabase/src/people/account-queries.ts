import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { OwnSession } from './account-answers.ts';

export type { OwnSession } from './account-answers.ts';

export interface Profile {
  full_name: string;
  /** E.164 (+9647…). */
  phone: string | null;
  /** Language of the emails that the person receives. */
  language: 'en' | 'ar';
}

/** A stored delivery address of a buyer. */
export interface AddressInput {
  /** Name given by the buyer, e.g. "Site in Karrada"; '' for none. */
  label: string;
  full_name: string;
  phone: string;
  /** ISO 3166-2 code, e.g. IQ-BG. */
  governorate: string;
  /** English name of the district. */
  district: string;
  address: string;
  landmark: string | null;
  postal_code: string | null;
  is_default: boolean;
}

export interface Address extends AddressInput {
  id: number;
}

export async function getProfile(db: DataClient, userId: string): Promise<Profile> {
  const client = await loadClient(db);
  return answerOf(
    await client.from('profiles').select('full_name, phone, language').eq('id', userId).single(),
  );
}

/** Throws AppError `invalid_input` {field, rule}. */
export async function updateProfile(db: DataClient, userId: string, change: Partial<Profile>): Promise<void> {
  const client = await loadClient(db);
  answerOf(await client.from('profiles').update(change).eq('id', userId));
}

/** Sessions of the caller, last used first. Throws AppError `not_signed_in`. */
export async function listOwnSessions(db: DataClient): Promise<OwnSession[]> {
  return call(db, 'list_own_sessions');
}

/** Ends the given sessions of the caller; without `ids`, all except the current one. Throws AppError `not_signed_in`. */
export async function endOwnSessions(db: DataClient, ids?: string[]): Promise<void> {
  await call(db, 'end_own_sessions', { session_ids: ids });
}

/** Addresses of the buyer: the default first, then the newest. */
export async function listAddresses(db: DataClient, userId: string): Promise<Address[]> {
  const client = await loadClient(db);
  const rows = answerOf(
    await client
      .from('addresses')
      .select(
        'id, label, full_name, phone, governorate, district, address, landmark, postal_code, is_default',
      )
      .eq('user_id', userId)
      .order('is_default', { ascending: false })
      .order('id', { ascending: false }),
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Throws AppError `address_limit` {limit}, `invalid_input` {field, rule}. */
export async function addAddress(db: DataClient, input: AddressInput): Promise<void> {
  const client = await loadClient(db);
  answerOf(await client.from('addresses').insert(input));
}

/** Changes the given fields; a new default replaces the old one. Throws AppError `invalid_input` {field, rule}. */
export async function updateAddress(
  db: DataClient,
  id: number,
  change: Partial<AddressInput>,
): Promise<void> {
  const client = await loadClient(db);
  answerOf(await client.from('addresses').update(change).eq('id', id));
}

/** If the default address is deleted, the newest remaining one becomes the default. */
export async function deleteAddress(db: DataClient, id: number): Promise<void> {
  const client = await loadClient(db);
  answerOf(await client.from('addresses').delete().eq('id', id));
}

/** Everything stored about the caller. Throws AppError `not_signed_in`. */
export async function exportOwnData(db: DataClient): Promise<Record<string, unknown>> {
  return call(db, 'export_own_data');
}

/**
 * Erases the account of the caller permanently; orders keep their figures without a name.
 * Throws AppError `orders_under_way`, `last_owner`, `last_admin`.
 */
export async function eraseAccount(db: DataClient): Promise<void> {
  await call(db, 'erase_account');
}
