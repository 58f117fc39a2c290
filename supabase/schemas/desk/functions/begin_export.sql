-- Number of rows of a kind, counted up to five million.
create function private.export_count(entity text)
returns int
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  counted int;
begin
  execute format('select count(*) from (select from %s limit 5000000) x', case entity
    when 'sellers' then 'public.companies' when 'users' then 'auth.users' when 'messages' then 'public.contact_messages'
    when 'quote_requests' then 'private.quote_requests' when 'quote_lines' then 'private.quote_lines'
    else format('public.%I', entity) end) into counted;
  return counted;
end
$$;

-- Starts an export and records it in the audit log: {id, counts: {entity: rows}}. export_rows returns its rows for one day.
-- Raises not_allowed without the right of each kind.
create function private.begin_export(entities text[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  export_id uuid := gen_random_uuid();
  counts jsonb;
begin
  perform private.require_staff('export');
  perform private.require_that(cardinality(entities) between 1 and 20, 'entities', 'count');
  perform private.require_that(not exists (
    select from unnest(entities) e where e is null or private.export_right(e) is null), 'entities', 'one_of');
  perform private.require_staff(r.right_name) from (select distinct private.export_right(e) as right_name from unnest(entities) e) r;
  counts := (select jsonb_object_agg(e, private.export_count(e)) from unnest(entities) e);
  perform private.write_audit_entry('INSERT', 'exports', export_id::text, null, null, counts);
  return jsonb_build_object('id', export_id, 'counts', counts);
end
$$;

create function public.begin_export(entities text[]) returns jsonb
language sql security invoker set search_path = '' as $$ select private.begin_export(entities) $$;
grant execute on function public.begin_export(text[]), private.begin_export(text[]) to authenticated, service_role;
