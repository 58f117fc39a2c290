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
  most_words tsquery,
  any_word tsquery,
  literal tsquery,
  code text,
  corrected_term text
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
  -- All of them, unordered; null if there are more than `cap`.
  pool bigint[],
  total bigint,
  is_estimate boolean,
  -- Products counted for the filters, best first: all of a small set.
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
