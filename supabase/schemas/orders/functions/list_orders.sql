-- SQL order of a list of orders by the sort's name: newest (default), oldest, total, total_desc, governorate,
-- governorate_desc, status, status_desc. An index serves each, for one company and for all.
create function private.order_sort(sort text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  perform private.require_that(sort is null or sort in ('newest', 'oldest', 'total', 'total_desc', 'governorate',
    'governorate_desc', 'status', 'status_desc'), 'sort', 'one_of');
  return case sort
    when 'oldest' then 'o.created_at, o.id desc'
    when 'total' then 'o.total, o.id desc'
    when 'total_desc' then 'o.total desc, o.id'
    when 'governorate' then 'o.governorate, o.created_at desc, o.id'
    when 'governorate_desc' then 'o.governorate desc, o.created_at, o.id desc'
    when 'status' then 'o.status, o.created_at desc, o.id'
    when 'status_desc' then 'o.status desc, o.created_at, o.id desc'
    else 'o.created_at desc, o.id' end;
end
$$;

-- Company, tax number and purchase order as the buyer gave them.
create function private.order_purchase(checkout public.checkouts)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('buyer_company', checkout.buyer_company, 'tax_number', checkout.tax_number,
    'purchase_order', checkout.purchase_order)
$$;

-- One page of the caller's own orders, newest first. Pages and count are those of checkouts, so that the orders of one checkout
-- are on one page. Each order has the first four lines and `checkout_orders`, the number of orders of its checkout.
create function private.list_bought_orders(conditions text, filter jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.list_page(
    'g.checkout_id', format('from (select o.checkout_id, max(o.created_at) as created_at from public.orders o where %s
      group by o.checkout_id) g where true', conditions),
    'g.created_at desc, g.checkout_id',
    $item$ private.order_summary(o) || jsonb_build_object('purchase', private.order_purchase(k),
      'checkout_orders', (select count(*) from public.orders a where a.checkout_id = o.checkout_id),
      'first_lines', (select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar,
        'main_image', l.main_image) order by l.id)
        from (select * from public.order_lines l where l.order_id = o.id order by l.id limit 4) l)) $item$,
    format('join public.orders o on o.checkout_id = shown.id and %s join public.checkouts k on k.id = o.checkout_id', conditions), filter)
$$;

-- scope: 'buyer' (own; see list_bought_orders), 'buying' (of the company for which the caller buys, by project_id? and
-- person_id?), 'seller' (received) or 'admin' (all). Buyers also search by product; sellers
-- and staff search by number, name, phone or SKU, sellers also by product; all by purchase order. filter: {status?
-- (AwaitingApproval: Processing and not approved; Processing: approved), term?, confirmation? (of orders in Processing; 'none':
-- not asked yet), governorate?, product_id?, buyer_id? (staff), pickup? (true: collected ones), cash? ('unsettled': paid at the
-- door and not yet handed over), from?, to?, sort? (see order_sort; not by total without the right to
-- see money), page?, page_size?, after?}. Each order has `purchase` (see order_purchase). Sellers also get, for the filtered
-- orders, cash_to_collect (due on orders on their way) and cash_to_settle (paid and not yet handed over). Both are null, and
-- the cash filter is refused, without the right to see money; both are also null while the whole list is read.
create function private.list_orders(scope text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := private.order_conditions(scope, filter);
  sees_money boolean := scope <> 'seller' or private.may_read(private.company_to_read('see_orders'), 'see_money');
  sort text := case when sees_money or filter ->> 'sort' not like 'total%' then filter ->> 'sort' end;
  to_collect numeric;
  to_settle numeric;
begin
  if scope = 'buyer' then return private.list_bought_orders(conditions, filter); end if;
  -- Cash that the drivers bring or that is paid at the showroom.
  if scope = 'seller' and sees_money and not filter ? 'after' then
    execute format('select coalesce(sum(o.total), 0) from public.orders o where o.status = ''Shipped'' and %s', conditions)
    into to_collect;
    execute format('select coalesce(sum(o.cash_collected), 0) from public.orders o
      where o.cash_collected is not null and o.cash_settled_at is null and %s', conditions)
    into to_settle;
  end if;
  return private.list_page(
    'o.id', 'from public.orders o where ' || conditions,
    private.order_sort(sort),
    $item$private.order_summary(o) || jsonb_build_object('purchase', private.order_purchase(k))$item$,
    'join public.orders o on o.id = shown.id join public.checkouts k on k.id = o.checkout_id', filter)
    || case when scope = 'seller' then jsonb_build_object('cash_to_collect', to_collect, 'cash_to_settle', to_settle)
      else '{}' end;
end
$$;

create function public.list_orders(scope text, filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_orders(scope, filter) $$;
grant execute on function public.list_orders(text, jsonb), private.list_orders(text, jsonb) to authenticated, service_role;
