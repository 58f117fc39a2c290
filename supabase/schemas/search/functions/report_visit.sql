-- Keyed hash of the caller and `scope`: the same account (or visitor's address) has the same hash within a scope and unrelated
-- ones across scopes. Null if neither is known.
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

-- Stores the searches of a visit: [{term, language, results, position?, products?, in_cart?, ordered?}], at most 20. A repeated
-- term keeps its highest values. Beyond 200,000 writes a day nothing is stored.
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

-- Stores a page's report of its visit: {visit (random UUID), searches?, language?, device?, vitals?, errors?}, without any data
-- of the caller. At most 16 KB, 3,000 reports an hour from one address, which many people may share, and 300,000 an hour from
-- all addresses, because an attacker may have many. Raises invalid_input, rate_limited.
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
  -- Open pages continue to report after the staff switched it off.
  if (select s.measured_visits_percent from public.site_settings s) = 0 then
    return;
  end if;
  if address is not null then
    insert into private.report_counts as c (address_hash, hour) values (address, date_trunc('hour', now()))
    on conflict (address_hash, hour) do update set reports = c.reports + 1
    returning c.reports into counted;
    if counted > 3000 or currval('private.report_counts_number_seq') - (
      select min(c.number) from private.report_counts c where c.hour = date_trunc('hour', now())) >= 300000 then
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
grant execute on function public.report_visit(jsonb), private.report_visit(jsonb) to anon, authenticated, service_role;
