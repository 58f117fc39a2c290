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
create index search_documents_brand_idx on private.search_documents (brand_key, popularity desc);
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
  size numeric generated always as (substring(value_en from '^[0-9]{1,9}(?:[.][0-9]{1,6})?')::numeric) stored,
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

-- How many visits of a day opened a product from the results of a search.
create table private.product_clicks (
  product_id bigint not null references public.products (id) on delete cascade,
  day date not null,
  visits int not null check (visits > 0),
  primary key (product_id, day)
);
create index product_clicks_day_idx on private.product_clicks (day);

-- Products whose popularity is to be counted again, and when: what was ordered, opened or rated, and what decays.
create table private.popularity_due (
  product_id bigint primary key references public.products (id) on delete cascade,
  due_at timestamptz not null default now()
);
create index popularity_due_due_at_idx on private.popularity_due (due_at);

-- Up to which event of an order its goods were noted as due.
create table private.popularity_state (
  id boolean primary key default true check (id),
  last_event_id bigint not null default 0
);
insert into private.popularity_state default values;

alter table private.product_clicks enable row level security;
alter table private.popularity_due enable row level security;
alter table private.popularity_state enable row level security;
revoke all on private.product_clicks, private.popularity_due, private.popularity_state from public, anon, authenticated;
grant all on private.product_clicks, private.popularity_due, private.popularity_state to service_role;

-- After how many days an order or a click counts half as much.
create function private.demand_half_life()
returns int
language plpgsql
immutable
parallel safe
set search_path = ''
as $$ begin return 60; end $$;

-- How much a product is wanted now: orders that were not called off, and a tenth of the logarithm of each day's clicks, so that
-- nobody clicks a product to the top. What is eight half-lives old no longer counts.
create function private.product_demand(product_id bigint)
returns double precision
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  half_life int := private.demand_half_life();
  today date := (now() at time zone 'Asia/Baghdad')::date;
begin
  return (
    select coalesce(sum(power(0.5, extract(epoch from now() - o.created_at) / 86400 / half_life)), 0)
    from public.order_lines l join public.orders o on o.id = l.order_id
    where l.product_id = product_demand.product_id and o.status not in ('Cancelled', 'Rejected')
      and o.created_at > now() - make_interval(days => 8 * half_life)
  ) + (
    select coalesce(sum(0.1 * ln(1 + c.visits) * power(0.5, (today - c.day)::double precision / half_life)), 0)
    from private.product_clicks c
    where c.product_id = product_demand.product_id and c.day > today - 8 * half_life
  );
end
$$;

create function private.product_popularity(product_id bigint, rating_average numeric, rating_count int)
returns real
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (ln(1 + private.product_demand(product_popularity.product_id))
    + coalesce(rating_average, 0)::double precision / 5 * ln(1 + coalesce(rating_count, 0)))::real;
end
$$;

create function private.note_rating()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.popularity_due as d (product_id) values (new.product_id)
  on conflict (product_id) do update set due_at = least(d.due_at, excluded.due_at);
  return null;
end
$$;
create trigger note_rating after update of rating_average, rating_count on public.product_offers
  for each row when ((old.rating_average, old.rating_count) is distinct from (new.rating_average, new.rating_count))
  execute function private.note_rating();

-- Counts the popularity of a batch of products that are due, and of no others; how many were. What is wanted is due again after an
-- eighth of the half-life, when it has lost a twelfth; what no longer is leaves the queue. A job calls it.
create function private.refresh_popularity(batch int default 5000)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  mark bigint;
  newest bigint := coalesce((select max(e.id) from public.order_events e), 0);
  counted int;
begin
  select s.last_event_id into mark from private.popularity_state s for update;
  insert into private.popularity_due as d (product_id)
  select distinct l.product_id from public.order_lines l
  where l.product_id is not null and l.order_id in (
    -- Some ids are given before others that commit sooner: the last ones are looked at again.
    select e.order_id from public.order_events e where e.id > mark - 500 and e.id <= newest)
  order by l.product_id
  on conflict (product_id) do update set due_at = least(d.due_at, excluded.due_at);
  update private.popularity_state s set last_event_id = newest;

  with due as materialized (
    select d.product_id from private.popularity_due d where d.due_at <= now() order by d.due_at, d.product_id limit batch
    for update skip locked
  ), judged as materialized (
    select d.product_id, private.product_demand(d.product_id) as demand,
      private.product_popularity(d.product_id, o.rating_average, o.rating_count) as popularity
    from due d join public.product_offers o on o.product_id = d.product_id
  ), written as (
    update private.search_documents s set popularity = j.popularity
    from judged j where s.product_id = j.product_id and abs(s.popularity - j.popularity) > 0.005
  ), forgotten as (
    delete from private.popularity_due d using due x
    where d.product_id = x.product_id
      and not exists (select from judged j where j.product_id = x.product_id and j.demand >= 0.02)
  ), later as (
    update private.popularity_due d
    set due_at = now() + make_interval(hours => 3 * private.demand_half_life())
    from judged j where d.product_id = j.product_id and j.demand >= 0.02
  )
  select count(*) into counted from due;
  return counted;
end
$$;
grant execute on function private.refresh_popularity(int) to service_role;

-- Writes the index rows of the given products anew; products that are not listed leave the index. What many of them share, a
-- category's name or a word, is read once for all: of an import most products say the same.
create function private.index_products(ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  listed_ids bigint[];
  -- Of each of them, its readable attributes.
  facts jsonb[];
  new_words text[];
  text_words text[];
  -- In which products the new words are looked for as their sellers wrote them.
  sources bigint[];
begin
  delete from private.search_documents d
  where d.product_id = any (ids) and not exists (
    select from public.products p where p.id = d.product_id and p.is_listed);
  select array_agg(p.id), array_agg(private.readable_attributes(p.attributes)) into listed_ids, facts
  from public.products p join public.product_offers o on o.product_id = p.id
  where p.id = any (ids) and p.is_listed;
  if listed_ids is null then
    return;
  end if;

  insert into private.attribute_values (key, value_en, value_ar, label_en, label_ar)
  select distinct on (a ->> 'key', a ->> 'value_en')
    a ->> 'key', a ->> 'value_en', a ->> 'value_ar', a ->> 'label_en', a ->> 'label_ar'
  from unnest(facts) f (facts), jsonb_array_elements(f.facts) a
  where not exists (select from private.attribute_values o where o.key = a ->> 'key' and o.value_en = a ->> 'value_en')
  order by a ->> 'key', a ->> 'value_en'
  on conflict do nothing;

  with readable as materialized (
    select p.*, o.rating_average, o.rating_count
    from public.products p join public.product_offers o on o.product_id = p.id
    where p.id = any (listed_ids)
  ), stated as materialized (
    select f.id, a ->> 'key' as key, a ->> 'value_en' as value_en, a ->> 'value_ar' as value_ar
    from unnest(listed_ids, facts) f (id, facts), jsonb_array_elements(f.facts) a
  ), categories as materialized (
    select c.id, private.split_words(concat_ws(' ', c.name_en, c.name_ar, above.name_en, above.name_ar)) as words
    from public.categories c left join public.categories above on above.id = c.parent_id
    where c.id in (select r.category_id from readable r)
  ), brands as materialized (
    select b.brand, private.split_words(b.brand) as words from (select distinct r.brand from readable r) b
  ), attribute_texts as materialized (
    select s.value_en, s.value_ar, private.split_words(concat_ws(' ', s.value_en, s.value_ar)) as words
    from (select distinct s.value_en, s.value_ar from stated s) s
  ), described as materialized (
    select s.id, array_agg(distinct o.id) as attribute_ids, string_agg(array_to_string(t.words, ' '), ' ') as words
    from stated s
    join private.attribute_values o on o.key = s.key and o.value_en = s.value_en
    join attribute_texts t on t.value_en = s.value_en and t.value_ar = s.value_ar
    group by s.id
  ), listed as materialized (
    select r.id, b.words as brand_words,
      private.split_words(concat_ws(' ', r.name_en, r.name_ar)) as name_words,
      b.words || private.split_words(concat_ws(' ', r.model_number, r.sku)) as code_words,
      c.words || coalesce(string_to_array(d.words, ' '), '{}') as group_words,
      private.split_words(concat_ws(' ', left(r.description_en, 2000), left(r.description_ar, 2000))) as text_words,
      coalesce(d.attribute_ids, '{}') as attribute_ids,
      array_remove(array[private.compact_code(r.sku), private.compact_code(r.model_number)], null)
        || array(select private.compact_code(v.sku) from public.product_variants v
                 where v.product_id = r.id and v.sku is not null) as codes
    from readable r
    join categories c on c.id = r.category_id
    join brands b on b.brand is not distinct from r.brand
    left join described d on d.id = r.id
  ), parts as materialized (
    select l.id, w.word, least(w.place, 16000) as place,
      case when w.place <= a.last then 'A' when w.place <= b.last then 'B' when w.place <= c.last then 'C' else 'D' end as weight,
      -- What stands in no text but in an article number is no word for people; compacted numbers are no words at all.
      case when w.place <= a.last or w.place > b.last or w.word = any (l.brand_words) then 'text'
        when w.place <= b.last - cardinality(l.codes) then 'code' end as kind
    from listed l
    cross join lateral (select cardinality(l.name_words) as last) a
    cross join lateral (select a.last + cardinality(l.code_words) + cardinality(l.codes) as last) b
    cross join lateral (select b.last + cardinality(l.group_words) as last) c
    cross join lateral unnest(l.name_words || l.code_words || l.codes || l.group_words || l.text_words) with ordinality w (word, place)
  ), words as materialized (
    select p.word, private.word_lexemes(p.word) as lexemes, bool_or(p.kind = 'text') as in_text,
      coalesce(min(p.id) filter (where p.kind = 'text'), min(p.id) filter (where p.kind = 'code')) as source
    from parts p group by p.word
  ), vectors as materialized (
    select p.id, string_agg(quote_literal(l.lexeme) || ':' || p.place || p.weight, ' ')::tsvector as vector
    from parts p join words w on w.word = p.word cross join lateral unnest(w.lexemes) l (lexeme)
    group by p.id
  ), documents as (
    insert into private.search_documents as d
      (product_id, category_id, company_id, brand, attribute_ids, codes, vector, popularity, created_at)
    select r.id, r.category_id, r.company_id, nullif(btrim(r.brand), ''), l.attribute_ids, l.codes, coalesce(v.vector, ''),
      private.product_popularity(r.id, r.rating_average, r.rating_count), r.created_at
    from readable r join listed l on l.id = r.id left join vectors v on v.id = r.id
    on conflict (product_id) do update set category_id = excluded.category_id, company_id = excluded.company_id,
      brand = excluded.brand, attribute_ids = excluded.attribute_ids, codes = excluded.codes, vector = excluded.vector,
      popularity = excluded.popularity, created_at = excluded.created_at
  )
  select array_agg(w.word), array_agg(w.word) filter (where w.in_text), array_agg(distinct w.source)
  into new_words, text_words, sources
  from words w
  where w.source is not null and length(w.word) between 2 and 40 and w.word !~ '[0-9]' and w.lexemes <> '{}'
    and not exists (
      select from private.vocabulary v
      where v.word = any (array[w.word, private.strip_article(w.word)]) and (v.in_text or not coalesce(w.in_text, false)));

  if new_words is null then
    return;
  end if;
  insert into private.vocabulary as v (word, stem, display, in_text)
  select distinct on (w.word) w.word, private.stem_word(w.word), w.display, w.in_text
  from unnest(new_words) u (word)
  left join (
    select private.fold_letters(m[1]) as folded, m[1] as word
    from public.products p
    join public.categories c on c.id = p.category_id
    left join public.categories above on above.id = c.parent_id
    cross join lateral (
      select string_agg(concat_ws(' ', o.value_en, o.value_ar), ' ') as stated
      from private.search_documents d join private.attribute_values o on o.id = any (d.attribute_ids)
      where d.product_id = p.id) a
    cross join lateral regexp_matches(concat_ws(' ', p.name_en, p.name_ar, p.brand, c.name_en, c.name_ar, above.name_en,
      above.name_ar, a.stated, left(p.description_en, 2000), left(p.description_ar, 2000)) collate pg_catalog.pg_c_utf8,
      '[[:alpha:]\u0640\u064b-\u0652]{2,40}', 'g') m
    where p.id = any (sources)
  ) raw on raw.folded = u.word
  -- Only a bare alef is an article (ألواح has none), and not that of foreign words.
  cross join lateral (
    select u.word ~ '^ال..' and coalesce(raw.word, u.word) ~ '^ال'
      and u.word !~ '^ال(كتر|كيل|كول|منيوم|مونيوم|ومنيوم|ماس|ماني|ياف|فا)' as has_article
  ) a
  cross join lateral (
    select case when a.has_article then substr(u.word, 3) else u.word end as word,
      case when a.has_article then regexp_replace(coalesce(lower(raw.word), u.word), '^ال', '')
        else coalesce(lower(raw.word), u.word) end as display,
      u.word = any (coalesce(text_words, '{}')) as in_text
  ) w
  where private.stem_word(w.word) is not null
  order by w.word, w.in_text desc, w.display
  on conflict (word) do update set display = excluded.display, in_text = true
  where excluded.in_text and not v.in_text;
end
$$;

-- Products whose search row is behind a change of something else: their category's name, an attribute's. A job works it off.
create table private.index_queue (
  product_id bigint primary key references public.products (id) on delete cascade,
  queued_at timestamptz not null default now()
);
create index index_queue_queued_at_idx on private.index_queue (queued_at);
alter table private.index_queue enable row level security;
revoke all on private.index_queue from public, anon, authenticated;
grant all on private.index_queue to service_role;

-- Indexes products at once, so that a seller's own change is found the moment it is saved; of an import (mawad.index_later) in
-- the background.
create function private.index_or_queue(ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if current_setting('mawad.index_later', true) = 'on' then
    insert into private.index_queue (product_id) select distinct x.id from unnest(ids) x (id) on conflict do nothing;
  else
    perform private.index_products(ids);
  end if;
end
$$;

-- All products of one INSERT at once: imports are ten times as fast as row by row. A product is indexed when it has its offer.
create function private.index_new_offers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_or_queue(array(select a.product_id from added a));
  return null;
end
$$;
create trigger index_new_offers after insert on public.product_offers referencing new table as added
  for each statement execute function private.index_new_offers();

create function private.index_changed_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_or_queue(array[new.id]);
  return null;
end
$$;
create trigger index_changed_product after update on public.products
  for each row when ((old.company_id, old.category_id, old.sku, old.name_en, old.name_ar, old.description_en,
    old.description_ar, old.brand, old.model_number, old.attributes, old.is_listed)
    is distinct from (new.company_id, new.category_id, new.sku, new.name_en, new.name_ar, new.description_en,
    new.description_ar, new.brand, new.model_number, new.attributes, new.is_listed))
  execute function private.index_changed_product();

-- Article numbers of variants are found like the product's own.
create function private.index_changed_variants()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_or_queue(array(
    select distinct a.product_id from changed a where a.sku is not null
      and exists (select from public.product_offers o where o.product_id = a.product_id)));
  return null;
end
$$;
create trigger index_new_variants after insert on public.product_variants referencing new table as changed
  for each statement execute function private.index_changed_variants();
create trigger index_changed_variants after update on public.product_variants referencing new table as changed
  for each statement execute function private.index_changed_variants();

-- What is to be queued as well: one row says "all goods of this category and below" and costs the same for any number of them.
create table private.index_category_queue (
  category_id bigint primary key references public.categories (id) on delete cascade,
  -- The last product that was queued; the next batch goes on after it.
  after_product_id bigint not null default 0
);
alter table private.index_category_queue enable row level security;
revoke all on private.index_category_queue from public, anon, authenticated;
grant all on private.index_category_queue to service_role;

create function private.queue_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.index_category_queue (category_id)
  select unnest(private.category_subtree(new.id))
  on conflict (category_id) do update set after_product_id = 0;
  return null;
end
$$;
create trigger queue_category after update of name_en, name_ar, parent_id on public.categories
  for each row when ((old.name_en, old.name_ar, old.parent_id) is distinct from (new.name_en, new.name_ar, new.parent_id))
  execute function private.queue_category();

-- Renamed attributes and options reach the goods of their category.
create function private.queue_attribute_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed bigint := case tg_table_name when 'attribute_definitions' then (to_jsonb(new) ->> 'category_id')::bigint
    else (select d.category_id from public.attribute_definitions d where d.id = (to_jsonb(new) ->> 'definition_id')::int) end;
begin
  insert into private.index_category_queue (category_id)
  select unnest(private.category_subtree(changed))
  on conflict (category_id) do update set after_product_id = 0;
  return null;
end
$$;
create trigger queue_attribute_category after update on public.attribute_definitions
  for each row when ((old.key, old.label_en, old.label_ar, old.unit_en, old.unit_ar)
    is distinct from (new.key, new.label_en, new.label_ar, new.unit_en, new.unit_ar))
  execute function private.queue_attribute_category();
create trigger queue_option_category after update on public.attribute_options
  for each row when ((old.value_en, old.value_ar) is distinct from (new.value_en, new.value_ar))
  execute function private.queue_attribute_category();

-- Works off a batch of the queues; the number of products that were indexed. A job calls it.
create function private.work_index_queue(batch int default 2000)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  category record;
  last_id bigint;
  ids bigint[];
begin
  for category in select * from private.index_category_queue order by category_id limit 20 for update skip locked loop
    with next as (
      select p.id from public.products p
      where p.category_id = category.category_id and p.id > category.after_product_id and p.is_listed order by p.id limit batch
    ), queued as (
      insert into private.index_queue (product_id) select n.id from next n on conflict do nothing
    )
    select max(n.id) into last_id from next n;
    if last_id is null then
      delete from private.index_category_queue q where q.category_id = category.category_id;
    else
      update private.index_category_queue q set after_product_id = last_id where q.category_id = category.category_id;
    end if;
  end loop;
  with taken as (
    delete from private.index_queue q
    where q.product_id in (select x.product_id from private.index_queue x order by x.queued_at, x.product_id limit batch
                           for update skip locked)
    returning q.product_id
  )
  select array_agg(t.product_id) into ids from taken t;
  if ids is null then
    return 0;
  end if;
  perform private.index_products(ids);
  return cardinality(ids);
end
$$;
grant execute on function private.work_index_queue(int) to service_role;

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
begin
  delete from private.search_head;
  insert into private.search_head (place, product_id, title)
  select row_number() over (order by d.popularity desc, d.product_id), d.product_id, d.title
  from (select x.product_id, x.popularity, x.title from private.search_documents x
        order by x.popularity desc, x.product_id limit 50000) d
  order by 1;
  with counted as materialized (
    select s.word, s.ndoc from ts_stat('select vector from private.search_documents') s
  ), recounted as (
    update private.vocabulary v set frequency = c.ndoc from counted c where c.word = v.stem and v.frequency <> c.ndoc
  )
  delete from private.vocabulary v where not exists (select from counted c where c.word = v.stem);
  perform private.refresh_popular_searches();
end
$$;
grant execute on function private.refresh_search_statistics() to service_role;
