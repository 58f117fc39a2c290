-- Whether an order in this state can take a step of a company's members ('seller') or of staff ('admin').
create function private.is_open_step(step text, status text, is_approved boolean, actor_role text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if step = 'approve' then
    return actor_role = 'admin' and status = 'Processing' and not is_approved;
  end if;
  return exists (
    select from public.order_transitions t
    where t.from_status = is_open_step.status and t.to_status = step and t.actor_role = is_open_step.actor_role
      and (t.approval = 'any' or (t.approval = 'required') = is_approved));
end
$$;

-- Selected orders of a bulk change without the excluded ones: {id, count, steps: [{step, count (orders that can take it),
-- pickups (those of them that the buyer collects)}]}
create function private.count_selected_orders(c private.bulk_changes, except_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  acting text := case when c.company_id is null then 'admin' else 'seller' end;
begin
  return (
    with states as materialized (
      select r.status, r.is_approved, r.is_pickup, count(*) as orders from private.bulk_change_orders r
      where r.change_id = c.id and r.order_id <> all (except_ids) group by r.status, r.is_approved, r.is_pickup
    )
    select jsonb_build_object('id', c.id, 'count', (select coalesce(sum(x.orders), 0) from states x), 'steps', (
      select coalesce(jsonb_agg(jsonb_build_object('step', n.step, 'count', n.orders, 'pickups', n.pickups)), '[]')
      from (
        select s.step, sum(x.orders) as orders, coalesce(sum(x.orders) filter (where x.is_pickup), 0) as pickups
        from unnest('{approve,Rejected,Shipped,Delivered,Cancelled}'::text[]) s (step)
        join states x on private.is_open_step(s.step, x.status, x.is_approved, acting) group by s.step) n)));
end
$$;

-- Selects all orders that match a filter of list_orders, with their present state, for a bulk change. Later calls with the same
-- id count the same orders again, without excluded ones; what count_selected_orders returns. Raises bulk_change_state {status}
-- after the change has started, too_many above 2,000 excluded orders, and the errors of order_conditions.
create function private.select_orders(change_id uuid, scope text, filter jsonb, except_ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid;
  selected private.bulk_changes;
begin
  perform private.require_person();
  perform private.require_that(scope in ('seller', 'admin'), 'scope', 'one_of');
  perform private.require_that(cardinality(except_ids) <= 2000, 'except_ids', 'too_many');
  if scope = 'seller' then
    company := private.my_company('change_orders');
  else
    perform private.require_staff('change_orders');
  end if;
  insert into private.bulk_changes (id, subject, company_id, actor_id, change, status)
  values (select_orders.change_id, 'orders', company, private.my_id(), '{"kind": "orders"}', 'selected') on conflict (id) do nothing;
  if found then
    execute format('insert into private.bulk_change_orders (change_id, order_id, version, status, is_approved, is_pickup)
      select %L::uuid, o.id, o.version, o.status, o.approved_at is not null, o.is_pickup from public.orders o where %s',
      change_id, private.order_conditions(scope, filter));
  end if;
  selected := private.my_bulk_change(change_id);
  if selected.status <> 'selected' or selected.actor_id is distinct from private.my_id() then
    perform private.raise_error('PT409', 'bulk_change_state', jsonb_build_object('status', selected.status));
  end if;
  return private.count_selected_orders(selected, except_ids);
end
$$;

create function public.select_orders(change_id uuid, scope text, filter jsonb default '{}', except_ids uuid[] default '{}')
returns jsonb
language sql security invoker set search_path = '' as $$ select private.select_orders(change_id, scope, filter, except_ids) $$;
grant execute on function public.select_orders(uuid, text, jsonb, uuid[]), private.select_orders(uuid, text, jsonb, uuid[])
  to authenticated, service_role;
