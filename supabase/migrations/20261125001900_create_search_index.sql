-- What the catalogue is searched in: rows of products, their attribute values and the words in use.

-- One slim row per listed product, kept by triggers. It holds no state of the company or the category: whoever reads leaves out
-- barred_company_ids and hidden_category_ids, so that suspending a company or hiding a category writes nothing here.
create table private.search_documents (
  product_id bigint primary key references public.products (id) on delete cascade,
  category_id bigint not null,
  company_id uuid not null,
  brand text,
  -- How a chosen brand is compared.
  brand_key text generated always as (private.fold_text(brand)) stored,
  -- Of attribute_values.
  attribute_ids int[] not null default '{}',
  -- SKU and model number, compacted.
  codes text[] not null default '{}',
  vector tsvector not null,
  -- Of the names, the brand and the article numbers alone: what a first ranking reads.
  title tsvector not null generated always as (ts_filter(vector, '{a,b}')) stored,
  -- How much buyers want it: orders, clicks and ratings, logarithmic. NaN would be the most wanted of all products.
  popularity real not null default 0 check (popularity >= 0 and popularity < 'Infinity'),
  created_at timestamptz not null
)
-- Long vectors stay out of the rows: most of a search reads thousands of rows and few vectors.
with (toast_tuple_target = 512);
create index search_documents_vector_idx on private.search_documents using gin (vector);
create index search_documents_codes_idx on private.search_documents using gin (codes);
create index search_documents_attribute_ids_idx on private.search_documents using gin (attribute_ids);
create index search_documents_category_id_idx on private.search_documents (category_id, popularity desc);
create index search_documents_company_id_idx on private.search_documents (company_id, popularity desc);
create index search_documents_brand_idx on private.search_documents (brand_key, category_id);
create index search_documents_popularity_idx on private.search_documents (popularity desc, product_id);
create index search_documents_created_at_idx on private.search_documents (created_at desc, product_id);

-- The goods that are wanted most, in that order. Words that stand on thousands of goods are looked for here, so that a search for
-- them reads no further than it must. Written anew by refresh_search_statistics.
create table private.search_head (
  place int primary key,
  product_id bigint not null unique references private.search_documents (product_id) on delete cascade,
  title tsvector not null
);
create index search_head_title_idx on private.search_head using gin (title);

-- Every attribute value in use, once.
create table private.attribute_values (
  id int generated always as identity primary key,
  key text not null,
  value_en text not null,
  value_ar text not null,
  label_en text not null,
  label_ar text not null,
  -- The number that the value begins with, by which sizes are sorted.
  size numeric(15, 6) generated always as (substring(value_en from '^[0-9]{1,9}(?:[.][0-9]{1,6})?')::numeric) stored
    check (size < 'Infinity'),
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

-- Products that anyone could once see and now cannot: hidden or deleted. Their pages
-- answer "gone" instead of "never was", which takes them out of search engines. Never-published ones are not here.
create table private.withdrawn_products (
  -- No foreign key: the row outlives its product.
  product_id bigint primary key,
  withdrawn_at timestamptz not null default now()
);

alter table private.search_documents enable row level security;
alter table private.search_head enable row level security;
alter table private.attribute_values enable row level security;
alter table private.vocabulary enable row level security;
alter table private.category_words enable row level security;
alter table private.withdrawn_products enable row level security;
revoke all on private.search_documents, private.search_head, private.attribute_values, private.vocabulary,
  private.category_words, private.withdrawn_products from public, anon, authenticated;
grant all on private.search_documents, private.search_head, private.attribute_values, private.vocabulary,
  private.category_words, private.withdrawn_products to service_role;

-- How many listed goods each company has in each category: the category tree is on every page, and counting a million goods
-- for it is not an option.
create table private.category_counts (
  category_id bigint not null references public.categories (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  products int not null check (products >= 0),
  primary key (category_id, company_id)
);
create index category_counts_company_id_idx on private.category_counts (company_id);
alter table private.category_counts enable row level security;
revoke all on private.category_counts from public, anon, authenticated;
grant all on private.category_counts to service_role;

create function private.count_added_documents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.category_counts as c (category_id, company_id, products)
  select a.category_id, a.company_id, count(*) from added a group by 1, 2 order by 1, 2
  on conflict (category_id, company_id) do update set products = c.products + excluded.products;
  return null;
end
$$;
create function private.count_removed_documents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.category_counts c set products = c.products - r.products
  from (select category_id, company_id, count(*) as products from removed group by 1, 2) r
  where c.category_id = r.category_id and c.company_id = r.company_id;
  return null;
end
$$;
create function private.count_moved_documents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.category_counts as c (category_id, company_id, products)
  select m.category_id, m.company_id, sum(m.change) from (
    select a.category_id, a.company_id, 1 as change from added a
    union all
    select r.category_id, r.company_id, -1 from removed r) m
  group by 1, 2 having sum(m.change) > 0 order by 1, 2
  on conflict (category_id, company_id) do update set products = c.products + excluded.products;
  update private.category_counts c set products = c.products + m.change
  from (
    select x.category_id, x.company_id, sum(x.change) as change from (
      select a.category_id, a.company_id, 1 as change from added a
      union all
      select r.category_id, r.company_id, -1 from removed r) x
    group by 1, 2 having sum(x.change) < 0) m
  where c.category_id = m.category_id and c.company_id = m.company_id;
  return null;
end
$$;
create trigger count_added_documents after insert on private.search_documents referencing new table as added
  for each statement execute function private.count_added_documents();
create trigger count_removed_documents after delete on private.search_documents referencing old table as removed
  for each statement execute function private.count_removed_documents();
create trigger count_moved_documents after update on private.search_documents
  referencing old table as removed new table as added
  for each statement execute function private.count_moved_documents();

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

-- A product leaves the search index exactly when it stops being listed.
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

-- Recounts what drifts: which goods are wanted most, and how often a word occurs; words that no product has any more go, so that
-- they correct nothing; and which searches are popular. Cheap enough for every night.
create function private.refresh_search_statistics()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  step text;
begin
  foreach step in array private.job_items_to_try('refresh-search-statistics', array['head', 'words', 'popular searches']) loop
    perform private.try_job_items('refresh-search-statistics', array[step], case step
      when 'head' then 'select private.refresh_search_head()'
      when 'words' then 'select private.recount_words()'
      else 'select private.refresh_popular_searches()' end);
  end loop;
end
$$;
grant execute on function private.refresh_search_statistics() to service_role;

create function private.refresh_search_head()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.search_head;
  insert into private.search_head (place, product_id, title)
  select row_number() over (order by d.popularity desc, d.product_id), d.product_id, d.title
  from (select x.product_id, x.popularity, x.title from private.search_documents x
        order by x.popularity desc, x.product_id limit 50000) d
  order by 1;
end
$$;

create function private.recount_words()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  with counted as materialized (
    select s.word, s.ndoc from ts_stat('select vector from private.search_documents') s
  ), recounted as (
    update private.vocabulary v set frequency = c.ndoc from counted c where c.word = v.stem and v.frequency <> c.ndoc
  )
  delete from private.vocabulary v where not exists (select from counted c where c.word = v.stem);
end
$$;
