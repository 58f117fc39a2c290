-- What visitors look for and whether they find it. Nobody is named here: a visit is a random number that its page mints and forgets,
-- callers are told apart by keyed hashes, and single visits go once their day is counted. Anybody may invent visits, so whatever
-- is counted counts callers. Searches themselves write nothing, so that caches and replicas may answer them.

-- What one visit of today asked for, each term once, and what came of it.
create table private.search_visits (
  -- Counts the writes of a day, so that they can be bounded without counting rows.
  id bigint generated always as identity,
  -- In Baghdad.
  day date not null,
  visit uuid not null,
  -- The account or else the address that reported it: a keyed hash of this day, and one of this term. Null if neither is known.
  asker bytea,
  term_asker bytea,
  -- In the words that the search compares.
  term text not null,
  typed text not null,
  -- Of the interface.
  language text not null check (language in ('en', 'ar')),
  -- How many products were found.
  results int not null check (results >= 0),
  -- Place of the best product that was opened, from 1.
  position int check (position > 0),
  -- What was opened.
  product_ids bigint[] not null default '{}',
  in_cart boolean not null default false,
  ordered boolean not null default false,
  at timestamptz not null default now(),
  primary key (day, visit, term)
);
create index search_visits_id_idx on private.search_visits (day, id);
create index search_visits_asker_idx on private.search_visits (day, asker);

-- The searches of a day, term by term.
create table private.search_terms (
  day date not null,
  term text not null,
  language text not null,
  -- As most visits typed it.
  typed text not null,
  -- Different callers, however many visits they invent.
  visits int not null,
  -- What it found when it was last asked.
  results int not null,
  -- Callers who opened, put into the cart and ordered something that it found.
  opened int not null,
  in_cart int not null,
  ordered int not null,
  -- Sum over the callers who opened something.
  positions bigint not null,
  last_at timestamptz not null,
  primary key (day, term, language)
);

-- Who searched for a term, by keyed hashes that differ from term to term, so that nobody's searches can be put together: at most 20 of
-- a day, for 30 days.
create table private.search_askers (
  day date not null,
  language text not null,
  term text not null,
  asker bytea not null,
  primary key (language, term, day, asker)
);
create index search_askers_day_idx on private.search_askers (day);

-- Terms that are never offered to others, by their words.
create table private.banned_searches (
  term text primary key,
  typed text not null,
  words tsvector not null,
  banned_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index banned_searches_banned_by_idx on private.banned_searches (banned_by);
create trigger audit_banned_searches after insert or delete on private.banned_searches
  for each row when (auth.uid() is not null) execute function private.write_audit_log('term', '');

-- How often an address reported what happened in its visits, by the hour: a keyed hash that stands beside nothing else.
create table private.report_counts (
  address_hash bytea not null,
  hour timestamptz not null,
  reports int not null default 1,
  primary key (address_hash, hour)
);
create index report_counts_hour_idx on private.report_counts (hour);

alter table private.search_visits enable row level security;
alter table private.search_terms enable row level security;
alter table private.search_askers enable row level security;
alter table private.banned_searches enable row level security;
alter table private.report_counts enable row level security;
revoke all on private.search_visits, private.search_terms, private.search_askers, private.banned_searches, private.report_counts
  from public, anon, authenticated;
grant all on private.search_visits, private.search_terms, private.search_askers, private.banned_searches, private.report_counts
  to service_role;

-- A term as it is counted: the words that the search makes of it.
create function private.search_term(typed text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return nullif(array_to_string((private.split_words(left(typed, 200)))[1:12], ' '), '');
end
$$;

-- Whether a text holds what may be an e-mail address, or a number long enough for a phone.
create function private.names_somebody(typed text)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  folded text := private.fold_letters(typed);
begin
  return folded ~ '\S@\S' or folded ~ '([0-9][-. ()/]{0,2}){8}';
end
$$;

-- A keyed hash of who calls and `scope`: the same account, or the same address of visitors, gives the same hash in one scope and an
-- unrelated one in another. Null if neither is known.
create function private.caller_hash(scope text)
returns bytea
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller text := coalesce(private.my_id()::text, encode(private.caller_address_hash(), 'hex'));
begin
  return (select extensions.hmac(convert_to(caller || ' ' || caller_hash.scope, 'UTF8'), k.key, 'sha256')
    from private.secret_keys k where k.name = 'address');
end
$$;

-- Stores what a visit searched for: [{term, language, results, position?, products?, in_cart?, ordered?}], at most 20. Reported again,
-- a term keeps the most that came of it. Beyond 200,000 writes a day nothing is stored, and beyond 2,000 rows of one caller nothing of
-- that caller.
create function private.store_searches(visit uuid, searches jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
  caller bytea := private.caller_hash(today::text);
begin
  perform private.require_that(jsonb_typeof(searches) = 'array' and jsonb_array_length(searches) <= 20, 'searches', 'count');
  perform private.require_that(store_searches.visit is not null, 'visit', 'required');
  if (select max(v.id) - min(v.id) from private.search_visits v where v.day = today) >= 200000
    or (select count(*) from private.search_visits v where v.day = today and v.asker = caller) >= 2000 then
    return;
  end if;
  insert into private.search_visits as v
    (day, visit, asker, term_asker, term, typed, language, results, position, product_ids, in_cart, ordered)
  select distinct on (t.term) today, store_searches.visit, caller, private.caller_hash('term ' || t.term), t.term, t.typed, s.language, s.results,
    case when s.position between 1 and 10000 then s.position end, coalesce(s.products[1:20], '{}'),
    coalesce(s.in_cart, false), coalesce(s.ordered, false)
  from jsonb_to_recordset(searches) s
    (term text, language text, results int, position int, products bigint[], in_cart boolean, ordered boolean)
  cross join lateral (
    select private.search_term(s.term) as term, btrim(regexp_replace(s.term, '\s+', ' ', 'g')) as typed) t
  where t.term is not null and length(t.typed) <= 100 and s.language in ('en', 'ar') and s.results >= 0
    and strpos(t.typed, '@') = 0
  order by t.term
  on conflict (day, visit, term) do update set
    typed = excluded.typed, language = excluded.language, results = excluded.results,
    position = least(v.position, excluded.position),
    product_ids = case when cardinality(excluded.product_ids) > cardinality(v.product_ids) then excluded.product_ids
      else v.product_ids end,
    in_cart = v.in_cart or excluded.in_cart, ordered = v.ordered or excluded.ordered, at = now();
end
$$;

-- Takes what a page reports of its visit: {visit (random UUID), searches?, language?, device?, vitals?, errors?}. It knows no person:
-- whoever calls, nothing of the call is stored beside it. At most 16 KB, and 3,000 reports an hour from one address, which many
-- people share. Raises invalid_input, rate_limited.
create function private.report_visit(report jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address bytea := private.caller_address_hash();
  counted int;
begin
  perform private.require_that(jsonb_typeof(report) = 'object' and octet_length(report::text) <= 16384, 'report', 'too_long');
  -- Pages that were open when the staff ended it go on telling.
  if (select s.measured_visits_percent from public.site_settings s) = 0 then
    return;
  end if;
  if address is not null then
    insert into private.report_counts as c (address_hash, hour) values (address, date_trunc('hour', now()))
    on conflict (address_hash, hour) do update set reports = c.reports + 1
    returning c.reports into counted;
    if counted > 3000 then
      perform private.raise_error('PT429', 'rate_limited');
    end if;
  end if;
  if report ? 'searches' then
    perform private.store_searches((report ->> 'visit')::uuid, report -> 'searches');
  end if;
  if report ? 'vitals' then
    perform private.count_vitals(report ->> 'language', report ->> 'device', report -> 'vitals');
  end if;
  if report ? 'errors' then
    perform private.count_page_errors(report -> 'errors');
  end if;
end
$$;
create function public.report_visit(report jsonb)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.report_visit(report) $$;
revoke all on function public.report_visit(jsonb) from public, anon, authenticated;
grant execute on function public.report_visit(jsonb), private.report_visit(jsonb) to anon, authenticated, service_role;

-- Counts the searches of a day. Its visits are removed once the day is over, and what they opened counts for its popularity, once
-- for each caller. The 500 terms of most callers are kept; a number as long as a phone's only when several callers asked for it. A visit
-- without a known caller counts as one.
create function private.count_searches_of(counted date, today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.search_terms t where t.day = counted;
  insert into private.search_terms
    (day, term, language, typed, visits, results, opened, in_cart, ordered, positions, last_at)
  select counted, v.term, v.language, mode() within group (order by v.typed), count(*),
    (array_agg(v.results order by v.at desc))[1], count(v.position), count(*) filter (where v.in_cart),
    count(*) filter (where v.ordered), coalesce(sum(v.position), 0), max(v.at)
  from (
    select x.term, x.language, (array_agg(x.typed order by x.at desc))[1] as typed, (array_agg(x.results order by x.at desc))[1] as results,
      min(x.position) as position, bool_or(x.in_cart) as in_cart, bool_or(x.ordered) as ordered, max(x.at) as at
    from private.search_visits x where x.day = counted
    group by x.term, x.language, coalesce(x.asker, uuid_send(x.visit))) v
  group by v.term, v.language
  having count(*) > 1 or not private.names_somebody(min(v.typed))
  order by count(*) desc, max(v.at) desc limit 500;
  delete from private.search_askers a where a.day = counted;
  insert into private.search_askers (day, language, term, asker)
  select counted, v.language, v.term, v.term_asker
  from (
    select d.*, row_number() over (partition by d.language, d.term) as place
    from (select distinct x.language, x.term, x.term_asker from private.search_visits x
          where x.day = counted and x.term_asker is not null) d) v
  where v.place <= 20 and exists (
    select from private.search_terms t where t.day = counted and t.term = v.term and t.language = v.language);
  if counted >= today then
    return;
  end if;
  insert into private.product_clicks (product_id, day, visits)
  select p.id, v.day, count(distinct v.asker)
  from private.search_visits v cross join unnest(v.product_ids) o (id) join public.products p on p.id = o.id
  where v.day = counted and v.asker is not null group by p.id, v.day
  on conflict (product_id, day) do update set visits = excluded.visits;
  insert into private.popularity_due as d (product_id)
  select distinct p.id from private.search_visits v cross join unnest(v.product_ids) o (id) join public.products p on p.id = o.id
  where v.day = counted order by p.id
  on conflict (product_id) do update set due_at = least(d.due_at, excluded.due_at);
  delete from private.search_visits v where v.day = counted;
end
$$;

-- Counts the searches of each day that has single visits left. Terms are kept for 90 days. A job calls it.
create function private.count_searches()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- What began before midnight has ended by then.
  today date := ((now() - interval '5 minutes') at time zone 'Asia/Baghdad')::date;
  counted text;
begin
  -- Two at once would both write the same day.
  perform pg_advisory_xact_lock(hashtextextended('count_searches', 0));
  for counted in
    select distinct v.day::text from private.search_visits v where private.may_try_job_item('count-searches', v.day::text) order by 1
  loop
    perform private.try_job_items('count-searches', array[counted],
      format('select private.count_searches_of(($1)[1]::date, %L)', today));
  end loop;
  delete from private.product_clicks c where c.day < today - 8 * private.demand_half_life();
  delete from private.search_terms t where t.day < today - 90;
  delete from private.search_askers a where a.day < today - 30;
  delete from private.report_counts c where c.hour < now() - interval '2 hours';
end
$$;
grant execute on function private.count_searches() to service_role;

-- What was searched, the terms of most visits first. filter: {days (7, 30 or 90), kind? (empty: found nothing; ignored: found something
-- that nobody opened; banned), language?, term?, page?, page_size?}. Items: {term, typed, languages, visits, results, opened, in_cart, ordered,
-- position (mean place of what was opened), last_at, banned (never offered to others)}
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
        -- Maxima instead of sorted aggregates: a quarter of the time.
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
    'g.visits desc, g.last_at desc, g.term', 'shown.id', '', filter);
end
$$;
create function public.list_search_terms(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_search_terms(filter) $$;

-- Keeps a term, however its words are spelled or ordered, from being offered to others, or lets it be offered again from the next
-- count on. Raises not_allowed, invalid_input.
create function private.ban_search(typed text, banned boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text := private.search_term(typed);
  asked_words tsvector := strip(private.word_vector(private.split_words(left(typed, 200)), 'A'));
begin
  perform private.require_staff('search');
  perform private.require_text('term', asked, 200);
  perform private.require_that(ban_search.banned is not null, 'banned', 'required');
  if not ban_search.banned then
    delete from private.banned_searches b where b.term = asked;
    return;
  end if;
  insert into private.banned_searches (term, typed, words, banned_by)
  values (asked, left(btrim(ban_search.typed), 200), asked_words, private.my_id()) on conflict do nothing;
  delete from private.popular_searches p where strip(p.words) = asked_words;
end
$$;
create function public.ban_search(typed text, banned boolean) returns void
language sql security invoker set search_path = '' as $$ select private.ban_search(typed, banned) $$;
revoke all on function public.ban_search(text, boolean) from public, anon, authenticated;
grant execute on function public.ban_search(text, boolean), private.ban_search(text, boolean) to authenticated, service_role;

-- The first products that a term finds, and how many there are.
create function private.found_by(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  answer jsonb := private.search_products(jsonb_build_object('term', left(found_by.term, 200), 'page_size', 5));
begin
  return jsonb_build_object('total', answer -> 'total', 'total_is_estimate', answer -> 'total_is_estimate', 'products', (
    select coalesce(jsonb_agg(jsonb_build_object('id', i -> 'id', 'name_en', i ->> 'name_en', 'name_ar', i ->> 'name_ar')), '[]')
    from jsonb_array_elements(answer -> 'items') i));
end
$$;

-- What a term finds now and what it would find with a group of words (a new one without an id), saved by the function that saves it and
-- taken back: {before, after} of {total, total_is_estimate, products: [{id, name_en, name_ar}]}. Raises invalid_input on words.
create function private.try_search_synonyms(term text, words text[], id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_staff('search');
  perform private.require_text('term', term, 200);
  before := private.found_by(term);
  begin
    perform private.save_search_synonyms(try_search_synonyms.id, words,
      (select g.updated_at from private.search_synonyms g where g.id = try_search_synonyms.id));
    after := private.found_by(term);
    -- The same code that saves has run; nothing of it stays.
    raise no_data_found;
  exception when no_data_found then
    null;
  end;
  return jsonb_build_object('before', before, 'after', after);
end
$$;
create function public.try_search_synonyms(term text, words text[], id bigint default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.try_search_synonyms(term, words, id) $$;
revoke all on function public.list_search_terms(jsonb), public.try_search_synonyms(text, text[], bigint)
  from public, anon, authenticated;
grant execute on function public.list_search_terms(jsonb), private.list_search_terms(jsonb),
  public.try_search_synonyms(text, text[], bigint), private.try_search_synonyms(text, text[], bigint)
  to authenticated, service_role;
