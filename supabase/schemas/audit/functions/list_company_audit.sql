-- Fields of a company's log (table.field) that the caller may not read. Staff viewing as the seller see money and nothing else
-- hidden.
create function private.hidden_audit_fields(company_id uuid)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select s.table_name || '.' || s.field from private.audited_secrets s
    where not case s.right_name when 'see_money' then private.may_read(hidden_audit_fields.company_id, 'see_money')
      else private.may(hidden_audit_fields.company_id, s.right_name) end);
end
$$;

-- Actions of the members and the staff on the caller's company, latest first: {items, next}. An item has the shape of
-- list_audit_log without company_name; staff have no name in it. `next` is the `before` of the following page, null at the end.
-- filter: {person? (user id of a member), table_name?, batch? (id of a bulk change or import,
-- whose entries of this company are listed; else it is one entry), from?, to?, before?: {created_at, id}, page_size?}
create function private.list_company_audit(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('history');
  size int := least(greatest(coalesce((filter ->> 'page_size')::int, 30), 1), 100);
  person text := private.text_of(filter, 'person');
  things text := private.text_of(filter, 'table_name');
  batch text := private.text_of(filter, 'batch');
  starts_at timestamptz := coalesce(private.time_of(filter, 'from'), '-infinity');
  ends_at timestamptz := coalesce(private.time_of(filter, 'to'), 'infinity');
  last_at timestamptz := coalesce(private.time_of(filter -> 'before', 'created_at'), 'infinity');
  last_id bigint := coalesce(private.number_of(filter -> 'before', 'id')::bigint, 0);
  hidden text[] := private.hidden_audit_fields(company);
  items jsonb;
  next jsonb;
  found_count int;
begin
  perform private.require_that(person is null or pg_input_is_valid(person, 'uuid'), 'person', 'format');
  perform private.require_that(batch is null or pg_input_is_valid(batch, 'uuid'), 'batch', 'format');
  -- The condition is part of the text, so that the plan can use the index without the rows of bulk changes.
  execute format($query$
    with shown as (
      select a.* from public.audit_log a
      where a.company_id = $1 and a.actor_kind in ('member', 'staff') and %s
        and (a.created_at, a.id) < ($2, $3) and a.created_at >= $4 and a.created_at < $5
        and ($6 is null or (a.actor_kind = 'member' and a.actor_id = $6::uuid)) and ($7 is null or a.table_name = $7)
      order by a.created_at desc, a.id desc limit $8
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'created_at', a.created_at,
        'actor_name', case a.actor_kind when 'member' then a.actor_name end, 'actor_kind', a.actor_kind, 'reason', a.reason,
        'action', a.action, 'table_name', a.table_name, 'row_id', a.row_id, 'label', null,
        'names', private.audited_names(a.table_name, a.row_id, coalesce(a.after, a.before)),
        'state', private.batch_state(a), 'batch_id', case when starts_with(a.row_id, a.batch_id::text) then a.batch_id end,
        'changes', private.audited_changes(a.table_name, a.before, a.after, $9)) order by a.created_at desc, a.id desc), '[]'),
      count(*), (array_agg(jsonb_build_object('created_at', a.created_at, 'id', a.id) order by a.created_at, a.id))[1]
    from shown a$query$, case when batch is not null then format('a.batch_id = %L and not starts_with(a.row_id, %L)', batch, batch)
      when things is not null then 'true' else '(a.batch_id is null or starts_with(a.row_id, a.batch_id::text))' end)
  into items, found_count, next using company, last_at, last_id, starts_at, ends_at, person, things, size, hidden;
  return jsonb_build_object('items', items, 'next', case when found_count = size then next end);
end
$$;

create function public.list_company_audit(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_company_audit(filter) $$;
grant execute on function public.list_company_audit(jsonb), private.list_company_audit(jsonb) to authenticated, service_role;
