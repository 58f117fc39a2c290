-- Goods of the caller's company with these SKUs, for lines of an offer: an array of offeredGoods of quotes/answers.ts. A product
-- with variants is found by the SKUs of its variants alone. Raises invalid_input {field: codes} above 5,000.
create function private.find_offered_goods(codes text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company constant uuid := private.company_to_read('quotes');
begin
  perform private.require_that(cardinality(codes) <= 5000, 'codes', 'too_many');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', w.code, 'product_id', p.id, 'variant_id', v.id, 'name_en', p.name_en,
      'name_ar', p.name_ar, 'sku', coalesce(v.sku, p.sku), 'unit', p.unit, 'lowest_price', m.lowest,
      'unit_price', private.unit_price(coalesce(v.price, o.price),
        private.variant_deal_price(v.price, o.price, private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at)),
        o.volume_discounts, p.min_quantity))), '[]')
    from (select distinct c.code from unnest(codes) c (code)) w
    join private.product_codes k on k.company_id = company and k.code = private.code_key(w.code)
    join public.products p on p.id = k.product_id and p.deleted_at is null and p.moderation = 'visible'
    join public.product_offers o on o.product_id = p.id
    left join public.product_variants v on v.id = k.variant_id
    left join private.price_limits m on m.product_id = p.id
    where v.id is not null or not exists (select from public.product_variants x where x.product_id = p.id));
end
$$;

create function public.find_offered_goods(codes text[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.find_offered_goods(codes) $$;
grant execute on function public.find_offered_goods(text[]), private.find_offered_goods(text[]) to authenticated, service_role;
