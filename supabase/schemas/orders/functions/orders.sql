create function private.count_order_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger count_order_version before update on public.orders
  for each row execute function private.count_order_version();

-- Sets the order version that an event or call created.
create function private.number_order_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.order_version := coalesce((select o.version from public.orders o where o.id = new.order_id), 1);
  return new;
end
$$;
create trigger number_order_event before insert on public.order_events
  for each row execute function private.number_order_change();
create trigger number_order_call before insert on public.order_calls
  for each row execute function private.number_order_change();

-- Whether the caller may see the amounts of an order: its buyer, people of the company that buys, members of the selling company
-- with see_money, staff.
create function private.sees_money(o public.orders)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(o.buyer_id = private.my_id(), false) or private.may_read(o.company_id, 'see_money')
    or private.staff_may('see_orders') or private.may_buy(o.buying_company_id, 'see_orders');
end
$$;

-- Whether the caller works on orders of this order's company. For policies, because the order itself may be hidden from the
-- caller.
create function private.works_on_order(order_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.orders o where o.id = works_on_order.order_id and private.may(o.company_id, 'see_orders'));
end
$$;
grant execute on function private.works_on_order(uuid) to authenticated, service_role;
