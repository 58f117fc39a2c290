-- What the catalogue is searched in: rows of products, their attribute values and the words in use.

-- One slim row per product that anyone may buy (published, its seller approved). Kept by triggers.
create table private.search_documents (
  product_id bigint primary key references public.products (id) on delete cascade,
  category_id bigint not null,
  seller_id uuid not null,
  brand text,
  -- Of attribute_options.
  attribute_ids int[] not null default '{}',
  -- SKU and model number, compacted.
  codes text[] not null default '{}',
  vector tsvector not null,
  -- How much buyers want it: sales and ratings, logarithmic. NaN would be the most wanted of all products.
  popularity real not null default 0 check (popularity >= 0 and popularity < 'Infinity'),
  created_at timestamptz not null
);
create index search_documents_vector_idx on private.search_documents using gin (vector);
create index search_documents_codes_idx on private.search_documents using gin (codes);
create index search_documents_attribute_ids_idx on private.search_documents using gin (attribute_ids);
create index search_documents_category_id_idx on private.search_documents (category_id, popularity desc);
create index search_documents_seller_id_idx on private.search_documents (seller_id, popularity desc);
create index search_documents_brand_idx on private.search_documents (brand, popularity desc);
create index search_documents_popularity_idx on private.search_documents (popularity desc, product_id);
create index search_documents_created_at_idx on private.search_documents (created_at desc, product_id);

-- Price, stock and rating change often: a narrow table of their own without an index on what changes.
create table private.product_offers (
  product_id bigint primary key references public.products (id) on delete cascade,
  price public.iqd not null,
  discounted_price public.iqd,
  deal_starts_at timestamptz,
  deal_ends_at timestamptz,
  in_stock boolean not null,
  rating_average public.stars not null,
  rating_count int not null
)
with (fillfactor = 80);
create index product_offers_deal_idx on private.product_offers (product_id) where discounted_price is not null;

-- Every attribute value in use, once.
create table private.attribute_options (
  id int generated always as identity primary key,
  key text not null,
  value_en text not null,
  value_ar text not null,
  label_en text not null,
  label_ar text not null,
  unique (key, value_en)
);

-- Every word in use, for the correction of misspelt ones.
create table private.vocabulary (
  word text primary key,
  stem text not null,
  -- As a seller wrote it, for people to read.
  display text not null,
  frequency int not null default 1,
  -- Whether it stands in a name, a brand, a category, an attribute or a description. Parts of SKUs and model numbers
  -- ("CEME-01002") do not: they are here so that a typed code is not corrected into something else, and never suggested.
  in_text boolean not null default false
);
create index vocabulary_stem_idx on private.vocabulary (stem);
create index vocabulary_shape_idx on private.vocabulary (left(word, 1), length(word));
create index vocabulary_prefix_idx on private.vocabulary (word text_pattern_ops);
create index vocabulary_trigram_idx on private.vocabulary using gin (word extensions.gin_trgm_ops);

-- Words of the categories' names: suggestions would otherwise fold the names of all categories at every keystroke.
create table private.category_words (
  category_id bigint primary key references public.categories (id) on delete cascade,
  -- Of the names in both languages.
  words tsvector not null
);

-- Products that anyone could once see and now cannot: hidden, deleted, or their seller no longer approved. Their pages
-- answer "gone" instead of "never was", which takes them out of search engines. Never-published ones are not here.
create table private.withdrawn_products (
  -- No foreign key: the row outlives its product.
  product_id bigint primary key,
  withdrawn_at timestamptz not null default now()
);

alter table private.search_documents enable row level security;
alter table private.product_offers enable row level security;
alter table private.attribute_options enable row level security;
alter table private.vocabulary enable row level security;
alter table private.category_words enable row level security;
alter table private.withdrawn_products enable row level security;
revoke all on private.search_documents, private.product_offers, private.attribute_options, private.vocabulary,
  private.category_words, private.withdrawn_products from public, anon, authenticated;
grant all on private.search_documents, private.product_offers, private.attribute_options, private.vocabulary,
  private.category_words, private.withdrawn_products to service_role;

create function private.product_popularity(product_id bigint, rating_average numeric, rating_count int)
returns real
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select (ln(1 + (select count(*) from public.order_lines l where l.product_id = product_popularity.product_id))
      + coalesce(rating_average, 0) / 5 * ln(1 + coalesce(rating_count, 0)))::real
  );
end
$$;

-- Writes the index rows of the given products anew; products that nobody may buy leave the index.
create function private.index_products(ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_words text[];
  text_words text[];
begin
  delete from private.search_documents d
  where d.product_id = any (ids) and not exists (
    select 1 from public.products p join public.sellers s on s.id = p.seller_id and s.is_approved
    where p.id = d.product_id and p.published);
  delete from private.product_offers o
  where o.product_id = any (ids) and not exists (select 1 from private.search_documents d where d.product_id = o.product_id)
    and not exists (select 1 from public.products p join public.sellers s on s.id = p.seller_id and s.is_approved
                    where p.id = o.product_id and p.published);

  insert into private.attribute_options (key, value_en, value_ar, label_en, label_ar)
  select distinct on (a ->> 'key', a ->> 'value_en')
    a ->> 'key', a ->> 'value_en', coalesce(a ->> 'value_ar', a ->> 'value_en'),
    coalesce(a ->> 'label_en', a ->> 'key'), coalesce(a ->> 'label_ar', a ->> 'label_en', a ->> 'key')
  from public.products p, jsonb_array_elements(p.attributes) a
  where p.id = any (ids) and length(a ->> 'key') between 1 and 80 and length(a ->> 'value_en') between 1 and 200
    and not exists (select 1 from private.attribute_options o where o.key = a ->> 'key' and o.value_en = a ->> 'value_en')
  order by a ->> 'key', a ->> 'value_en'
  on conflict do nothing;

  with listed as materialized (
    select p.*,
      private.split_words(concat_ws(' ', p.name_en, p.name_ar)) as name_words,
      private.split_words(p.brand) as brand_words,
      private.split_words(concat_ws(' ', p.brand, p.model_number, p.sku)) as code_words,
      private.split_words(concat_ws(' ', c.name_en, c.name_ar, above.name_en, above.name_ar,
        (select string_agg(concat_ws(' ', a ->> 'value_en', a ->> 'value_ar'), ' ')
         from jsonb_array_elements(p.attributes) a))) as group_words,
      private.split_words(concat_ws(' ', left(p.description_en, 2000), left(p.description_ar, 2000))) as text_words,
      array_remove(array[private.compact_code(p.sku), private.compact_code(p.model_number)], null) as codes
    from public.products p
    join public.sellers s on s.id = p.seller_id and s.is_approved
    join public.categories c on c.id = p.category_id
    left join public.categories above on above.id = c.parent_id
    where p.id = any (ids) and p.published
  ), documents as (
    insert into private.search_documents as d
      (product_id, category_id, seller_id, brand, attribute_ids, codes, vector, popularity, created_at)
    select l.id, l.category_id, l.seller_id, nullif(btrim(l.brand), ''),
      coalesce((select array_agg(distinct o.id) from jsonb_array_elements(l.attributes) a
                join private.attribute_options o on o.key = a ->> 'key' and o.value_en = a ->> 'value_en'), '{}'),
      l.codes,
      private.word_vector(l.name_words, 'A') || private.word_vector(l.code_words || l.codes, 'B')
        || private.word_vector(l.group_words, 'C') || private.word_vector(l.text_words, 'D'),
      private.product_popularity(l.id, l.rating_average, l.rating_count),
      l.created_at
    from listed l
    on conflict (product_id) do update set category_id = excluded.category_id, seller_id = excluded.seller_id,
      brand = excluded.brand, attribute_ids = excluded.attribute_ids, codes = excluded.codes, vector = excluded.vector,
      popularity = excluded.popularity, created_at = excluded.created_at
  ), offers as (
    insert into private.product_offers as o
      (product_id, price, discounted_price, deal_starts_at, deal_ends_at, in_stock, rating_average, rating_count)
    select l.id, l.price, l.discounted_price, l.deal_starts_at, l.deal_ends_at,
      private.total_stock(l.id, l.quantity) > 0, l.rating_average, l.rating_count
    from listed l
    on conflict (product_id) do update set price = excluded.price, discounted_price = excluded.discounted_price,
      deal_starts_at = excluded.deal_starts_at, deal_ends_at = excluded.deal_ends_at, in_stock = excluded.in_stock,
      rating_average = excluded.rating_average, rating_count = excluded.rating_count
  )
  select array_agg(distinct w.word), array_agg(distinct w.word) filter (where w.in_text) into new_words, text_words
  from listed l
  cross join lateral (
    select unnest(l.name_words || l.brand_words || l.group_words || l.text_words), true
    union all
    select unnest(l.code_words), false
  ) w (word, in_text)
  where length(w.word) between 2 and 40 and w.word !~ '[0-9]'
    and not exists (select 1 from private.vocabulary v where v.word = w.word and (v.in_text or not w.in_text));

  if new_words is null then
    return;
  end if;
  insert into private.vocabulary as v (word, stem, display, in_text)
  select distinct on (u.word) u.word, private.stem_word(u.word), coalesce(lower(raw.word), u.word),
    u.word = any (coalesce(text_words, '{}'))
  from unnest(new_words) u (word)
  left join (
    select private.fold_text(m[1]) as folded, regexp_replace(m[1], '^ال(?=..)', '') as word
    from public.products p
    join public.categories c on c.id = p.category_id
    cross join lateral regexp_matches(concat_ws(' ', p.name_en, p.name_ar, p.brand, c.name_en, c.name_ar,
      left(p.description_en, 2000), left(p.description_ar, 2000)) collate pg_catalog.pg_c_utf8,
      '[[:alpha:]\u0640\u064b-\u0652]{2,40}', 'g') m
    where p.id = any (ids)
  ) raw on raw.folded = u.word
  where private.stem_word(u.word) is not null
  order by u.word, raw.word
  on conflict (word) do update set display = excluded.display, in_text = true
  where excluded.in_text and not v.in_text;
end
$$;

-- All products of one INSERT at once: imports are ten times as fast as row by row.
create function private.index_new_products()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_products(array(select a.id from added a));
  return null;
end
$$;
create trigger index_new_products after insert on public.products referencing new table as added
  for each statement execute function private.index_new_products();

create function private.index_changed_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_products(array[new.id]);
  return null;
end
$$;
-- Stock, price and rating are not named: they live in product_offers.
create trigger index_changed_product after update of seller_id, category_id, sku, name_en, name_ar, description_en,
  description_ar, brand, model_number, attributes, published on public.products
  for each row when ((old.seller_id, old.category_id, old.sku, old.name_en, old.name_ar, old.description_en,
    old.description_ar, old.brand, old.model_number, old.attributes, old.published)
    is distinct from (new.seller_id, new.category_id, new.sku, new.name_en, new.name_ar, new.description_en,
    new.description_ar, new.brand, new.model_number, new.attributes, new.published))
  execute function private.index_changed_product();

create function private.refresh_offer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.product_offers o
  set price = new.price, discounted_price = new.discounted_price, deal_starts_at = new.deal_starts_at,
      deal_ends_at = new.deal_ends_at, rating_average = new.rating_average, rating_count = new.rating_count,
      in_stock = private.total_stock(new.id, new.quantity) > 0
  where o.product_id = new.id;
  return null;
end
$$;
create trigger refresh_offer after update of price, discounted_price, deal_starts_at, deal_ends_at, rating_average,
  rating_count, quantity on public.products
  for each row when ((old.price, old.discounted_price, old.deal_starts_at, old.deal_ends_at, old.rating_average,
    old.rating_count, old.quantity > 0) is distinct from (new.price, new.discounted_price, new.deal_starts_at,
    new.deal_ends_at, new.rating_average, new.rating_count, new.quantity > 0))
  execute function private.refresh_offer();

create function private.refresh_variant_offer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.product_offers o
  set in_stock = private.total_stock(p.id, p.quantity) > 0
  from public.products p
  where p.id = coalesce(new.product_id, old.product_id) and o.product_id = p.id
    and o.in_stock is distinct from (private.total_stock(p.id, p.quantity) > 0);
  return null;
end
$$;
create trigger refresh_variant_offer after insert or delete on public.product_variants
  for each row execute function private.refresh_variant_offer();
create trigger refresh_variant_offer_stock after update of stock on public.product_variants
  for each row when ((old.stock > 0) <> (new.stock > 0)) execute function private.refresh_variant_offer();

-- A seller's goods enter the index with the approval and leave it with the rejection.
create function private.index_seller()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_products(array(select p.id from public.products p where p.seller_id = new.id));
  return null;
end
$$;
create trigger index_seller after update of status on public.sellers
  for each row when (old.is_approved <> new.is_approved) execute function private.index_seller();

create function private.index_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_products(array(
    select p.id from public.products p where p.category_id = any (private.category_subtree(new.id))));
  return null;
end
$$;
create trigger index_category after update of name_en, name_ar, parent_id on public.categories
  for each row when ((old.name_en, old.name_ar, old.parent_id) is distinct from (new.name_en, new.name_ar, new.parent_id))
  execute function private.index_category();

create function private.keep_category_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.category_words (category_id, words)
  values (new.id, private.word_vector(private.split_words(concat_ws(' ', new.name_en, new.name_ar)), 'A'))
  on conflict (category_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger keep_category_words after insert or update of name_en, name_ar on public.categories
  for each row execute function private.keep_category_words();

-- A product leaves the search index exactly when it stops being public.
create function private.note_withdrawn_products()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.withdrawn_products (product_id) select r.product_id from removed r on conflict do nothing;
  return null;
end
$$;
create trigger note_withdrawn_products after delete on private.search_documents referencing old table as removed
  for each statement execute function private.note_withdrawn_products();

-- Recounts what drifts: popularity and how often a word occurs. Cheap enough for every night.
create function private.refresh_search_statistics()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.search_documents d
  set popularity = private.product_popularity(p.id, p.rating_average, p.rating_count)
  from public.products p
  where p.id = d.product_id and d.popularity <> private.product_popularity(p.id, p.rating_average, p.rating_count);
  update private.vocabulary v
  set frequency = s.ndoc
  from ts_stat('select vector from private.search_documents') s
  where s.word = v.stem and v.frequency <> s.ndoc;
end
$$;
grant execute on function private.refresh_search_statistics() to service_role;
