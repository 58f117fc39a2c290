-- A part of a search term by which products are scored.
create type private.search_term as (
  -- With synonyms.
  query tsquery,
  -- As typed.
  own tsquery,
  -- As the head noun of a name; null for pairs of words.
  head tsquery,
  weight real
);

-- A word, size or phrase of a search, as tsquery texts.
create type private.search_part as (
  -- With synonyms.
  piece text,
  -- As typed.
  own text,
  -- The words of a phrase with their synonyms.
  singles text[],
  weight real,
  is_number boolean,
  -- Whether a correction is known.
  is_wrong boolean,
  -- Whether goods without it are found too: a single letter beside other words.
  is_optional boolean
);

-- A parsed SearchInput.
create type private.search_request as (
  term text,
  sort text,
  page int,
  page_size int,
  -- Keys as search_documents.brand_key.
  brands text[],
  sellers uuid[],
  sizes text[],
  colors text[],
  -- Chosen attributes: [{key, ids}] with ids of attribute_values.
  attributes jsonb,
  price_min numeric,
  price_max numeric,
  rating_min numeric,
  only_stock boolean,
  only_deals boolean,
  root bigint,
  -- The chosen category and its subtree; null for the whole catalogue.
  categories bigint[],
  query tsquery,
  -- Queries to try one after the other if nothing has all words.
  fallbacks tsquery[],
  any_word tsquery,
  literal tsquery,
  terms private.search_term[],
  code text,
  corrected_term text,
  -- The job that the term names.
  purpose bigint
);

-- Conditions of a search as SQL over search_documents d and, for offer filters, product_offers o.
create type private.search_conditions as (
  -- Null without words.
  words text,
  base text[],
  filters text[],
  offer_filters text[]
);

-- The products that meet some conditions.
create type private.search_set as (
  -- All of them, unordered; null if there are too many to read.
  pool bigint[],
  total bigint,
  is_estimate boolean,
  -- Products counted for the filters: all of a small set, of a larger one the best. Ordered, except if all are ranked.
  sample bigint[]
);

-- Sort order as SQL over search_documents d and product_offers o.
create type private.sort_rule as (
  key text,
  direction text,
  -- Direction of the ids among equals.
  tie text,
  -- Indexes that provide the order: [alias, table, condition, key] per part of the goods. Prices have two parts, because goods
  -- with a running deal are sorted by its price.
  streams text[][]
);

-- A product of a search with what its filters say of it, for the facet counts.
create type private.judged_product as (
  product_id bigint,
  category_id bigint,
  company_id uuid,
  brand text,
  attribute_ids int[],
  rating_average numeric,
  rating_count int,
  -- Whether it meets all conditions, and whether it meets those without the filters.
  is_hit boolean,
  is_base boolean,
  in_stock boolean,
  deal_price numeric,
  -- Price of now, a running deal's included.
  now_price numeric,
  brand_fits boolean,
  seller_fits boolean,
  price_fits boolean,
  rating_fits boolean,
  stock_fits boolean,
  deal_fits boolean,
  variant_fits boolean,
  -- Keys of chosen attributes of which it has no chosen value.
  failed_keys text[],
  -- Whether brand, seller, price and attributes fit, and whether everything else does.
  choice_fits boolean,
  rest_fits boolean
);

-- Number of products of one value of a facet, scaled up from the sample.
create type private.facet_count as (
  -- brand, seller, category, attribute, size, color, rating, price_bin, in_stock or on_deal; price_low and price_high have the
  -- lowest and the highest price as value.
  facet text,
  -- Brand, size, colour, id of the company, category or attribute value, stars, or place of the bin.
  value text,
  label_ar text,
  products double precision
);
