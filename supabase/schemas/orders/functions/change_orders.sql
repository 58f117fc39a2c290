-- Approves an order or changes its status; returns null, or the error that refused the step: {code, context}.
create function private.try_order_step(order_id uuid, expected_version int, step text, note text, courier_id bigint default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  state text;
  code text;
  context text;
begin
  if step = 'approve' then
    perform private.approve_order(order_id, expected_version);
  else
    perform private.change_order_status(order_id, step, expected_version, note, null,
      case when step = 'Shipped' and not (select o.is_pickup from public.orders o where o.id = order_id) then courier_id end);
  end if;
  return null;
exception when others then
  get stacked diagnostics state := returned_sqlstate, code := message_text, context := pg_exception_detail;
  -- Only refusals (PT4xx) are reported; other errors fail the call.
  if state not like 'PT4__' then
    raise;
  end if;
  return jsonb_build_object('code', code, 'context', context::jsonb);
end
$$;

-- Number of an order; null if the caller may not see the order.
create function private.order_number(order_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select o.number from public.orders o
    where o.id = order_number.order_id and cardinality(private.order_roles(o)) > 0);
end
$$;

-- Approves many orders or changes their status: {done: [id], refused: [{id, number, code, context}]}. expected_versions are in
-- the order of order_ids; courier_id is the courier of orders that are shipped. Each order is decided separately; `number` is null for orders that the caller may not see.
create function private.change_orders(order_ids uuid[], expected_versions int[], step text, note text, courier_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  order_id uuid;
  seen_version int;
  done uuid[] := '{}';
  refused jsonb := '[]';
  refusal jsonb;
begin
  perform private.require_person();
  perform private.require_that(cardinality(order_ids) between 1 and 100, 'order_ids', 'too_many');
  perform private.require_that(cardinality(order_ids) = cardinality(expected_versions), 'expected_version', 'required');
  -- All orders are locked first and by id, so that two concurrent calls do not deadlock; then they are processed by company,
  -- because the papers of each company are numbered under a lock.
  perform from public.orders o where o.id = any (order_ids) order by o.id for update;
  for order_id, seen_version in
    select x.id, min(x.version) from unnest(order_ids, expected_versions) x (id, version)
    left join public.orders o on o.id = x.id group by o.company_id, x.id order by o.company_id, x.id
  loop
    refusal := private.try_order_step(order_id, seen_version, step, note, courier_id);
    if refusal is null then
      done := done || order_id;
    else
      refused := refused || (refusal || jsonb_build_object('id', order_id, 'number', private.order_number(order_id)));
    end if;
  end loop;
  return jsonb_build_object('done', to_jsonb(done), 'refused', refused);
end
$$;

create function public.change_orders(order_ids uuid[], expected_versions int[], step text, note text default null,
  courier_id bigint default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.change_orders(order_ids, expected_versions, step, note, courier_id)
$$;
grant execute on function public.change_orders(uuid[], int[], text, text, bigint), private.change_orders(uuid[], int[], text, text, bigint)
  to authenticated, service_role;
