import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { HomeBanner } from '../catalogue/queries.ts';
import type { HomeProduct } from './home-page-answers.ts';

export type { HomeProduct } from './home-page-answers.ts';

/** Most entries of each list. */
export const homeLimits = { categories: 12, deals: 8, products: 8 } as const;

export interface TimedBanner extends HomeBanner {
  /** Null: immediately. */
  starts_at: string | null;
  /** Null: no end. */
  ends_at: string | null;
}

/** Content of the home page chosen by the staff, as ids in display order; the shop fills an empty list itself. */
export interface HomeChoice {
  categories: number[];
  /** Product ids. */
  deals: number[];
  products: number[];
  banner: TimedBanner | null;
}

export interface StoredHomeChoice extends HomeChoice {
  version: number;
}

/** Stored choice; admins only. */
export async function getHomeChoice(db: DataClient): Promise<StoredHomeChoice> {
  const client = await loadClient(db);
  const row = answerOf(
    await client
      .from('home_page')
      .select(
        'categories, deals, products, banner_title_en, banner_title_ar, banner_text_en, banner_text_ar, banner_link, banner_image, banner_starts_at, banner_ends_at, version',
      )
      .single(),
  );
  const { categories, deals, products, version } = row;
  const banner =
    row.banner_title_en === null
      ? null
      : {
          title_en: row.banner_title_en,
          title_ar: row.banner_title_ar!,
          text_en: row.banner_text_en,
          text_ar: row.banner_text_ar,
          link: row.banner_link!,
          image: row.banner_image,
          starts_at: row.banner_starts_at,
          ends_at: row.banner_ends_at,
        };
  return { categories, deals, products, banner, version };
}

/**
 * Saves the choice and returns its new version; admins only. Throws AppError `stale_version` if somebody saved after
 * `expectedVersion` was read, `invalid_input` {field, rule}, `not_allowed`.
 */
export async function saveHomeChoice(
  db: DataClient,
  home: HomeChoice,
  expectedVersion: number,
): Promise<number> {
  return call(db, 'save_home_page', { home: home, expected_version: expectedVersion });
}

/** Stores a choice for one day and returns the token of its preview page; admins only. Throws the errors of `saveHomeChoice`. */
export async function previewHomeChoice(db: DataClient, home: HomeChoice): Promise<string> {
  return call(db, 'preview_home_page', { home: home });
}

/** Products by id in the given order, without deleted ones; admins only. */
export async function listHomeProducts(db: DataClient, ids: number[]): Promise<HomeProduct[]> {
  return call(db, 'list_home_products', { ids });
}
