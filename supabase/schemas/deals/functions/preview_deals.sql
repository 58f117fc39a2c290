-- Preview of a deal: for each product its price now and then, the deal it replaces, and the reason if it is refused.
create function private.preview_deals(deal jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('products');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
      'main_image', p.main_image, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'price', r.price, 'deal_price', r.deal_price, 'problem', r.problem,
      'mark', case when o.product_id is not null then private.offer_mark(o) end,
      'replaces', case when private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at) in ('scheduled', 'running')
        then jsonb_build_object('price', o.discounted_price, 'starts_at', o.deal_starts_at, 'ends_at', o.deal_ends_at) end)
      order by r.place), '[]')
    from private.plan_deals(deal) r
    left join public.products p on p.id = r.product_id and p.deleted_at is null
    left join public.product_offers o on o.product_id = p.id
    left join public.companies c on c.id = p.company_id);
end
$$;

create function public.preview_deals(deal jsonb)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.preview_deals(deal) $$;
grant execute on function public.preview_deals(jsonb), private.preview_deals(jsonb) to authenticated, service_role;
