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
create trigger count_added_documents after insert on private.search_documents referencing new table as added
  for each statement execute function private.count_added_documents();

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
create trigger count_removed_documents after delete on private.search_documents referencing old table as removed
  for each statement execute function private.count_removed_documents();

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

-- A product leaves the search index when it stops being listed.
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

-- Recounts the most popular goods, word frequencies (words of no product are deleted, so that they correct nothing) and popular
-- searches. Cheap enough for every night.
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
  perform private.write_phrase_queries(array(select g.id from private.search_synonyms g));
end
$$;
grant execute on function private.refresh_search_statistics() to service_role;
