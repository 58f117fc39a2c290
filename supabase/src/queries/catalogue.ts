import { byGet, call } from '../answers.ts';
import { type DataClient, loaded } from '../client.ts';
import { answerOf } from '../errors.ts';
import type {
  AttributeDefinition,
  Category,
  HomePage,
  ProductCard,
  ProductDetail,
  ReviewPage,
  SearchResult,
  SitemapProduct,
  Suggestions,
} from './catalogue.schema.ts';

export type {
  AttributeDefinition,
  Category,
  ComparedAttribute,
  Facet,
  HomeBanner,
  HomePage,
  PriceBreak,
  ProductAttribute,
  ProductCard,
  ProductDetail,
  ProductVariant,
  ReturnsRule,
  Review,
  ReviewPage,
  SearchResult,
  SitemapProduct,
  Suggestions,
  Unit,
} from './catalogue.schema.ts';

/** A category of the first level as header and footer name it. */
export type TopCategory = Pick<Category, 'id' | 'name_en' | 'name_ar' | 'slug_en' | 'slug_ar'>;

/** What a category's page tells search engines; where a text is missing, the page composes one. */
export interface CategorySeo {
  seo_title_en: string | null;
  seo_title_ar: string | null;
  seo_description_en: string | null;
  seo_description_ar: string | null;
  focus_keywords: string[];
}

/** Whether goods may be sent back: unused within 30 days, only if they are wrong or faulty, or not at all. */
export const returnsRules = ['30_days', 'faulty_only', 'none'] as const;

export const units = [
  'Each',
  'Piece',
  'Pack',
  'Box',
  'Case',
  'Kilogram',
  'Meter',
  'Ton',
  'Bag',
  'Square meter',
  'Cubic meter',
  'Liter',
  'Roll',
  'Pair',
] as const;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export type SearchSort = 'relevance' | 'price_asc' | 'price_desc' | 'newest' | 'discount' | 'rating';

export interface SearchInput {
  term?: string;
  /** Replaces no misspelt word. */
  as_typed?: boolean;
  /** Slug in either language of a category; its whole subtree is searched. */
  category?: string;
  brands?: string[];
  price_min?: number;
  price_max?: number;
  /** With `sizes` or `colors`: one of those is in stock. */
  in_stock?: boolean;
  on_deal?: boolean;
  rating_min?: number;
  sellers?: string[];
  /** attribute key → accepted English values */
  attributes?: Record<string, string[]>;
  /** Sizes of variants; a product fits when one variant has a chosen size and a chosen colour. */
  sizes?: string[];
  /** English names of variants' colours. */
  colors?: string[];
  sort?: SearchSort;
  /** Asks for `comparison` in the answer. */
  with_comparison?: boolean;
  /** 1-based. */
  page?: number;
  /** At most 60; default 24. */
  page_size?: number;
}

/** All categories, parents before children, in display order. */
export async function listCategories(db: DataClient): Promise<Category[]> {
  return call(db, 'list_categories', {}, byGet);
}

/** Names of the first level, in display order. Every page has them in header and footer, so no products are counted. */
export async function listTopCategories(db: DataClient): Promise<TopCategory[]> {
  const client = await loaded(db);
  return answerOf(
    await client
      .from('categories')
      .select('id, name_en, name_ar, slug_en, slug_ar')
      .is('parent_id', null)
      .order('position')
      .order('id'),
  );
}

/** The attributes of all categories, as a file may name them, with the values to choose from. */
export async function listAttributes(db: DataClient): Promise<Omit<AttributeDefinition, 'is_required'>[]> {
  const client = await loaded(db);
  return answerOf(
    await client
      .from('attribute_definitions')
      .select(
        'id, key, type, label_en, label_ar, unit_en, unit_ar, options:attribute_options(id, value_en, value_ar)',
      )
      .order('id'),
  );
}

/** The definitions that hold for a category, its own and those of the categories above it, in display order. */
export async function listAttributeDefinitions(
  db: DataClient,
  categoryId: number,
): Promise<AttributeDefinition[]> {
  return call(db, 'list_attribute_definitions', { category_id: categoryId }, byGet);
}

/** The words of one category for search engines. */
export async function getCategorySeo(db: DataClient, id: number): Promise<CategorySeo> {
  const client = await loaded(db);
  return answerOf(
    await client
      .from('categories')
      .select('seo_title_en, seo_title_ar, seo_description_en, seo_description_ar, focus_keywords')
      .eq('id', id)
      .single(),
  );
}

/** Searches, filters, sorts, pages and counts in one call. */
export async function searchProducts(db: DataClient, input: SearchInput): Promise<SearchResult> {
  return call(db, 'search_products', { input: JSON.stringify(input) }, byGet);
}

/**
 * What the search box offers while typing: a few products, categories, words that continue the last one and, of a language, popular
 * searches; for an empty term popular searches alone.
 */
export async function suggest(
  db: DataClient,
  term: string,
  language?: 'en' | 'ar',
  signal?: AbortSignal,
): Promise<Suggestions> {
  return call(db, 'suggest', { term, ...(language && { language }) }, { ...byGet, signal });
}

/** Popular searches of a language that are near to a term, nearest first, at most six. */
export async function listRelatedSearches(
  db: DataClient,
  term: string,
  language: 'en' | 'ar',
): Promise<string[]> {
  return call(db, 'list_related_searches', { term, language }, byGet);
}

/** Eight products per shelf. */
export async function getHomePage(db: DataClient): Promise<HomePage> {
  return call(db, 'get_home_page', {}, byGet);
}

/** The home page as the staff means to have it; null when the preview is over. */
export async function getHomePreview(db: DataClient, token: string): Promise<HomePage | null> {
  return call(db, 'get_home_preview', { token }, byGet);
}

/** Throws AppError `product_not_found`, or `product_gone` for a product that was public once. */
export async function getProduct(db: DataClient, id: number): Promise<ProductDetail> {
  return call(db, 'get_product', { product_id: id }, byGet);
}

/** Products that fit this one, as its seller declared. */
export async function listCompatibleProducts(db: DataClient, id: number): Promise<ProductCard[]> {
  return call(db, 'list_compatible_products', { product_id: id }, byGet);
}

/** Others of the same category, then of its neighbours, best first, at most eight. */
export async function listRelatedProducts(db: DataClient, id: number): Promise<ProductCard[]> {
  return call(db, 'list_related_products', { product_id: id }, byGet);
}

/** 10 a page, newest first unless sorted otherwise, with the count of each star. */
export async function listReviews(
  db: DataClient,
  productId: number,
  page = 1,
  sort: ReviewSort = 'newest',
): Promise<ReviewPage> {
  return call(db, 'list_reviews', { product_id: productId, page, sort }, byGet);
}

/** Cards by id (wishlist, compare, cart refresh); vanished ids are simply absent. */
export async function listProductsByIds(db: DataClient, ids: number[]): Promise<ProductCard[]> {
  return call(db, 'list_products_by_ids', { ids }, byGet);
}

/** At most 1,000 listed products with ids above `after` and up to `upTo`, in order of their ids. */
export async function listSitemapProducts(
  db: DataClient,
  after: number,
  upTo: number,
): Promise<SitemapProduct[]> {
  return call(db, 'list_sitemap_products', { after, up_to: upTo }, byGet);
}

/** Numbers of the parts that hold products: part n has the ids from n × size + 1 to (n + 1) × size. */
export async function listSitemapParts(db: DataClient, partSize: number): Promise<number[]> {
  return call(db, 'list_sitemap_parts', { part_size: partSize }, byGet);
}
