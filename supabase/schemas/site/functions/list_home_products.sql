-- Chosen products for the console, in their order: {id, name_en, name_ar, sku, main_image, company_name, price,
-- discounted_price, state (shown, out_of_stock, not_shown), deal_state}. Deleted ones are left out.
create function private.list_home_products(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
      'main_image', p.main_image, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'price', o.price, 'discounted_price', o.discounted_price,
      'state', case when not private.is_public_product(p) then 'not_shown' when not o.in_stock then 'out_of_stock' else 'shown' end,
      'deal_state', private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at)) order by w.place), '[]')
    from unnest(ids[1:100]) with ordinality w (id, place)
    join public.products p on p.id = w.id and p.deleted_at is null
    join public.product_offers o on o.product_id = p.id
    join public.companies c on c.id = p.company_id);
end
$$;

create function public.list_home_products(ids bigint[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_home_products(ids) $$;
grant execute on function public.list_home_products(bigint[]), private.list_home_products(bigint[])
  to authenticated, service_role;
