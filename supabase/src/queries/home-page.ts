import { call } from '../answers.ts';
import { type DataClient, loaded } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { HomeBanner } from './catalogue.ts';
import type { HomeProduct } from './home-page.schema.ts';

export type { HomeProduct } from './home-page.schema.ts';

/** Most of each that the staff may choose. */
export const homeLimits = { categories: 12, deals: 8, products: 8 } as const;

/** A banner with its time; null: at once, without end. */
export interface TimedBanner extends HomeBanner {
  starts_at: string | null;
  ends_at: string | null;
}

/** What the staff chose for the home page, in the order shown; for an empty list the shop chooses itself. */
export interface HomeChoice {
  /** Ids. */
  categories: number[];
  /** Ids of products. */
  deals: number[];
  products: number[];
  banner: TimedBanner | null;
}

export interface StoredHomeChoice extends HomeChoice {
  version: number;
}

/** Admin: what is chosen now. */
export async function getHomeChoice(db: DataClient): Promise<StoredHomeChoice> {
  const client = await loaded(db);
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
 * Admin: writes the choice where nobody saved since `expectedVersion` was read; answers the new version. Throws AppError
 * `stale_version`, `invalid_input` {field, rule}, `not_allowed`.
 */
export async function saveHomeChoice(
  db: DataClient,
  home: HomeChoice,
  expectedVersion: number,
): Promise<number> {
  return call(db, 'save_home_page', { home: home, expected_version: expectedVersion });
}

/** Admin: stores a choice for a day and answers the token of the page that shows it. Throws AppError as `saveHomeChoice`. */
export async function previewHomeChoice(db: DataClient, home: HomeChoice): Promise<string> {
  return call(db, 'preview_home_page', { home: home });
}

/** Admin: chosen products in their order, without those that are gone. */
export async function listHomeProducts(db: DataClient, ids: number[]): Promise<HomeProduct[]> {
  return call(db, 'list_home_products', { ids });
}
