import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import { byGet } from './catalogue.ts';

/** What a company writes about itself; null where it wrote nothing. */
export interface StoreText {
  name_en: string | null;
  name_ar: string | null;
  about_en: string | null;
  about_ar: string | null;
  hours_en: string | null;
  hours_ar: string | null;
  returns_en: string | null;
  returns_ar: string | null;
  /** Shown to everybody, in E.164. */
  store_phone: string | null;
  /** ISO 3166-2. */
  governorate: string | null;
  /** Public paths of pictures: a square, and a strip four times as wide as high. */
  logo: string | null;
  banner: string | null;
}

/** The caller's company's own. */
export interface OwnStore extends StoreText {
  id: string;
  /** As registered; the company cannot change it. */
  name: string;
  slug: string;
  may_edit: boolean;
  version: string;
}

/** How a company works, by the last half year; null where there is too little to say. Shares are from 0 to 1. */
export interface StoreFigures {
  rating: { average: number; count: number } | null;
  /** Of the orders that ended at the company: delivered, called off by it before sending; the rest was refused at the door. */
  orders: { count: number; delivered: number; called_off: number; dispatch_hours: number | null } | null;
  /** Answers to reviews and questions. */
  replies: { share: number; hours: number } | null;
}

/** A company as everybody sees it. */
export interface Store extends Omit<StoreText, 'governorate'> {
  id: string;
  slug: string;
  name: string;
  governorate_en: string | null;
  governorate_ar: string | null;
  /** When the company joined, ISO 8601. */
  since: string;
  figures: StoreFigures;
  /** Governorates, Baghdad first. */
  delivers_to: { name_en: string; name_ar: string }[];
}

/** Throws AppError `not_approved`. */
export async function getOwnStore(db: DataClient): Promise<OwnStore> {
  return answerOf(await db.rpc('get_own_store'));
}

/**
 * Writes what the company says about itself, whole. Throws AppError `stale_version` when somebody saved meanwhile,
 * `invalid_input` {field, rule}, `not_allowed`, `not_approved`.
 */
export async function saveStore(db: DataClient, store: StoreText, version: string): Promise<void> {
  answerOf(await db.rpc('save_store', { store: { ...store } satisfies Json, expected_version: version }));
}

/** The page of a company that sells. Throws AppError `seller_not_found`. */
export async function getStore(db: DataClient, slug: string): Promise<Store> {
  return answerOf(await db.rpc('get_store', { slug }, byGet));
}

/** Slugs of store pages after one, in order, at most a thousand; none at the end. */
export async function listSitemapStores(db: DataClient, after: string): Promise<string[]> {
  return answerOf(await db.rpc('list_sitemap_stores', { after }, byGet));
}
