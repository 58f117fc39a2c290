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

-- Actions of the members and the staff on the caller's company. An item has the shape of list_audit_log without company_name;
-- staff have no name in it. filter: {person? (user id of a member), table_name?, batch? (id of a bulk change or import, whose
-- entries of this company are listed; else it is one entry), from?, to?, sort? (newest, oldest), page?, page_size?}
create function private.list_company_audit(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('history');
  person text := private.text_of(filter, 'person');
  things text := private.text_of(filter, 'table_name');
  batch text := private.text_of(filter, 'batch');
  conditions text := format('a.company_id = %L and a.actor_kind in (''member'', ''staff'')', company);
begin
  if batch is not null then
    perform private.require_that(pg_input_is_valid(batch, 'uuid'), 'batch', 'format');
    conditions := conditions || format(' and a.batch_id = %L and not starts_with(a.row_id, %L)', batch, batch);
  elsif things is null then
    -- As in the index that leaves out the rows of bulk changes.
    conditions := conditions || ' and (a.batch_id is null or starts_with(a.row_id, a.batch_id::text))';
  end if;
  if things is not null then
    conditions := conditions || format(' and a.table_name = %L', things);
  end if;
  if person is not null then
    perform private.require_that(pg_input_is_valid(person, 'uuid'), 'person', 'format');
    conditions := conditions || format(' and a.actor_kind = ''member'' and a.actor_id = %L', person);
  end if;
  if filter ->> 'from' is not null then
    conditions := conditions || format(' and a.created_at >= %L', private.time_of(filter, 'from'));
  end if;
  if filter ->> 'to' is not null then
    conditions := conditions || format(' and a.created_at < %L', private.time_of(filter, 'to'));
  end if;
  return private.list_page('a.id', 'from public.audit_log a where ' || conditions,
    private.list_order(filter, 'newest', '{"newest": "a.created_at desc, a.id desc", "oldest": "a.created_at, a.id"}'),
    format($item$jsonb_build_object('id', a.id, 'created_at', a.created_at,
      'actor_name', case a.actor_kind when 'member' then a.actor_name end, 'actor_kind', a.actor_kind, 'reason', a.reason,
      'action', a.action, 'table_name', a.table_name, 'row_id', a.row_id, 'label', null,
      'names', private.audited_names(a.table_name, a.row_id, coalesce(a.after, a.before)),
      'state', private.batch_state(a), 'batch_id', case when starts_with(a.row_id, a.batch_id::text) then a.batch_id end,
      'changes', private.audited_changes(a.table_name, a.before, a.after, %L::text[]))$item$, private.hidden_audit_fields(company)),
    'join public.audit_log a on a.id = shown.id', filter);
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
