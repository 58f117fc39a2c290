-- Fewest distinct callers in 30 days for a public term: terms of fewer callers may be private or one person's advertising.
create function private.popular_search_askers()
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select 5 $$;

-- Fewest distinct days of these 30; a short campaign does not suffice.
create function private.popular_search_days()
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select 3 $$;

-- Whether a search may be offered to everybody: letters, digits and signs of measures; no link, phone number, e-mail address or
-- common insult. It must also find goods.
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

-- Rewrites the popular searches: per language the 200 terms of most callers in the last 30 days that find goods by all typed
-- words. Of spellings and forms of the same words one is kept. refresh_search_statistics calls it.
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
  -- Serialized: two concurrent runs would write the same rows.
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
    found := private.find_search_set(r, private.read_search_conditions(r), false, 200, 200, 500);
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
