-- Number of rows of a kind that were created from `first_time` until before `last_time`, counted up to five million; null: no bound.
-- Lines count by the time of their order or request.
create function private.export_count(entity text, first_time timestamptz, last_time timestamptz)
returns int
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  counted int;
begin
  execute format('select count(*) from (
    select from %s where ($1 is null or x.created_at >= $1) and ($2 is null or x.created_at < $2) limit 5000000) y', case entity
    when 'sellers' then '(select c.created_at from public.companies c where c.status <> ''buying'') x' when 'users' then 'auth.users x' when 'messages' then 'public.contact_messages x'
    when 'order_lines' then 'public.order_lines l join public.orders x on x.id = l.order_id'
    when 'quote_requests' then '(select q.created_at from private.quote_requests q where q.status <> ''Draft'') x'
    when 'quote_lines' then 'private.quote_lines l join private.quote_requests x on x.id = l.request_id'
    when 'returns' then 'private.returns x'
    when 'transactions' then '(select t.recorded_at as created_at from private.ledger_transactions t) x'
    else format('public.%I x', entity) end) into counted using first_time, last_time;
  return counted;
end
$$;

-- Starts an export and records it in the audit log: {id, counts: {entity: rows}}. export_rows returns its rows for one day.
-- `first_day` and `last_day`: days in Baghdad on which the rows were created, both included; null: no bound. Raises not_allowed
-- without the right of each kind, invalid_input.
create function private.begin_export(entities text[], first_day date, last_day date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  export_id uuid := gen_random_uuid();
  period record;
  counts jsonb;
begin
  perform private.require_staff('export');
  perform private.require_that(cardinality(entities) between 1 and 20, 'entities', 'count');
  perform private.require_that(not exists (
    select from unnest(entities) e where e is null or private.export_right(e) is null), 'entities', 'one_of');
  perform private.require_staff(r.right_name) from (select distinct private.export_right(e) as right_name from unnest(entities) e) r;
  perform private.require_that(coalesce(private.is_usable_time(first_day), true), 'first_day', 'range');
  perform private.require_that(coalesce(private.is_usable_time(last_day), true) and coalesce(last_day >= first_day, true),
    'last_day', 'range');
  period := private.export_period(first_day, last_day);
  counts := (select jsonb_object_agg(e, private.export_count(e, period.first_time, period.last_time)) from unnest(entities) e);
  perform private.write_audit_entry('INSERT', 'exports', export_id::text, null, null,
    counts || jsonb_strip_nulls(jsonb_build_object('first_day', first_day, 'last_day', last_day)));
  return jsonb_build_object('id', export_id, 'counts', counts);
end
$$;

-- Bounds in time of a period of days in Baghdad; `last_time` is the first moment after it.
create function private.export_period(first_day date, last_day date, out first_time timestamptz, out last_time timestamptz)
returns record
language sql
immutable
set search_path = ''
as $$
  select first_day::timestamp at time zone 'Asia/Baghdad', (last_day + 1)::timestamp at time zone 'Asia/Baghdad'
$$;

create function public.begin_export(entities text[], first_day date default null, last_day date default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.begin_export(entities, first_day, last_day) $$;
grant execute on function public.begin_export(text[], date, date), private.begin_export(text[], date, date)
  to authenticated, service_role;
