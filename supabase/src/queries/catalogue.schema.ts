import { z } from 'zod/mini';
import { holiday } from './delivery.schema.ts';
import { returnsRules, units } from './catalogue.ts';

export const returnsRule = z.enum(returnsRules);
export type ReturnsRule = z.infer<typeof returnsRule>;

/** A category as menus and pages show it; `product_count` covers its subtree. */
const category = z.strictObject({
  id: z.number(),
  parent_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  slug_en: z.string(),
  slug_ar: z.string(),
  image: z.nullable(z.string()),
  product_count: z.number(),
  /** What holds for its goods unless a product says otherwise. */
  returns: returnsRule,
});
export type Category = z.infer<typeof category>;

/** An attribute of a category's products; sellers choose among its options and cannot add any. */
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

/** From `quantity` on a unit costs `price`, IQD. */
export const priceBreak = z.strictObject({
  quantity: z.number(),
  price: z.number(),
});
export type PriceBreak = z.infer<typeof priceBreak>;

/** A product as lists show it. Prices are IQD; `stock` is the total stock (variants summed). */
const productCard = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  slug_en: z.string(),
  slug_ar: z.string(),
  sku: z.string(),
  brand: z.nullable(z.string()),
  model_number: z.nullable(z.string()),
  unit: unit,
  /** Fewest units of an order, and what a quantity must be a multiple of. */
  min_quantity: z.number(),
  quantity_step: z.number(),
  main_image: z.nullable(z.string()),
  price: z.number(),
  /** The running deal's price, or null when there is no deal now. */
  discounted_price: z.nullable(z.number()),
  /** Prices by volume, by rising quantity; below the first quantity the deal's price or the price holds. */
  price_breaks: z.array(priceBreak),
  stock: z.number(),
  has_variants: z.boolean(),
  rating_average: z.number(),
  rating_count: z.number(),
  company_id: z.string(),
  /** As registered. */
  company_name: z.string(),
  /** As the company calls itself for readers of a language; the registered name where it does not say. */
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** Of the company's page; null while it never sold. */
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
  /** By product id; products without the attribute are absent. */
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
  /** False where nothing has all words of the term, and the items have some of them. */
  has_all_words: z.boolean(),
  /** Where what has all words fills no page: the best of what has some of them, by relevance. */
  items_with_some_words: z.array(productCard),
  total: z.number(),
  total_is_estimate: z.boolean(),
  /** Whether the counts of the facets were taken from a part of the results and multiplied. */
  counts_are_estimates: z.boolean(),
  /** What was searched instead when the term was misspelt, else null. */
  corrected_term: z.nullable(z.string()),
  /** Where the chosen category has nothing for the term: categories of the first level that have. */
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
    /** Of variants, smallest first; counted where a category or a term is given. */
    sizes: z.array(facet),
    colors: z.array(facet),
    price: z.strictObject({
      min: z.number(),
      max: z.number(),
      /**
       * Products by price, from the cheapest to the dearest: each bin reaches from its lowest price to the same multiple of it. Empty
       * when all cost the same.
       */
      bins: z.array(z.number()),
    }),
    /** Products that are in stock, with every other filter as it is. */
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
  /** Of the products shown, the five attributes that differ most; only when asked for. */
  comparison: z.optional(z.array(comparedAttribute)),
});
export type SearchResult = z.infer<typeof searchResult>;

const suggestions = z.strictObject({
  products: z.array(productCard),
  categories: z.array(
    z.pick(category, { id: true, name_en: true, name_ar: true, slug_en: true, slug_ar: true }),
  ),
  words: z.array(z.string()),
  /** Searches of many visitors, as they typed them. */
  popular: z.array(z.string()),
});
export type Suggestions = z.infer<typeof suggestions>;

/** What the home page says on top, in both languages. */
const homeBanner = z.strictObject({
  title_en: z.string(),
  title_ar: z.string(),
  text_en: z.nullable(z.string()),
  text_ar: z.nullable(z.string()),
  /** A path of the shop. */
  link: z.string(),
  /** Stored path. */
  image: z.nullable(z.string()),
});
export type HomeBanner = z.infer<typeof homeBanner>;

const homePage = z.strictObject({
  banner: z.nullable(homeBanner),
  /** Ids of the categories that the staff chose, in their order; when empty, the page shows the first level. */
  categories: z.array(z.number()),
  /** Chosen by the staff; often none. */
  products: z.array(productCard),
  deals: z.array(productCard),
  newest: z.array(productCard),
  best_rated: z.array(productCard),
});
export type HomePage = z.infer<typeof homePage>;

/** One line of the specification table; numeric attributes carry `number` and `unit`. */
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

const productVariant = z.strictObject({
  id: z.number(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  /** The product's unless the variant has its own. */
  price: z.number(),
  discounted_price: z.nullable(z.number()),
  price_breaks: z.array(priceBreak),
  stock: z.number(),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const productDetail = z.extend(productCard, {
  /** Path of a picture; null where the company has none. */
  company_logo: z.nullable(z.string()),
  description_en: z.string(),
  description_ar: z.string(),
  additional_images: z.array(z.string()),
  video_url: z.nullable(z.string()),
  datasheet_path: z.nullable(z.string()),
  /** Bytes; null when it is not stored here. */
  datasheet_size: z.nullable(z.number()),
  attributes: z.array(productAttribute),
  /** Header row, then rows; null when the product has no sizes. */
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
  /** The seller accepts orders from this sum on, IQD; null: any. A place of delivery may ask for more. */
  order_minimum: z.nullable(z.number()),
  /** Goods of this seller from this sum on are delivered free, IQD; null: never, or not the same everywhere. */
  free_over: z.nullable(z.number()),
  holiday,
  /** Buyers may collect it at the seller's showroom. */
  offers_pickup: z.boolean(),
  /** When the seller last said that the price is right. */
  price_confirmed_at: z.string(),
  /** Whether that is longer ago than `price_confirmed_days` of the site's settings. */
  price_is_old: z.boolean(),
  variants: z.array(productVariant),
  /** Parent first; the last is the product's own category. */
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
  /** The author had received the product when writing. */
  verified_purchase: z.boolean(),
  created_at: z.string(),
  /** What the company answered. */
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
});
export type Review = z.infer<typeof review>;

const reviewPage = z.strictObject({
  items: z.array(review),
  total: z.number(),
  /** Reviews per number of stars. */
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
