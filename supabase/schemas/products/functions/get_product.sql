-- A product for its page. Raises product_gone for a product that was public before, product_not_found for any other that is not
-- public. Members see their company's unlisted products, staff all.
create function private.get_product(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  p public.products;
  o public.product_offers;
  s public.companies;
  running_deal public.iqd;
  result jsonb;
begin
  select * into p from public.products x where x.id = get_product.product_id;
  select * into o from public.product_offers x where x.product_id = p.id;
  select * into s from public.companies x where x.id = p.company_id;
  running_deal := private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at);
  if p.id is null or not (private.is_public_product(p)
    or (p.deleted_at is null and (private.may_in_any_state(p.company_id, 'see_money') or private.staff_may('products')))) then
    -- Was listed, or is listed while its company or category is hidden.
    if coalesce(p.is_listed, false) and s.status <> 'pending'
      or exists (select from private.withdrawn_products w where w.product_id = get_product.product_id) then
      perform private.raise_error('PT410', 'product_gone');
    end if;
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  with recursive path as (
    select c.id, c.parent_id, c.name_en, c.name_ar, c.slug_en, c.slug_ar, 0 as depth
    from public.categories c where c.id = p.category_id
    union all
    select c.id, c.parent_id, c.name_en, c.name_ar, c.slug_en, c.slug_ar, t.depth + 1
    from public.categories c join path t on c.id = t.parent_id where t.depth < 20
  ), variants as (
    select v.*, t.quantity as stock from public.product_variants v join public.product_stock t on t.variant_id = v.id
    where v.product_id = p.id
  )
  select jsonb_build_object(
    'id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'slug_en', p.slug_en, 'slug_ar', p.slug_ar, 'sku', p.sku,
    'brand', p.brand, 'model_number', p.model_number, 'unit', p.unit, 'min_quantity', p.min_quantity,
    'quantity_step', p.quantity_step, 'pack_quantity', p.pack_quantity, 'pack_unit', p.pack_unit, 'main_image', p.main_image, 'price', o.price, 'discounted_price', running_deal,
    'stock', private.total_stock(p.id), 'has_variants', exists (select 1 from variants),
    'rating_average', o.rating_average, 'rating_count', o.rating_count, 'company_id', p.company_id,
    'company_name', s.name, 'company_logo', s.logo,
    'category_id', p.category_id, 'category_name_en', (select t.name_en from path t where t.depth = 0),
    'category_name_ar', (select t.name_ar from path t where t.depth = 0))
  || private.seller_names(s) || jsonb_build_object(
    'description_en', p.description_en, 'description_ar', p.description_ar, 'additional_images', p.additional_images,
    'video_url', p.video_url, 'datasheet_path', p.datasheet_path,
    'datasheet_size', p.datasheet_size, 'attributes', private.readable_attributes(p.attributes),
    'size_chart', p.size_chart, 'returns', private.returns_of(p),
    'deal_ends_at', case when running_deal is not null then o.deal_ends_at end,
    'price_breaks', private.price_breaks(o.price, running_deal, o.volume_discounts), 'order_minimum', s.order_minimum,
    'free_over', private.free_delivery_anywhere(s.id), 'delivery', private.delivery_range(s),
    'holiday', private.closure_of(s, (now() at time zone 'Asia/Baghdad')::date), 'offers_pickup', s.offers_pickup,
    'price_confirmed_at', o.price_confirmed_at, 'price_is_old', private.is_old_price(o.price_confirmed_at),
    'variants', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'size', v.size, 'color', v.color,
      'color_ar', v.color_ar, 'sku', v.sku, 'price', coalesce(v.price, o.price),
      'discounted_price', private.variant_deal_price(v.price, o.price, running_deal), 'stock', v.stock,
      'price_breaks', private.price_breaks(coalesce(v.price, o.price), private.variant_deal_price(v.price, o.price, running_deal),
        o.volume_discounts)) order by v.position, v.id) from variants v), '[]'),
    'category_path', (select jsonb_agg(jsonb_build_object('id', t.id, 'name_en', t.name_en, 'name_ar', t.name_ar,
      'slug_en', t.slug_en, 'slug_ar', t.slug_ar) order by t.depth desc) from path t))
  into result;
  return result;
end
$$;

create function public.get_product(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_product(product_id)) $$;
grant execute on function public.get_product(bigint), private.get_product(bigint) to anon, authenticated, service_role;
