-- What happens at the buyer's door: attempts to deliver, and the cash that is paid there and later handed over to the company.

-- Keeps an attempt that failed; the order stays on its way, or ready to be collected. Being refused at the door, or never collected, is
-- another thing: it calls the order off.
-- Raises order_state_changed {status} for orders that are not on their way.
create function private.log_attempt(order_id uuid, outcome text, note text)
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
  elsif locked.status <> 'Shipped' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note, changes)
  values (locked.id, 'attempt', locked.status, locked.status, private.my_id(),
    case when 'seller' = any (roles) then 'seller' else 'admin' end, nullif(btrim(note), ''),
    jsonb_build_object('outcome', log_attempt.outcome));
end
$$;

-- Notes that the goods were handed over and what was paid, null for the order's total; another amount needs a reason, and the right
-- to see money. Raises not_allowed and what change_order_status raises.
create function private.deliver_order(order_id uuid, collected public.iqd, note text)
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
  perform private.change_order_status(order_id, 'Delivered', note);
  -- A repeated call finds it delivered and changes nothing.
  if locked.status = 'Shipped' and collected is not null then
    update public.orders o set cash_collected = collected where o.id = locked.id;
  end if;
end
$$;

-- Notes that the buyer refused the goods at the door, or did not collect them, and whether the delivery fee was paid; of a free delivery that is left out.
-- Raises what change_order_status raises.
create function private.refuse_order(order_id uuid, fee_paid boolean, note text)
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
  -- A repeated call finds it cancelled and changes nothing; one that says otherwise is refused.
  if locked.status <> 'Shipped' and (locked.status <> 'Cancelled'
    or (locked.cash_collected is not null) <> (fee_paid and locked.delivery_fee > 0)) then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform set_config('mawad.fee_paid', case when locked.delivery_fee > 0 then fee_paid::text else '' end, true);
  perform private.change_order_status(order_id, 'Cancelled', note);
  perform set_config('mawad.fee_paid', '', true);
end
$$;

-- The company has the cash of delivered orders and the fees of refused ones, or (settled false) has it after all not. Orders that are not the caller's
-- company's, without cash or so already are left as they are. Answers {count, amount}.
create function private.settle_cash(order_ids uuid[], settled boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid := private.my_company('settle_cash');
  result jsonb;
begin
  perform private.require_that(coalesce(cardinality(order_ids) between 1 and 1000, false), 'order_ids', 'too_many');
  perform private.require_that(settled is not null, 'settled', 'required');
  with found_orders as (
    select o.id from public.orders o
    where o.id = any (settle_cash.order_ids) and o.company_id = own and o.cash_collected is not null
      and (o.cash_settled_at is not null) <> settled
    order by o.id for update
  ), changed as (
    update public.orders o set cash_settled_at = case when settled then now() end
    from found_orders f where o.id = f.id
    returning o.id, o.number, o.status, o.cash_collected
  ), noted as (
    insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, changes)
    select c.id, 'cash_settled', c.status, c.status, private.my_id(), 'seller', jsonb_build_object('settled', settled)
    from changed c
  )
  select jsonb_build_object('count', count(*), 'amount', coalesce(sum(c.cash_collected), 0),
    'numbers', coalesce(jsonb_agg(c.number order by c.number), '[]'))
  into result from changed c;
  if (result ->> 'count')::int > 0 then
    perform private.write_audit_entry('UPDATE', 'orders', gen_random_uuid()::text, own,
      jsonb_build_object('cash_settled', not settled), result || jsonb_build_object('cash_settled', settled));
  end if;
  return result - 'numbers';
end
$$;

create function public.log_attempt(order_id uuid, outcome text, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.log_attempt(order_id, outcome, note) $$;
create function public.deliver_order(order_id uuid, collected public.iqd, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.deliver_order(order_id, collected, note) $$;
create function public.refuse_order(order_id uuid, fee_paid boolean, note text) returns void
language sql security invoker set search_path = '' as $$ select private.refuse_order(order_id, fee_paid, note) $$;
create function public.settle_cash(order_ids uuid[], settled boolean default true) returns jsonb
language sql security invoker set search_path = '' as $$ select private.settle_cash(order_ids, settled) $$;
revoke all on function public.log_attempt(uuid, text, text), public.deliver_order(uuid, public.iqd, text),
  public.refuse_order(uuid, boolean, text), public.settle_cash(uuid[], boolean) from public, anon, authenticated;
grant execute on function public.log_attempt(uuid, text, text), private.log_attempt(uuid, text, text),
  public.deliver_order(uuid, public.iqd, text), private.deliver_order(uuid, public.iqd, text),
  public.refuse_order(uuid, boolean, text), private.refuse_order(uuid, boolean, text), public.settle_cash(uuid[], boolean), private.settle_cash(uuid[], boolean) to authenticated, service_role;
