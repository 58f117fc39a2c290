-- All returns; filter as in list_own_returns, after?, company_id?, overdue? (decisions that are late), marked? (serial buyers and
-- sellers, among returns of 90 days). Items also have is_marked and is_overdue.
create function private.list_staff_returns(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text;
begin
  perform private.require_staff('see_orders');
  perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format')
  where filter ->> 'company_id' is not null;
  conditions := private.return_conditions('true', 'staff', filter)
    || case when filter ->> 'company_id' is not null then format(' and r.company_id = %L::uuid', filter ->> 'company_id') else '' end
    || case when private.flag_of(filter, 'overdue') then ' and r.due_kind = ''decision'' and r.due_at <= now()' else '' end
    || case when private.flag_of(filter, 'marked') then ' and r.is_marked' else '' end;
  return private.list_returns('true', 'staff', filter, true, conditions, $item$ || jsonb_build_object(
    'is_marked', r.is_marked, 'is_overdue', coalesce(r.due_kind = 'decision' and r.due_at <= now(), false))$item$);
end
$$;

create function public.list_staff_returns(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_staff_returns(filter) $$;
grant execute on function public.list_staff_returns(jsonb), private.list_staff_returns(jsonb) to authenticated, service_role;
