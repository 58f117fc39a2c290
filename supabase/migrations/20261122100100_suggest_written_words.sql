-- Parts of SKUs and model numbers ("CEME-01002") were offered as completions. They stay in the vocabulary, so that a
-- typed code is not corrected into something else, but only words that people read are suggested.
alter table private.vocabulary
  -- Whether it stands in a name, a brand, a category, an attribute or a description.
  add column in_text boolean not null default false;

-- Writes the index rows of the given products anew; products that nobody may buy leave the index.
create or replace function private.index_products(ids bigint[])
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

-- What is indexed already.
update private.vocabulary v set in_text = true
from (
  select unnest(private.split_words(concat_ws(' ', p.name_en, p.name_ar, p.brand, c.name_en, c.name_ar, above.name_en,
    above.name_ar, left(p.description_en, 2000), left(p.description_ar, 2000),
    (select string_agg(concat_ws(' ', a ->> 'value_en', a ->> 'value_ar'), ' ')
     from jsonb_array_elements(p.attributes) a)))) as word
  from private.search_documents d
  join public.products p on p.id = d.product_id
  join public.categories c on c.id = p.category_id
  left join public.categories above on above.id = c.parent_id
) w
where v.word = w.word and not v.in_text;
