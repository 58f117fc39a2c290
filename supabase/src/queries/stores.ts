import { byGet, call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { OwnStore, Store, StoreText } from './stores.schema.ts';

export type { OwnStore, Store, StoreDeliveryArea, StoreFigures, StoreText } from './stores.schema.ts';

/** Throws AppError `not_approved`. */
export async function getOwnStore(db: DataClient): Promise<OwnStore> {
  return call(db, 'get_own_store');
}

/**
 * Writes what the company says about itself, whole. Throws AppError `stale_version` when somebody saved meanwhile,
 * `invalid_input` {field, rule}, `not_allowed`, `not_approved`.
 */
export async function saveStore(db: DataClient, store: StoreText, version: string): Promise<void> {
  await call(db, 'save_store', { store: { ...store }, expected_version: version });
}

/** The page of a company that sells. Throws AppError `seller_not_found`. */
export async function getStore(db: DataClient, slug: string): Promise<Store> {
  return call(db, 'get_store', { slug }, byGet);
}

/** Slugs of store pages after one, in order, at most a thousand; none at the end. */
export async function listSitemapStores(db: DataClient, after: string): Promise<string[]> {
  return call(db, 'list_sitemap_stores', { after }, byGet);
}
