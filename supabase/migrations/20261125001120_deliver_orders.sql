-- What happens at the buyer's door: attempts to deliver, and the cash that is paid there and later handed over to the company.

-- Keeps an attempt that failed; the order stays on its way, or ready to be collected. Goods that are refused at the door, or never
-- collected, end the order instead: refuse_order.
-- Raises changed_meanwhile; order_state_changed {status} for orders that are not on their way.
create function private.log_attempt(order_id uuid, outcome text, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
  roles text[];
begin
  perform private.require_text('note', note, 500, true);
  locked := private.lock_order(order_id);
  perform private.require_that(coalesce(outcome = any (case when locked.is_pickup then array['not_come', 'unreachable', 'postponed']
    else array['not_home', 'unreachable', 'postponed', 'wrong_address'] end), false), 'outcome', 'one_of');
  roles := private.order_roles(locked, 'change_orders');
  if not roles && '{admin,seller}' then
    perform private.raise_error('PT403', 'not_allowed');
  elsif not private.begin_order_decision(locked, expected_version, private.is_repeated_event(order_id, expected_version, 'attempt',
    'Shipped', note, jsonb_build_object('outcome', log_attempt.outcome))) then
    return;
  elsif locked.status <> 'Shipped' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.orders o set updated_at = now() where o.id = locked.id;
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note, changes)
  values (locked.id, 'attempt', locked.status, locked.status, private.my_id(),
    case when 'seller' = any (roles) then 'seller' else 'admin' end, nullif(btrim(note), ''),
    jsonb_build_object('outcome', log_attempt.outcome));
end
$$;

-- Notes that the goods were handed over and what was paid, null for the order's total; another amount needs a reason, and the right
-- to see money. Raises not_allowed and what change_order_status raises; changed_meanwhile also when the repeated call names
-- another amount.
create function private.deliver_order(order_id uuid, collected public.iqd, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_that(collected is null or collected >= 0, 'collected', 'range');
  locked := private.lock_order(order_id);
  if collected is not null and not private.sees_money(locked) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  -- Above the total nothing is owed: a zero too many is asked for again.
  perform private.require_that(collected is null or collected <= locked.total * 2, 'collected', 'range');
  if collected <> locked.total then
    perform private.require_reason(note);
  end if;
  if private.change_order_status(order_id, 'Delivered', expected_version, note) then
    update public.orders o set cash_collected = collected where o.id = locked.id and collected is not null;
  elsif locked.cash_collected <> coalesce(collected, locked.total) then
    perform private.raise_error('PT409', 'changed_meanwhile',
      private.order_news(locked, expected_version, private.order_roles(locked)));
  end if;
end
$$;

-- Notes that the buyer refused the goods at the door, or did not collect them, and whether the delivery fee was paid; of a free delivery that is left out.
-- Raises what change_order_status raises; changed_meanwhile also when the repeated call says otherwise about the fee.
create function private.refuse_order(order_id uuid, fee_paid boolean, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_that(fee_paid is not null, 'fee_paid', 'required');
  locked := private.lock_order(order_id);
  perform set_config('mawad.fee_paid', case when locked.delivery_fee > 0 then fee_paid::text else '' end, true);
  if private.change_order_status(order_id, 'Cancelled', expected_version, note) then
    -- Before it was shipped there was no door.
    if locked.status <> 'Shipped' then
      perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
    end if;
  elsif (locked.cash_collected is not null) <> (fee_paid and locked.delivery_fee > 0) then
    perform private.raise_error('PT409', 'changed_meanwhile',
      private.order_news(locked, expected_version, private.order_roles(locked)));
  end if;
  perform set_config('mawad.fee_paid', '', true);
end
$$;

-- The company has the cash of delivered orders and the fees of refused ones, or (settled false) does not have it after all. All of the
-- orders or none: the sum that the person confirmed is the sum that is written. expected_versions belong to order_ids in their order.
-- Returns {count, amount}. Raises changed_meanwhile; order_not_found for orders of others or without cash.
create function private.settle_cash(order_ids uuid[], expected_versions int[], settled boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid := private.my_company('settle_cash');
  target record;
  changed uuid[] := '{}';
  result jsonb;
begin
  perform private.require_that(coalesce(cardinality(order_ids) between 1 and 1000, false), 'order_ids', 'too_many');
  perform private.require_that(cardinality(order_ids) = cardinality(expected_versions), 'expected_version', 'required');
  perform private.require_that(settled is not null, 'settled', 'required');
  perform from public.orders o where o.id = any (order_ids) order by o.id for update;
  for target in
    select o, x.version from unnest(order_ids, expected_versions) x (id, version)
    left join public.orders o on o.id = x.id and o.company_id = own and o.cash_collected is not null
  loop
    if (target.o).id is null then
      perform private.raise_error('PT404', 'order_not_found');
    elsif private.begin_order_decision(target.o, target.version, private.is_repeated_event((target.o).id, target.version,
      'cash_settled', (target.o).status, null, jsonb_build_object('settled', settled)))
      and ((target.o).cash_settled_at is not null) <> settled then
      changed := changed || (target.o).id;
    end if;
  end loop;
  update public.orders o set cash_settled_at = case when settled then now() end where o.id = any (changed);
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, changes)
  select o.id, 'cash_settled', o.status, o.status, private.my_id(), 'seller', jsonb_build_object('settled', settled)
  from public.orders o where o.id = any (changed);
  if cardinality(changed) > 0 then
    select jsonb_build_object('count', count(*), 'amount', sum(o.cash_collected), 'numbers', jsonb_agg(o.number order by o.number))
    into result from public.orders o where o.id = any (changed);
    perform private.write_audit_entry('UPDATE', 'orders', gen_random_uuid()::text, own,
      jsonb_build_object('cash_settled', not settled), result || jsonb_build_object('cash_settled', settled));
  end if;
  return (select jsonb_build_object('count', count(*), 'amount', sum(o.cash_collected)) from public.orders o where o.id = any (order_ids));
end
$$;

create function public.log_attempt(order_id uuid, outcome text, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.log_attempt(order_id, outcome, note, expected_version) $$;
create function public.deliver_order(order_id uuid, collected public.iqd, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.deliver_order(order_id, collected, note, expected_version) $$;
create function public.refuse_order(order_id uuid, fee_paid boolean, note text, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.refuse_order(order_id, fee_paid, note, expected_version) $$;
create function public.settle_cash(order_ids uuid[], expected_versions int[], settled boolean default true) returns jsonb
language sql security invoker set search_path = '' as $$ select private.settle_cash(order_ids, expected_versions, settled) $$;
revoke all on function public.log_attempt(uuid, text, int, text), public.deliver_order(uuid, public.iqd, int, text),
  public.refuse_order(uuid, boolean, text, int), public.settle_cash(uuid[], int[], boolean) from public, anon, authenticated;
grant execute on function public.log_attempt(uuid, text, int, text), private.log_attempt(uuid, text, text, int),
  public.deliver_order(uuid, public.iqd, int, text), private.deliver_order(uuid, public.iqd, text, int),
  public.refuse_order(uuid, boolean, text, int), private.refuse_order(uuid, boolean, text, int),
  public.settle_cash(uuid[], int[], boolean), private.settle_cash(uuid[], int[], boolean) to authenticated, service_role;
