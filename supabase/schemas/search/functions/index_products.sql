-- Updates the search rows of products: at once for a seller's own change, by a job for changes of many products.

-- Adds words to the vocabulary, as the sellers of the source products wrote them. `text_words` are those that occur outside
-- article numbers.
create function private.add_words(new_words text[], text_words text[], sources bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
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
  -- Only a plain alef begins an article (not ألواح).
  cross join lateral (
    select u.word ~ '^ال..' and coalesce(raw.word, u.word) ~ '^ال'
      and private.strip_article(u.word) is not null as has_article
  ) a
  cross join lateral (
    select case when a.has_article then substr(u.word, 3) else u.word end as word,
      case when a.has_article then regexp_replace(coalesce(lower(raw.word), u.word), '^ال', '')
        else coalesce(lower(raw.word), u.word) end as display,
      u.word = any (text_words) as in_text
  ) w
  where private.stem_word(w.word) is not null
  order by w.word, w.in_text desc, w.display
  on conflict (word) do update set display = excluded.display, in_text = true
  where excluded.in_text and not v.in_text;
  perform private.write_phrase_queries(array(
    select distinct w.synonym_id from private.synonym_words w
    where w.lexemes && array(
      select private.stem_word(u.word) from unnest(new_words) u (word)
      union select private.stem_word(private.strip_article(u.word)) from unnest(new_words) u (word))));
end
$$;

-- Adds values that readable attributes state for the first time.
create function private.add_attribute_values(facts jsonb[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.attribute_values (key, value_en, value_ar, label_en, label_ar)
  select distinct on (a ->> 'key', a ->> 'value_en')
    a ->> 'key', a ->> 'value_en', a ->> 'value_ar', a ->> 'label_en', a ->> 'label_ar'
  from unnest(facts) f (facts), jsonb_array_elements(f.facts) a
  where not exists (select from private.attribute_values o where o.key = a ->> 'key' and o.value_en = a ->> 'value_en')
  order by a ->> 'key', a ->> 'value_en'
  on conflict do nothing;
end
$$;

-- Places of the head nouns among the words of the names: in Arabic the first word, in English the last one before a size, a code, a comma
-- or a preposition, without adjectives after it. A name that begins with a set or a box has the next word too.
create function private.head_places(names text[])
returns int[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  places int[] := '{}';
  place int := 0;
  name text;
  noun text;
  words text[];
  last int;
begin
  foreach name in array names loop
    noun := regexp_replace(name, '[,،;(–].*$| (?:with|for|of|in|per|to|from|without) .*$', '');
    words := private.split_words(noun);
    if words[1] ~ '[\u0621-\u064a]' then
      places := places || case when words[1] in ('طقم', 'علبه', 'لوح', 'الواح') then array[place + 1, place + 2] else array[place + 1] end;
    elsif words[1] is not null then
      -- "Roofing felt RKK-350", "Gypsum board fire resistant", "Concrete block solid".
      words := private.split_words(regexp_replace(regexp_replace(noun, '(?<=[^ ]) +(?:[A-Z]{2,}-[^ ]|[A-Z]?[0-9]).*$', ''),
        '(?<=[^ ])(?: [a-z]+ (?:resistant|retardant|proof|faced|hardening)| (?:solid|hollow|perforated|vertical|horizontal|square|round|corrugated'
        '|trapezoid|galvanised|galvanized|standard|plain|portable|ordinary|refractory|facing|vented))$', ''));
      last := cardinality(words);
      places := places || case when words[last] in ('set', 'kit', 'pair', 'box', 'pack') and last > 1
        then array[place + last - 1, place + last] else array[place + last] end;
    end if;
    place := place + cardinality(private.split_words(name));
  end loop;
  return places;
end
$$;

create function private.variant_size_words(product_id bigint)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.split_words((
    select string_agg(distinct v.size, ' ') from public.product_variants v where v.product_id = variant_size_words.product_id));
end
$$;

-- Rewrites the index rows of the given products; products that are not listed leave the index. Shared values such as category
-- names and words are read once for all, because most products of an import share them. Locks the rows first: another
-- transaction may index the same product, and the later one must read what the earlier one changed.
create function private.index_products(ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  listed_ids bigint[];
  -- Readable attributes of each product.
  facts jsonb[];
  new_words text[];
  text_words text[];
  -- Products in which new words are looked up as their sellers wrote them.
  sources bigint[];
begin
  perform from private.search_documents d where d.product_id = any (ids) order by d.product_id for update;
  delete from private.search_documents d
  where d.product_id = any (ids) and not exists (select from public.products p where p.id = d.product_id and p.is_listed);
  select array_agg(p.id), array_agg(private.readable_attributes(p.attributes)) into listed_ids, facts
  from public.products p join public.product_offers o on o.product_id = p.id
  where p.id = any (ids) and p.is_listed;
  if listed_ids is null then
    return;
  end if;

  perform private.add_attribute_values(facts);
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
      private.split_words(r.name_en) || private.split_words(r.name_ar) as name_words,
      private.head_places(array[r.name_en, r.name_ar]) as head_places,
      b.words || private.split_words(concat_ws(' ', r.model_number, r.sku)) as code_words,
      c.words || coalesce(string_to_array(d.words, ' '), '{}') || private.variant_size_words(r.id) as group_words,
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
      -- A word that occurs only in an article number is no word for people; a compacted number never is.
      case when w.place <= a.last or w.place > b.last or w.word = any (l.brand_words) then 'text'
        when w.place <= b.last - cardinality(l.codes) then 'code' end as kind,
      w.place = any (l.head_places) as is_head
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
    select p.id, string_agg(format(case when p.is_head then '%1$L:%2$s%3$s %4$L:%2$s%3$s' else '%1$L:%2$s%3$s' end,
      l.lexeme, p.place, p.weight, '^' || l.lexeme), ' ')::tsvector as vector
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

  if new_words is not null then
    perform private.add_words(new_words, coalesce(text_words, '{}'), sources);
  end if;
end
$$;

-- Indexes products at once, so that a seller finds a change when it is saved; in imports (mode index_later) through the queue.
create function private.index_or_queue(ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_mode('index_later') then
    insert into private.index_queue (product_id) select distinct x.id from unnest(ids) x (id) on conflict do nothing;
    -- A changed product may be indexable again.
    perform private.forget_job_failures('index-products', ids::text[]);
  else
    perform private.index_products(ids);
  end if;
end
$$;

-- One call per INSERT: ten times as fast for imports as row by row. A product is indexed when its offer exists.
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

-- Variants' article numbers and sizes are searchable like the product's own.
create function private.index_changed_variants()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_or_queue(array(
    select distinct a.product_id from changed a where (a.sku is not null or a.size is not null)
      and exists (select from public.product_offers o where o.product_id = a.product_id)));
  return null;
end
$$;

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

-- Queues the goods of a category after attributes are added or deleted, or attributes or options are renamed.
create function private.queue_attribute_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed bigint := case tg_table_name
    when 'attribute_definitions' then (to_jsonb(coalesce(new, old)) ->> 'category_id')::bigint
    else (select d.category_id from public.attribute_definitions d where d.id = (to_jsonb(new) ->> 'definition_id')::int) end;
begin
  insert into private.index_category_queue (category_id)
  select unnest(private.category_subtree(changed))
  on conflict (category_id) do update set after_product_id = 0;
  return null;
end
$$;

-- Queues the next batch of a category's products and measures the quality of their pages, or ends when all are queued.
create function private.queue_category_products(category_id bigint, batch int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  last_id bigint;
begin
  with next as (
    select p.id, p.is_listed, p.quality, private.page_quality(p) as new_quality
    from public.products p join private.index_category_queue q on q.category_id = p.category_id
    where p.category_id = queue_category_products.category_id and p.id > q.after_product_id order by p.id limit batch
  ), queued as (
    insert into private.index_queue (product_id) select n.id from next n where n.is_listed on conflict do nothing
  ), measured as (
    update public.products p set quality = n.new_quality from next n where p.id = n.id and n.quality <> n.new_quality
  )
  select max(n.id) into last_id from next n;
  if last_id is null then
    delete from private.index_category_queue q where q.category_id = queue_category_products.category_id;
  else
    update private.index_category_queue q set after_product_id = last_id
    where q.category_id = queue_category_products.category_id;
  end if;
end
$$;

-- Indexes a batch of the queues and returns the number of products. A job calls it. A product that fails stays in the queue.
create function private.work_index_queue(batch int default 2000)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  job constant text := 'index-products';
  category bigint;
  ids text[];
begin
  for category in
    select q.category_id from private.index_category_queue q
    where private.may_try_job_item(job, 'category ' || q.category_id) order by q.category_id limit 20 for update skip locked
  loop
    perform private.try_job_items(job, array['category ' || category],
      format('select private.queue_category_products(%s, %s)', category, batch));
  end loop;
  ids := array(
    select q.product_id::text from private.index_queue q where private.may_try_job_item(job, q.product_id::text)
    order by q.queued_at, q.product_id limit batch for update skip locked);
  ids := private.try_job_items(job, ids, 'select private.index_products($1::bigint[])');
  delete from private.index_queue q where q.product_id = any (ids::bigint[]);
  return cardinality(ids);
end
$$;
grant execute on function private.work_index_queue(int) to service_role;
