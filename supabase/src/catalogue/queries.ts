import { byGet, call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
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
} from './answers.ts';

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
} from './answers.ts';

export { returnsRules, units } from './values.ts';

/** A first-level category, as the links in header and footer need it. */
export type TopCategory = Pick<Category, 'id' | 'name_en' | 'name_ar' | 'slug_en' | 'slug_ar'>;

/** Texts of a category page for search engines; the page composes a text that is null. */
export interface CategorySeo {
  seo_title_en: string | null;
  seo_title_ar: string | null;
  seo_description_en: string | null;
  seo_description_ar: string | null;
  focus_keywords: string[];
}

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export type SearchSort = 'relevance' | 'price_asc' | 'price_desc' | 'newest' | 'discount' | 'rating';

export interface SearchInput {
  term?: string;
  /** Disables spelling correction. */
  as_typed?: boolean;
  /** Slug of a category in either language; its whole subtree is searched. */
  category?: string;
  brands?: string[];
  price_min?: number;
  price_max?: number;
  /** Combined with `sizes` or `colors`, a variant with a chosen size and colour must be in stock. */
  in_stock?: boolean;
  on_deal?: boolean;
  rating_min?: number;
  sellers?: string[];
  /** Attribute key → accepted English values. */
  attributes?: Record<string, string[]>;
  /** Sizes of variants; a product matches if one variant has a chosen size and a chosen colour. */
  sizes?: string[];
  /** English colour names of variants. */
  colors?: string[];
  sort?: SearchSort;
  /** Adds `comparison` to the result. */
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

/** First-level categories in display order. Products are not counted, because every page loads this for header and footer. */
export async function listTopCategories(db: DataClient): Promise<TopCategory[]> {
  const client = await loadClient(db);
  return answerOf(
    await client
      .from('categories')
      .select('id, name_en, name_ar, slug_en, slug_ar')
      .is('parent_id', null)
      .order('position')
      .order('id'),
  );
}

/** Attributes of all categories with their options; an import file may name any of them. */
export async function listAttributes(db: DataClient): Promise<Omit<AttributeDefinition, 'is_required'>[]> {
  const client = await loadClient(db);
  return answerOf(
    await client
      .from('attribute_definitions')
      .select(
        'id, key, type, label_en, label_ar, unit_en, unit_ar, options:attribute_options(id, value_en, value_ar)',
      )
      .order('id'),
  );
}

/** Attributes of a category and of its ancestors, in display order. */
export async function listAttributeDefinitions(
  db: DataClient,
  categoryId: number,
): Promise<AttributeDefinition[]> {
  return call(db, 'list_attribute_definitions', { category_id: categoryId }, byGet);
}

export async function getCategorySeo(db: DataClient, id: number): Promise<CategorySeo> {
  const client = await loadClient(db);
  return answerOf(
    await client
      .from('categories')
      .select('seo_title_en, seo_title_ar, seo_description_en, seo_description_ar, focus_keywords')
      .eq('id', id)
      .single(),
  );
}

/** Returns one page of results with its facets. */
export async function searchProducts(db: DataClient, input: SearchInput): Promise<SearchResult> {
  return call(db, 'search_products', { input: JSON.stringify(input) }, byGet);
}

/**
 * Suggestions while typing: products, categories, completions of the last word and popular searches of `language`. An
 * empty term returns only popular searches.
 */
export async function suggest(
  db: DataClient,
  term: string,
  language?: 'en' | 'ar',
  signal?: AbortSignal,
): Promise<Suggestions> {
  return call(db, 'suggest', { term, ...(language && { language }) }, { ...byGet, signal });
}

/** Popular searches of a language that resemble a term, most similar first, at most six. */
export async function listRelatedSearches(
  db: DataClient,
  term: string,
  language: 'en' | 'ar',
): Promise<string[]> {
  return call(db, 'list_related_searches', { term, language }, byGet);
}

/** Each list of products has at most eight. */
export async function getHomePage(db: DataClient): Promise<HomePage> {
  return call(db, 'get_home_page', {}, byGet);
}

/** Home page with an unpublished choice of the staff; null if the preview has expired. */
export async function getHomePreview(db: DataClient, token: string): Promise<HomePage | null> {
  return call(db, 'get_home_preview', { token }, byGet);
}

/** Throws AppError `product_not_found`, or `product_gone` for a product that was public before. */
export async function getProduct(db: DataClient, id: number): Promise<ProductDetail> {
  return call(db, 'get_product', { product_id: id }, byGet);
}

/** Compatible products as declared by the seller. */
export async function listCompatibleProducts(db: DataClient, id: number): Promise<ProductCard[]> {
  return call(db, 'list_compatible_products', { product_id: id }, byGet);
}

/** Products of the same category, then of sibling categories, best first, at most eight. */
export async function listRelatedProducts(db: DataClient, id: number): Promise<ProductCard[]> {
  return call(db, 'list_related_products', { product_id: id }, byGet);
}

/** Ten reviews per page, with the number of reviews by stars. */
export async function listReviews(
  db: DataClient,
  productId: number,
  page = 1,
  sort: ReviewSort = 'newest',
): Promise<ReviewPage> {
  return call(db, 'list_reviews', { product_id: productId, page, sort }, byGet);
}

/** Products by id, for wishlist, comparison and cart; products that are no longer listed are absent. */
export async function listProductsByIds(db: DataClient, ids: number[]): Promise<ProductCard[]> {
  return call(db, 'list_products_by_ids', { ids }, byGet);
}

/** At most 1,000 listed products with `after` < id ≤ `upTo`, ordered by id. */
export async function listSitemapProducts(
  db: DataClient,
  after: number,
  upTo: number,
): Promise<SitemapProduct[]> {
  return call(db, 'list_sitemap_products', { after, up_to: upTo }, byGet);
}

/** Numbers of the sitemap parts that have products: part n covers ids n × `partSize` + 1 to (n + 1) × `partSize`. */
export async function listSitemapParts(db: DataClient, partSize: number): Promise<number[]> {
  return call(db, 'list_sitemap_parts', { part_size: partSize }, byGet);
}
