import { z } from 'zod/mini';
import { holiday } from '../delivery/answers.ts';
import { returnsRules, units } from './values.ts';

export const returnsRule = z.enum(returnsRules);
export type ReturnsRule = z.infer<typeof returnsRule>;

const category = z.strictObject({
  id: z.number(),
  parent_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  slug_en: z.string(),
  slug_ar: z.string(),
  image: z.nullable(z.string()),
  /** Products of the whole subtree. */
  product_count: z.number(),
  /** Applies to the products of the category unless a product has its own rule. */
  returns: returnsRule,
});
export type Category = z.infer<typeof category>;

/** An attribute of the products of a category; sellers choose among its options and cannot add any. */
export const attributeDefinition = z.strictObject({
  id: z.number(),
  key: z.string(),
  type: z.enum(['option', 'number', 'text', 'boolean']),
  label_en: z.string(),
  label_ar: z.string(),
  unit_en: z.nullable(z.string()),
  unit_ar: z.nullable(z.string()),
  is_required: z.boolean(),
  options: z.array(
    z.strictObject({
      id: z.number(),
      value_en: z.string(),
      value_ar: z.string(),
    }),
  ),
});
export type AttributeDefinition = z.infer<typeof attributeDefinition>;

export const unit = z.enum(units);
export type Unit = z.infer<typeof unit>;

/** Unit price, IQD, for orders of `quantity` or more. */
export const priceBreak = z.strictObject({
  quantity: z.number(),
  price: z.number(),
});
export type PriceBreak = z.infer<typeof priceBreak>;

/** A product as lists show it. Prices are IQD. */
export const productCard = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  slug_en: z.string(),
  slug_ar: z.string(),
  sku: z.string(),
  brand: z.nullable(z.string()),
  model_number: z.nullable(z.string()),
  unit: unit,
  min_quantity: z.number(),
  /** Ordered quantities must be multiples of this. */
  quantity_step: z.number(),
  /** Content of one unit of sale, e.g. 50 pieces in a box; both null if the seller states none. */
  pack_quantity: z.nullable(z.number()),
  pack_unit: z.nullable(unit),
  main_image: z.nullable(z.string()),
  price: z.number(),
  /** Price of the running deal; null without one. */
  discounted_price: z.nullable(z.number()),
  /** Volume prices by ascending quantity; below the first quantity `discounted_price` or `price` applies. */
  price_breaks: z.array(priceBreak),
  /** Sum over all variants. */
  stock: z.number(),
  has_variants: z.boolean(),
  rating_average: z.number(),
  rating_count: z.number(),
  company_id: z.string(),
  /** Registered name. */
  company_name: z.string(),
  /** Display name in each language; the registered name if the company set none. */
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** Slug of the store page; null if the company was never approved. */
  company_slug: z.nullable(z.string()),
  category_id: z.number(),
  category_name_en: z.string(),
  category_name_ar: z.string(),
});
export type ProductCard = z.infer<typeof productCard>;

const facet = z.strictObject({
  value: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  count: z.number(),
});
export type Facet = z.infer<typeof facet>;

const comparedAttribute = z.strictObject({
  key: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  /** Values by product id; products without the attribute are absent. */
  values: z.record(
    z.string(),
    z.strictObject({
      en: z.string(),
      ar: z.string(),
    }),
  ),
});
export type ComparedAttribute = z.infer<typeof comparedAttribute>;

const searchResult = z.strictObject({
  items: z.array(productCard),
  /** False if no product matches all words of the term and `items` match only some. */
  has_all_words: z.boolean(),
  /** Products that match only some words, by relevance; filled if those that match all words do not fill a page. */
  items_with_some_words: z.array(productCard),
  total: z.number(),
  total_is_estimate: z.boolean(),
  /** True if the facet counts are extrapolated from a sample of the results. */
  counts_are_estimates: z.boolean(),
  /** True if only descriptions mention the words: no name, brand or category has all of them. */
  only_mentioned: z.boolean(),
  /** Searches with near words and categories of a similar name; empty if there are results. */
  alternatives: z.strictObject({ terms: z.array(z.string()), categories: z.array(facet) }),
  /** The job that the term names instead of goods ("seal a leaking roof"), whose goods are the results, else null. */
  purpose: z.nullable(z.strictObject({ label_en: z.string(), label_ar: z.string() })),
  /** Corrected term that was searched instead of a misspelt one, else null. */
  corrected_term: z.nullable(z.string()),
  /** First-level categories with results; filled if the chosen category has none for the term. */
  other_categories: z.array(facet),
  facets: z.strictObject({
    brands: z.array(facet),
    categories: z.array(facet),
    sellers: z.array(facet),
    attributes: z.array(
      z.strictObject({
        key: z.string(),
        label_en: z.string(),
        label_ar: z.string(),
        values: z.array(facet),
      }),
    ),
    /** Sizes of variants, smallest first; counted only if a category or a term is given. */
    sizes: z.array(facet),
    colors: z.array(facet),
    price: z.strictObject({
      min: z.number(),
      max: z.number(),
      /**
       * Histogram of the products by price, on a logarithmic scale: the highest price of each bin is the same multiple of its
       * lowest. Empty if all prices are equal.
       */
      bins: z.array(z.number()),
    }),
    /** Results in stock, with every other filter unchanged; `on_deal` likewise. */
    in_stock: z.number(),
    on_deal: z.number(),
    /** Products with at least `value` stars. */
    ratings: z.array(
      z.strictObject({
        value: z.number(),
        count: z.number(),
      }),
    ),
  }),
  /** The five attributes that differ most among `items`; present only if the input sets `with_comparison`. */
  comparison: z.optional(z.array(comparedAttribute)),
});
export type SearchResult = z.infer<typeof searchResult>;

const suggestions = z.strictObject({
  products: z.array(productCard),
  categories: z.array(
    z.pick(category, { id: true, name_en: true, name_ar: true, slug_en: true, slug_ar: true }),
  ),
  words: z.array(z.string()),
  /** Frequent searches of visitors, as typed. */
  popular: z.array(z.string()),
});
export type Suggestions = z.infer<typeof suggestions>;

/** Banner at the top of the home page. */
const homeBanner = z.strictObject({
  title_en: z.string(),
  title_ar: z.string(),
  text_en: z.nullable(z.string()),
  text_ar: z.nullable(z.string()),
  /** Path within the shop. */
  link: z.string(),
  /** Path in the public bucket. */
  image: z.nullable(z.string()),
});
export type HomeBanner = z.infer<typeof homeBanner>;

const homePage = z.strictObject({
  banner: z.nullable(homeBanner),
  /** Ids of the categories chosen by the staff, in order; if empty, the page shows the first level. */
  categories: z.array(z.number()),
  /** Products chosen by the staff. */
  products: z.array(productCard),
  deals: z.array(productCard),
  newest: z.array(productCard),
  best_rated: z.array(productCard),
});
export type HomePage = z.infer<typeof homePage>;

/** A row of the specification table; only numeric attributes have `number` and `unit`. */
const productAttribute = z.strictObject({
  key: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  value_en: z.string(),
  value_ar: z.string(),
  number: z.optional(z.number()),
  unit: z.optional(z.string()),
});
export type ProductAttribute = z.infer<typeof productAttribute>;

export const productVariant = z.strictObject({
  id: z.number(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  /** Price of the product if the variant has none of its own. */
  price: z.number(),
  discounted_price: z.nullable(z.number()),
  price_breaks: z.array(priceBreak),
  stock: z.number(),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const productDetail = z.extend(productCard, {
  /** Path in the public bucket. */
  company_logo: z.nullable(z.string()),
  description_en: z.string(),
  description_ar: z.string(),
  additional_images: z.array(z.string()),
  video_url: z.nullable(z.string()),
  datasheet_path: z.nullable(z.string()),
  /** Bytes; null if there is no datasheet or its file is not in our storage. */
  datasheet_size: z.nullable(z.number()),
  attributes: z.array(productAttribute),
  /** Null if the product has no size chart. */
  size_chart: z.nullable(
    z.strictObject({
      columns: z.array(
        z.strictObject({
          en: z.string(),
          ar: z.string(),
        }),
      ),
      rows: z.array(z.array(z.string())),
    }),
  ),
  returns: returnsRule,
  deal_ends_at: z.nullable(z.string()),
  /** Smallest order sum that the seller accepts, IQD; null: any. Some delivery areas have a higher minimum. */
  order_minimum: z.nullable(z.number()),
  /** Fees (IQD) and calendar days over all areas to which this seller delivers; null: it delivers nowhere. */
  delivery: z.nullable(
    z.strictObject({
      lowest_fee: z.number(),
      highest_fee: z.number(),
      shortest_days: z.number(),
      longest_days: z.number(),
    }),
  ),
  /** Order sum from which this seller delivers free, IQD; null: never, or different between areas. */
  free_over: z.nullable(z.number()),
  holiday,
  /** Whether buyers may collect the product at the seller's showroom. */
  offers_pickup: z.boolean(),
  /** When the seller last confirmed the price. */
  price_confirmed_at: z.string(),
  /** True if `price_confirmed_at` is more than `price_confirmed_days` (site settings) ago. */
  price_is_old: z.boolean(),
  variants: z.array(productVariant),
  /** Categories from the first level down; the last is the category of the product. */
  category_path: z.array(
    z.pick(category, { id: true, name_en: true, name_ar: true, slug_en: true, slug_ar: true }),
  ),
});
export type ProductDetail = z.infer<typeof productDetail>;

const review = z.strictObject({
  id: z.number(),
  rating: z.number(),
  body: z.string(),
  /** Null for a person without a name. */
  author_name: z.nullable(z.string()),
  /** True if the author had received the product before writing. */
  verified_purchase: z.boolean(),
  /** Present if the author gave all of the product back. */
  returned: z.optional(z.literal(true)),
  created_at: z.string(),
  /** Reply of the company. */
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
});
export type Review = z.infer<typeof review>;

const reviewPage = z.strictObject({
  items: z.array(review),
  total: z.number(),
  /** Number of reviews by stars. */
  distribution: z.strictObject({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** A product that search engines may list. */
const sitemapProduct = z.strictObject({
  id: z.number(),
  updated_at: z.string(),
});
export type SitemapProduct = z.infer<typeof sitemapProduct>;

export const catalogueAnswers = {
  list_categories: z.array(category),
  list_attribute_definitions: z.array(attributeDefinition),
  search_products: searchResult,
  suggest: suggestions,
  list_related_searches: z.array(z.string()),
  get_home_page: homePage,
  get_home_preview: z.nullable(homePage),
  get_product: productDetail,
  list_compatible_products: z.array(productCard),
  list_related_products: z.array(productCard),
  list_reviews: reviewPage,
  list_products_by_ids: z.array(productCard),
  list_sitemap_products: z.array(sitemapProduct),
  list_sitemap_parts: z.array(z.number()),
};
