-- Key under which a term is counted: its words as the search reads them.
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

-- Counts the searches of a day. Once the day is over, its visits are deleted, and products opened from them count for
-- popularity, once per caller. The 500 terms of most callers are stored; a number as long as a phone's only if several visits
-- searched for it.
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

-- Counts the searches of each day with stored visits. Terms are stored for 90 days. A job calls it.
create function private.count_searches()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Visits that began before midnight have ended by then.
  today date := ((now() - interval '5 minutes') at time zone 'Asia/Baghdad')::date;
  counted text;
begin
  -- Serialized: two concurrent runs would write the same day.
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
