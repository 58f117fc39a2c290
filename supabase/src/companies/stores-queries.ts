import { byGet, call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { OwnStore, Store, StoreText } from './stores-answers.ts';

export type { OwnStore, Store, StoreDeliveryArea, StoreFigures, StoreText } from './stores-answers.ts';

/** Throws AppError `not_approved`. */
export async function getOwnStore(db: DataClient): Promise<OwnStore> {
  return call(db, 'get_own_store');
}

/**
 * Replaces the whole profile of the company. Throws AppError `stale_version` if somebody saved after `version` was read,
 * `invalid_input` {field, rule}, `not_allowed`, `not_approved`.
 */
export async function saveStore(db: DataClient, store: StoreText, version: string): Promise<void> {
  await call(db, 'save_store', { store: { ...store }, expected_version: version });
}

/** Throws AppError `seller_not_found` unless the company sells. */
export async function getStore(db: DataClient, slug: string): Promise<Store> {
  return call(db, 'get_store', { slug }, byGet);
}

/** At most 1,000 slugs of store pages that sort after `after`; empty at the end. */
export async function listSitemapStores(db: DataClient, after: string): Promise<string[]> {
  return call(db, 'list_sitemap_stores', { after }, byGet);
}
