import type { DataClient } from '../client.ts';

/** A category as menus and pages show it; `product_count` covers its subtree. */
export interface Category {
  id: number;
  parent_id: number | null;
  name_en: string;
  name_ar: string;
  slug_en: string;
  slug_ar: string;
  image: string | null;
  seo_title_en: string | null;
  seo_title_ar: string | null;
  seo_description_en: string | null;
  seo_description_ar: string | null;
  focus_keywords: string[];
  product_count: number;
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
  main_image: string | null;
  price: number;
  /** The running deal's price, or null when there is no deal now. */
  discounted_price: number | null;
  stock: number;
  has_variants: boolean;
  rating_average: number;
  rating_count: number;
  seller_id: string;
  company_name: string;
  category_id: number;
  category_name_en: string;
  category_name_ar: string;
}

export const units = [
  'Each', 'Piece', 'Pack', 'Box', 'Case', 'Kilogram', 'Meter', 'Ton', 'Bag',
  'Square meter', 'Cubic meter', 'Liter', 'Roll',
] as const;
export type Unit = (typeof units)[number];

export interface ProductVariant {
  id: number;
  size: string | null;
  color: string | null;
  color_ar: string | null;
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
  description_en: string;
  description_ar: string;
  additional_images: string[];
  video_url: string | null;
  datasheet_path: string | null;
  attributes: ProductAttribute[];
  /** Header row, then rows; null when the product has no sizes. */
  size_chart: { columns: { en: string; ar: string }[]; rows: string[][] } | null;
  deal_ends_at: string | null;
  variants: ProductVariant[];
  /** Parent first; the last is the product's own category. */
  category_path: Pick<Category, 'id' | 'name_en' | 'name_ar' | 'slug_en' | 'slug_ar'>[];
}

export interface Review {
  id: number;
  rating: number;
  body: string;
  author_name: string;
  created_at: string;
}

export type SearchSort = 'relevance' | 'price_asc' | 'price_desc' | 'newest' | 'discount' | 'rating';

export interface SearchInput {
  term?: string;
  /** Slug in either language of a category; its whole subtree is searched. */
  category?: string;
  brands?: string[];
  price_min?: number;
  price_max?: number;
  in_stock?: boolean;
  on_deal?: boolean;
  rating_min?: number;
  sellers?: string[];
  /** attribute key → accepted English values */
  attributes?: Record<string, string[]>;
  sort?: SearchSort;
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
    price: { min: number; max: number };
  };
}

export interface HomePage {
  deals: ProductCard[];
  newest: ProductCard[];
  best_rated: ProductCard[];
}

/** All categories, parents before children, in display order. */
export declare function listCategories(db: DataClient): Promise<Category[]>;
/** Searches, filters, sorts, pages and counts in one call. */
export declare function searchProducts(db: DataClient, input: SearchInput): Promise<SearchResult>;
/** Eight products per shelf. */
export declare function getHomePage(db: DataClient): Promise<HomePage>;
/** Throws AppError `product_not_found`. */
export declare function getProduct(db: DataClient, id: number): Promise<ProductDetail>;
/** Products that fit this one, as its seller declared. */
export declare function listCompatibleProducts(db: DataClient, id: number): Promise<ProductCard[]>;
/** Others of the same category, best first, at most eight. */
export declare function listRelatedProducts(db: DataClient, id: number): Promise<ProductCard[]>;
/** Newest first, 10 a page, with the count of each star. */
export declare function listReviews(
  db: DataClient,
  productId: number,
  page?: number,
): Promise<{ items: Review[]; total: number; distribution: Record<1 | 2 | 3 | 4 | 5, number> }>;
/** Cards by id (wishlist, compare, cart refresh); vanished ids are simply absent. */
export declare function listProductsByIds(db: DataClient, ids: number[]): Promise<ProductCard[]>;
