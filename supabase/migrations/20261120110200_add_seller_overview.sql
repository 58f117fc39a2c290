-- What waits for an approved seller: orders to ship, goods that run out.
-- low_stock: published products with at most that many units left, variants summed.
create function private.get_seller_overview(low_stock int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  seller uuid := auth.uid();
begin
  if seller is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if not private.is_approved_seller() then
    perform private.raise_error('PT403', 'not_approved');
  end if;
  return (
    select jsonb_build_object(
      'awaiting_approval', count(*) filter (where o.approved_at is null),
      'to_ship', count(*) filter (where o.approved_at is not null))
    from public.orders o where o.seller_id = seller and o.status = 'Processing'
  ) || (
    select jsonb_build_object(
      'products', count(*),
      'published', count(*) filter (where p.published),
      'low_stock', count(*) filter (where p.published and private.total_stock(p.id, p.quantity) <= get_seller_overview.low_stock))
    from public.products p
    where p.seller_id = seller
  );
end
$$;
create function public.get_seller_overview(low_stock int)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_seller_overview(low_stock) $$;
revoke all on function public.get_seller_overview(int) from public, anon, authenticated;
grant execute on function public.get_seller_overview(int), private.get_seller_overview(int)
  to authenticated, service_role;
