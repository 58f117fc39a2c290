-- Works on one batch of a locked change of orders. Each order takes the step in the version in which the person selected it;
-- an order that changed since, or cannot take the step, is refused with the reason. Returns true.
create function private.work_order_change(c private.bulk_changes, max_rows int)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  ids uuid[] := array(select r.order_id from private.bulk_change_orders r
    where r.change_id = c.id and r.outcome = 'waiting' order by r.order_id limit least(max_rows, 100));
  former jsonb;
  next record;
  error jsonb;
begin
  if cardinality(ids) = 0 then
    update private.bulk_changes b set status = 'done', finished_at = now() where b.id = c.id;
    return true;
  end if;
  former := private.enter_context(jsonb_build_object('batch', c.id, 'actor', c.actor_id));
  -- Locked and processed in the sequence of change_orders.
  perform from public.orders o where o.id = any (ids) order by o.id for update;
  for next in
    select r.order_id, r.version from private.bulk_change_orders r join public.orders o on o.id = r.order_id
    where r.change_id = c.id and r.order_id = any (ids) order by o.company_id, o.id
  loop
    error := private.try_order_step(next.order_id, next.version, c.change ->> 'step', c.change ->> 'note',
      (c.change ->> 'courier_id')::bigint);
    update private.bulk_change_orders r
    set outcome = case when error is null then 'changed' else 'refused' end, refusal = error
    where r.change_id = c.id and r.order_id = next.order_id;
  end loop;
  update private.bulk_changes b set changed = b.changed + n.changed, refused = b.refused + n.refused
  from (select count(*) filter (where r.outcome = 'changed') as changed, count(*) filter (where r.outcome = 'refused') as refused
        from private.bulk_change_orders r where r.change_id = c.id and r.order_id = any (ids)) n
  where b.id = c.id;
  perform private.leave_context(former);
  return true;
end
$$;

-- Starts a step of the orders that select_orders selected, without excluded ones and those that could not take the step then.
-- `courier_id`: courier of orders that are shipped. A repeated call returns the started change. Raises stale_version {count} if they are not `expected` many, bulk_change_not_found,
-- invalid_input {field, rule}, reason_required.
create function private.start_order_change(change_id uuid, step text, note text, except_ids uuid[], expected int, courier_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  selected private.bulk_changes := private.my_bulk_change(change_id);
  total int;
begin
  perform private.require_that(step in ('approve', 'Rejected', 'Shipped', 'Delivered', 'Cancelled'), 'step', 'one_of');
  perform private.require_text('note', note, 500, true);
  perform private.require_that(courier_id is null or (step = 'Shipped' and exists (select from private.couriers c
    where c.id = courier_id and c.is_active)), 'courier_id', 'one_of');
  if step in ('Rejected', 'Cancelled') then
    perform private.require_reason(note);
  end if;
  perform from private.bulk_changes b
  where b.id = selected.id and b.status = 'selected' and b.actor_id = private.my_id() for update;
  if not found then
    return private.get_bulk_change(change_id);
  end if;
  delete from private.bulk_change_orders r
  where r.change_id = selected.id and (r.order_id = any (except_ids) or not private.is_open_step(step, r.status, r.is_approved,
    case when selected.company_id is null then 'admin' else 'seller' end));
  total := (select count(*) from private.bulk_change_orders r where r.change_id = selected.id);
  if total <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', total));
  end if;
  perform private.require_that(total > 0, 'ids', 'count');
  update private.bulk_changes b set status = 'working', row_count = total, created_at = now(),
    change = jsonb_strip_nulls(jsonb_build_object('kind', 'orders', 'step', step, 'note', nullif(btrim(note), ''),
      'courier_id', courier_id))
  where b.id = selected.id returning * into selected;
  perform private.write_batch_heading(change_id, selected.company_id, selected.change, 'orders', total,
    case when selected.company_id is null then (
      select jsonb_object_agg(x.company_id, x.orders)
      from (select o.company_id, count(*) as orders from private.bulk_change_orders r join public.orders o on o.id = r.order_id
            where r.change_id = selected.id group by o.company_id) x) else '{}' end);
  perform private.hurry_bulk_change(change_id);
  return private.get_bulk_change(change_id);
end
$$;

create function public.start_order_change(change_id uuid, step text, note text, except_ids uuid[], expected int,
  courier_id bigint default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.start_order_change(change_id, step, note, except_ids, expected, courier_id)
$$;
grant execute on function public.start_order_change(uuid, text, text, uuid[], int, bigint),
  private.start_order_change(uuid, text, text, uuid[], int, bigint) to authenticated, service_role;
