-- Searched terms, those of most visits first. filter: {days (7, 30 or 90), kind? (empty: found nothing; ignored: results but
-- none opened; banned), language?, term?, sort? (visits, results, both also
-- with _desc), page?, page_size?}. Items: {term, typed, languages, visits, results, opened, in_cart,
-- ordered, position (mean place of opened results), last_at, banned (never offered)}
create function private.list_search_terms(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  days int := coalesce((filter ->> 'days')::int, 7);
  kind text := filter ->> 'kind';
  language text := filter ->> 'language';
  pattern text := private.fold_pattern(filter ->> 'term');
begin
  perform private.require_staff('search');
  perform private.require_that(days in (7, 30, 90), 'days', 'one_of');
  perform private.require_that(coalesce(kind in ('empty', 'ignored', 'banned'), true), 'kind', 'one_of');
  perform private.require_that(coalesce(language in ('en', 'ar'), true), 'language', 'one_of');
  return private.list_page(
    'jsonb_build_object(''term'', g.term, ''typed'', g.typed, ''languages'', g.languages, ''visits'', g.visits,
      ''results'', g.results, ''opened'', g.opened, ''in_cart'', g.in_cart, ''ordered'', g.ordered,
      ''position'', round(g.positions / nullif(g.opened, 0), 1), ''last_at'', g.last_at,
      ''banned'', exists (select from private.banned_searches b where b.term = g.term))',
    format('from (
        -- Maxima instead of sorted aggregates take a quarter of the time.
        select s.term, (max(array[lpad(s.visits::text, 10, ''0''), s.typed]))[2] as typed,
          array_remove(array[case when bool_or(s.language = ''ar'') then ''ar'' end,
            case when bool_or(s.language = ''en'') then ''en'' end], null) as languages,
          sum(s.visits) as visits, (max(array[extract(epoch from s.last_at), s.results]))[2]::int as results,
          sum(s.opened) as opened, sum(s.in_cart) as in_cart, sum(s.ordered) as ordered, sum(s.positions) as positions,
          max(s.last_at) as last_at
        from private.search_terms s
        where s.day > %L::date and %s and %s
        group by s.term) g
      where %s',
      (now() at time zone 'Asia/Baghdad')::date - days,
      case when language is null then 'true' else format('s.language = %L', language) end,
      case when pattern is null then 'true' else format('private.fold_text(s.typed) like %L', pattern) end,
      case kind when 'empty' then 'g.results = 0' when 'ignored' then 'g.results > 0 and g.opened = 0'
        when 'banned' then 'exists (select from private.banned_searches b where b.term = g.term)' else 'true' end),
    private.list_order(filter, 'visits_desc', '{"visits_desc": "g.visits desc, g.last_at desc, g.term",
      "visits": "g.visits, g.last_at, g.term", "results": "g.results, g.term", "results_desc": "g.results desc, g.term"}'), 'shown.id', '', filter);
end
$$;

create function public.list_search_terms(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_search_terms(filter) $$;
grant execute on function public.list_search_terms(jsonb), private.list_search_terms(jsonb) to authenticated, service_role;
