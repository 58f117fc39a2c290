import { call } from '../answers.ts';
import { type DataClient, loaded } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { OwnSession } from './account.schema.ts';

export type { OwnSession } from './account.schema.ts';

/** What a person tells about themselves. Phone is E.164 (+9647…). */
export interface Profile {
  full_name: string;
  phone: string | null;
  /** Language of the mails that we send. */
  language: 'en' | 'ar';
}

/** A delivery address that a buyer keeps. */
export interface AddressInput {
  /** What its owner calls it, e.g. "Site in Karrada"; '' for none. */
  label: string;
  full_name: string;
  phone: string;
  /** ISO 3166-2 code, e.g. IQ-BG. */
  governorate: string;
  /** The district's English name. */
  district: string;
  address: string;
  landmark: string | null;
  postal_code: string | null;
  is_default: boolean;
}

export interface Address extends AddressInput {
  id: number;
}

/** The signed-in person's own profile. */
export async function getProfile(db: DataClient, userId: string): Promise<Profile> {
  const client = await loaded(db);
  return answerOf(
    await client.from('profiles').select('full_name, phone, language').eq('id', userId).single(),
  );
}

/** Throws AppError `invalid_input` {field, rule}. */
export async function updateProfile(db: DataClient, userId: string, change: Partial<Profile>): Promise<void> {
  const client = await loaded(db);
  answerOf(await client.from('profiles').update(change).eq('id', userId));
}

/** The caller's sessions, the last used first. Throws AppError `not_signed_in`. */
export async function listOwnSessions(db: DataClient): Promise<OwnSession[]> {
  return call(db, 'list_own_sessions');
}

/** Ends sessions of the caller: the given ones, or all but the one that asks. Throws AppError `not_signed_in`. */
export async function endOwnSessions(db: DataClient, ids?: string[]): Promise<void> {
  await call(db, 'end_own_sessions', { session_ids: ids });
}

/** The signed-in buyer's addresses: the default first, then the newest. */
export async function listAddresses(db: DataClient, userId: string): Promise<Address[]> {
  const client = await loaded(db);
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
  const client = await loaded(db);
  answerOf(await client.from('addresses').insert(input));
}

/** Changes what is given; a new default replaces the old one. Throws AppError `invalid_input` {field, rule}. */
export async function updateAddress(
  db: DataClient,
  id: number,
  change: Partial<AddressInput>,
): Promise<void> {
  const client = await loaded(db);
  answerOf(await client.from('addresses').update(change).eq('id', id));
}

/** The newest of the others takes over when the default goes. */
export async function deleteAddress(db: DataClient, id: number): Promise<void> {
  const client = await loaded(db);
  answerOf(await client.from('addresses').delete().eq('id', id));
}

/**
 * Erases the signed-in person's account for good; orders keep their figures without a name.
 * Throws AppError `orders_under_way`, `last_owner`, `last_admin`.
 */
export async function eraseAccount(db: DataClient): Promise<void> {
  await call(db, 'erase_account');
}
