import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';

/**
 * Option of `rpc` for what anybody may read of the catalogue: asked by GET, which caches and read replicas can answer.
 * An argument of type jsonb goes as text.
 */
export const byGet = { get: true } as const;

/** A category as menus and pages show it; `product_count` covers its subtree. */
export interface Category {
  id: number;
  parent_id: number | null;
  name_en: string;
  name_ar: string;
  slug_en: string;
  slug_ar: string;
  image: string | null;
  product_count: number;
}

/** A category of the first level as header and footer name it. */
export type TopCategory = Pick<Category, 'id' | 'name_en' | 'name_ar' | 'slug_en' | 'slug_ar'>;

/** What a category's page tells search engines; without a text, the page's own words. */
export interface CategorySeo {
  seo_title_en: string | null;
  seo_title_ar: string | null;
  seo_description_en: string | null;
  seo_description_ar: string | null;
  focus_keywords: string[];
}

/** From `quantity` on a unit costs `price`, IQD. */
export interface PriceBreak {
  quantity: number;
  price: number;
}

/** A product as lists show it. Prices are IQD; `stock` is the total stock (variants summed). */
export interface ProductCard {
  id: number;
  name_en: string;
  name_ar: string;
  slug_en: string;
  slug_ar: string;
  sku: string;
  brand: string | null;
  model_number: string | null;
  unit: Unit;
  /** Fewest units of an order, and what a quantity must be a multiple of. */
  min_quantity: number;
  quantity_step: number;
  main_image: string | null;
  price: number;
  /** The running deal's price, or null when there is no deal now. */
  discounted_price: number | null;
  /** What it costs by volume, by rising quantity; below the first of them, the price or the deal's. */
  price_breaks: PriceBreak[];
  stock: number;
  has_variants: boolean;
  rating_average: number;
  rating_count: number;
  company_id: string;
  /** As registered. */
  company_name: string;
  /** As the company calls itself for readers of a language; the registered name where it does not say. */
  company_name_en: string;
  company_name_ar: string;
  /** Of the company's page; null while it never sold. */
  company_slug: string | null;
  category_id: number;
  category_name_en: string;
  category_name_ar: string;
}

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
export type Unit = (typeof units)[number];

export interface ProductVariant {
  id: number;
  size: string | null;
  color: string | null;
  color_ar: string | null;
  sku: string | null;
  /** The product's unless the variant has its own. */
  price: number;
  discounted_price: number | null;
  price_breaks: PriceBreak[];
  stock: number;
}

/** One line of the specification table; numeric attributes carry `number` and `unit`. */
export interface ProductAttribute {
  key: string;
  label_en: string;
  label_ar: string;
  value_en: string;
  value_ar: string;
  number?: number;
  unit?: string;
}

export interface ProductDetail extends ProductCard {
  /** Path of a picture; null where the company has none. */
  company_logo: string | null;
  description_en: string;
  description_ar: string;
  additional_images: string[];
  video_url: string | null;
  datasheet_path: string | null;
  /** Bytes; null when it is not stored here. */
  datasheet_size: number | null;
  attributes: ProductAttribute[];
  /** Header row, then rows; null when the product has no sizes. */
  size_chart: { columns: { en: string; ar: string }[]; rows: string[][] } | null;
  deal_ends_at: string | null;
  /** The seller accepts orders from this sum on, IQD; null: any. A place of delivery may ask for more. */
  order_minimum: number | null;
  /** When the seller last said that the price is right. */
  price_confirmed_at: string;
  /** That was longer ago than the staff says that a price holds. */
  price_is_old: boolean;
  variants: ProductVariant[];
  /** Parent first; the last is the product's own category. */
  category_path: Pick<Category, 'id' | 'name_en' | 'name_ar' | 'slug_en' | 'slug_ar'>[];
}

export interface Review {
  id: number;
  rating: number;
  body: string;
  /** Null for a person without a name. */
  author_name: string | null;
  /** The author had received the product when writing. */
  verified_purchase: boolean;
  created_at: string;
  /** What the company answered. */
  reply: string | null;
  replied_at: string | null;
}

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export interface ReviewPage {
  items: Review[];
  total: number;
  /** Reviews per number of stars. */
  distribution: Record<1 | 2 | 3 | 4 | 5, number>;
}

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

export interface Facet {
  value: string;
  label_en: string;
  label_ar: string;
  count: number;
}

export interface SearchResult {
  items: ProductCard[];
  total: number;
  /** True when `total` and the facet counts come from a capped candidate set. */
  total_is_estimate: boolean;
  /** What was searched instead when the term was misspelt, else null. */
  corrected_term: string | null;
  facets: {
    brands: Facet[];
    categories: Facet[];
    sellers: Facet[];
    attributes: { key: string; label_en: string; label_ar: string; values: Facet[] }[];
    /** Of variants, smallest first; counted where a category or a term is given. */
    sizes: Facet[];
    colors: Facet[];
    price: { min: number; max: number };
    /** Products that are in stock, with every other filter as it is. */
    in_stock: number;
    on_deal: number;
    /** Products with at least `value` stars. */
    ratings: { value: number; count: number }[];
  };
  /** Of the products shown, the five attributes that differ most; only when asked for. */
  comparison?: ComparedAttribute[];
}

export interface ComparedAttribute {
  key: string;
  label_en: string;
  label_ar: string;
  /** By product id; products without the attribute are absent. */
  values: Record<string, { en: string; ar: string }>;
}

export interface Suggestions {
  products: ProductCard[];
  categories: Pick<Category, 'id' | 'name_en' | 'name_ar' | 'slug_en' | 'slug_ar'>[];
  words: string[];
}

/** What the home page says on top, in both languages. */
export interface HomeBanner {
  title_en: string;
  title_ar: string;
  text_en: string | null;
  text_ar: string | null;
  /** A path of the shop. */
  link: string;
  /** Stored path. */
  image: string | null;
}

export interface HomePage {
  banner: HomeBanner | null;
  /** Ids of the categories that the staff chose, in their order; of none, the first level stands there. */
  categories: number[];
  /** Chosen by the staff; often none. */
  products: ProductCard[];
  deals: ProductCard[];
  newest: ProductCard[];
  best_rated: ProductCard[];
}

/** All categories, parents before children, in display order. */
export async function listCategories(db: DataClient): Promise<Category[]> {
  return answerOf(await db.rpc('list_categories', {}, byGet));
}

/** The first level's names alone, in display order: every page carries them, and none counts goods for them. */
export async function listTopCategories(db: DataClient): Promise<TopCategory[]> {
  return answerOf(
    await db
      .from('categories')
      .select('id, name_en, name_ar, slug_en, slug_ar')
      .is('parent_id', null)
      .order('position')
      .order('id'),
  );
}

/** What the goods of a category are described by; options are chosen among, and never written by sellers. */
export interface AttributeDefinition {
  id: number;
  key: string;
  type: 'option' | 'number' | 'text' | 'boolean';
  label_en: string;
  label_ar: string;
  unit_en: string | null;
  unit_ar: string | null;
  is_required: boolean;
  options: { id: number; value_en: string; value_ar: string }[];
}

/** The attributes of all categories, as a file may name them, with the values to choose from. */
export async function listAttributes(db: DataClient): Promise<Omit<AttributeDefinition, 'is_required'>[]> {
  return answerOf(
    await db
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
  return answerOf(await db.rpc('list_attribute_definitions', { category_id: categoryId }, byGet));
}

/** The words of one category for search engines. */
export async function getCategorySeo(db: DataClient, id: number): Promise<CategorySeo> {
  return answerOf(
    await db
      .from('categories')
      .select('seo_title_en, seo_title_ar, seo_description_en, seo_description_ar, focus_keywords')
      .eq('id', id)
      .single(),
  );
}

/** Searches, filters, sorts, pages and counts in one call. */
export async function searchProducts(db: DataClient, input: SearchInput): Promise<SearchResult> {
  return answerOf(await db.rpc('search_products', { input: JSON.stringify(input) }, byGet));
}

/** What the search box offers while typing: a few products, categories and words that continue the last one. */
export async function suggest(db: DataClient, term: string, signal?: AbortSignal): Promise<Suggestions> {
  const call = db.rpc('suggest', { term }, byGet);
  return answerOf(await (signal ? call.abortSignal(signal) : call));
}

/** Eight products per shelf. */
export async function getHomePage(db: DataClient): Promise<HomePage> {
  return answerOf(await db.rpc('get_home_page', {}, byGet));
}

/** The home page as the staff means to have it; null when the preview is over. */
export async function getHomePreview(db: DataClient, token: string): Promise<HomePage | null> {
  return answerOf(await db.rpc('get_home_preview', { token }, byGet));
}

/** Throws AppError `product_not_found`, or `product_gone` for a product that was public once. */
export async function getProduct(db: DataClient, id: number): Promise<ProductDetail> {
  return answerOf(await db.rpc('get_product', { product_id: id }, byGet));
}

/** Products that fit this one, as its seller declared. */
export async function listCompatibleProducts(db: DataClient, id: number): Promise<ProductCard[]> {
  return answerOf(await db.rpc('list_compatible_products', { product_id: id }, byGet));
}

/** Others of the same category, then of its neighbours, best first, at most eight. */
export async function listRelatedProducts(db: DataClient, id: number): Promise<ProductCard[]> {
  return answerOf(await db.rpc('list_related_products', { product_id: id }, byGet));
}

/** 10 a page, newest first unless sorted otherwise, with the count of each star. */
export async function listReviews(
  db: DataClient,
  productId: number,
  page = 1,
  sort: ReviewSort = 'newest',
): Promise<ReviewPage> {
  return answerOf(await db.rpc('list_reviews', { product_id: productId, page, sort }, byGet));
}

/** Cards by id (wishlist, compare, cart refresh); vanished ids are simply absent. */
export async function listProductsByIds(db: DataClient, ids: number[]): Promise<ProductCard[]> {
  return answerOf(await db.rpc('list_products_by_ids', { ids }, byGet));
}

/** A product that search engines may list. */
export interface SitemapProduct {
  id: number;
  updated_at: string;
}

/** At most 1,000 listed products with ids above `after` and up to `upTo`, in order of their ids. */
export async function listSitemapProducts(
  db: DataClient,
  after: number,
  upTo: number,
): Promise<SitemapProduct[]> {
  return answerOf(await db.rpc('list_sitemap_products', { after, up_to: upTo }, byGet));
}

/** Numbers of the parts that hold products: part n has the ids from n × size + 1 to (n + 1) × size. */
export async function listSitemapParts(db: DataClient, partSize: number): Promise<number[]> {
  return answerOf(await db.rpc('list_sitemap_parts', { part_size: partSize }, byGet));
}
