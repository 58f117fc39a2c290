-- What many visitors look for and find: offered by the search box and under the results of others.

create table private.popular_searches (
  -- Of the interface in which it was searched.
  language text not null check (language in ('en', 'ar')),
  -- In the words that the search compares.
  term text not null,
  typed text not null,
  -- How many different callers searched for it.
  askers int not null check (askers > 0),
  -- Of the term, as the goods are indexed.
  words tsvector not null,
  -- Where most of what it finds stands. No foreign key: the rows are written anew every night.
  category_id bigint not null,
  primary key (language, term)
);
alter table private.popular_searches enable row level security;
revoke all on private.popular_searches from public, anon, authenticated;
grant all on private.popular_searches to service_role;

-- Fewest different callers in 30 days that make a term public: what fewer people typed may be their own affair, or one person's advertising.
create function private.popular_search_askers()
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select 5 $$;

-- On how many different days of these; a short campaign does not last.
create function private.popular_search_days()
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select 3 $$;

-- Whether a text may be shown to everybody: letters, digits and the signs of measures, no link, phone number or e-mail address, and no
-- common insult. Goods must be found by it besides.
create function private.may_be_offered(typed text)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return length(typed) between 2 and 60 and typed ~ '[[:alpha:]]'
    and typed !~ '[^[:alnum:][:space:].,×*%°''"+()&/_-]'
    and typed !~* '://|www[.]|[[:alpha:]][.][[:alpha:]]{2,}'
    and not private.names_somebody(typed)
    and not private.split_words(typed) && array['fuck', 'fucking', 'shit', 'bitch', 'whore', 'asshole', 'cunt', 'nigger',
      'قحبه', 'شرموطه', 'شرموط', 'عاهره', 'منيوك', 'كواد', 'خرا', 'زمال'];
end
$$;

-- Writes anew, for each language, the 200 terms of most callers in the last 30 days that find goods by all of their words as they were
-- typed. Of spellings and forms of the same words one stays. The job that recounts the
-- search calls it.
create function private.refresh_popular_searches()
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked record;
  r private.search_request;
  found private.search_set;
  main_category bigint;
begin
  -- Two at once would both write the same rows.
  perform pg_advisory_xact_lock(hashtextextended('refresh_popular_searches', 0));
  delete from private.popular_searches;
  for asked in
    select s.*
    from (
      select g.*, row_number() over (partition by g.language order by g.askers desc, g.term) as place
      from (
        select distinct on (t.language, strip(w.words)) t.*, n.askers, w.words
        from (
          select s.language, s.term,
            (max(array[lpad(s.visits::text, 10, '0'), s.typed]))[2] as typed,
            (max(array[extract(epoch from s.last_at), s.results]))[2] as results
          from private.search_terms s
          where s.day > (now() at time zone 'Asia/Baghdad')::date - 30
          group by s.language, s.term) t
        join (
          select a.language, a.term, count(distinct a.asker)::int as askers
          from private.search_askers a
          where a.day > (now() at time zone 'Asia/Baghdad')::date - 30
          group by a.language, a.term
          having count(distinct a.asker) >= private.popular_search_askers()
            and count(distinct a.day) >= private.popular_search_days()) n on n.language = t.language and n.term = t.term
        cross join lateral (select private.word_vector(private.split_words(t.typed), 'A') as words) w
        where t.results > 0 and private.may_be_offered(t.typed)
          and not exists (select from private.banned_searches b where b.words = strip(w.words))
        order by t.language, strip(w.words), n.askers desc, t.term) g) s
    where s.place <= 200
  loop
    r := private.read_search_input(jsonb_build_object('term', asked.typed, 'as_typed', true));
    continue when r.query is null;
    found := private.find_search_set(r, private.read_search_conditions(r), false, 500, 200);
    main_category := (
      select d.category_id from private.search_documents d where d.product_id = any (found.sample)
      group by d.category_id order by count(*) desc, d.category_id limit 1);
    continue when main_category is null;
    insert into private.popular_searches (language, term, typed, askers, words, category_id)
    values (asked.language, asked.term, asked.typed, asked.askers, asked.words, main_category);
  end loop;
end
$$;
grant execute on function private.refresh_popular_searches() to service_role;

-- Popular searches of a language in which each of the words begins a word, at most 6; without words, the most popular.
create function private.list_popular_searches(words text[], language text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(p.typed order by p.askers desc, p.term), '[]')
    from (
      select s.typed, s.askers, s.term from private.popular_searches s
      where s.language = list_popular_searches.language
        and not exists (select from unnest(list_popular_searches.words) w (word) where strpos(' ' || s.term, ' ' || w.word) = 0)
      order by s.askers desc, s.term limit 6) p);
end
$$;

-- Popular searches of a language beside a term, at most 6: first those that share a word with it or have another word for one, then
-- those that lead to the same category, then to its neighbours.
create function private.list_related_searches(term text, language text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed_words constant tsvector := strip(private.word_vector(private.split_words(left(term, 200)), 'A'));
  asked tsquery;
begin
  select p.any_word into asked from private.parse_term(term) p;
  return (
    with judged as (
      select s.typed, s.askers, s.term, s.category_id, s.words @@ asked as shares_word,
        strip(s.words) = typed_words as is_same
      from private.popular_searches s
      where s.language = list_related_searches.language
    ), main as (
      select c.id, c.parent_id
      from (select j.category_id from judged j where j.shares_word order by j.is_same desc, j.askers desc, j.term limit 1) m
      join public.categories c on c.id = m.category_id
    ), near as (
      select j.typed, j.askers, j.term, case when j.shares_word then 1 when j.category_id = m.id then 2 else 3 end as distance
      from judged j join public.categories c on c.id = j.category_id cross join main m
      where not j.is_same and (j.shares_word or c.id = m.id or c.parent_id = m.parent_id)
      order by distance, j.askers desc, j.term limit 6
    )
    select coalesce(jsonb_agg(n.typed order by n.distance, n.askers desc, n.term), '[]') from near n);
end
$$;
create function public.list_related_searches(term text, language text)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.catalogue_answer(private.list_related_searches(term, language)) $$;
revoke all on function public.list_related_searches(text, text) from public, anon, authenticated;
grant execute on function public.list_related_searches(text, text), private.list_related_searches(text, text)
  to anon, authenticated, service_role;
