-- Products that anyone could once see and now cannot: hidden, deleted, or their seller no longer approved. Their pages
-- answer "gone" instead of "never was", which takes them out of search engines. Never-published ones are not here.
create table private.withdrawn_products (
  -- No foreign key: the row outlives its product.
  product_id bigint primary key,
  withdrawn_at timestamptz not null default now()
);
alter table private.withdrawn_products enable row level security;
revoke all on private.withdrawn_products from public, anon, authenticated;
grant all on private.withdrawn_products to service_role;

-- A product leaves the search index exactly when it stops being public.
create function private.note_withdrawn_products()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.withdrawn_products (product_id) select r.product_id from removed r on conflict do nothing;
  return null;
end
$$;
create trigger note_withdrawn_products after delete on private.search_documents referencing old table as removed
  for each statement execute function private.note_withdrawn_products();

-- Raises product_gone for a product that was public once, product_not_found for any other that is not shown.
-- Sellers see their own hidden products, admins all.
create or replace function private.get_product(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  p public.products;
  s public.sellers;
  result jsonb;
begin
  select * into p from public.products x where x.id = get_product.product_id;
  select * into s from public.sellers x where x.id = p.seller_id;
  if p.id is null or not ((p.published and s.is_approved) or coalesce(p.seller_id = auth.uid(), false) or private.is_admin()) then
    if exists (select 1 from private.withdrawn_products w where w.product_id = get_product.product_id) then
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
    select * from public.product_variants v where v.product_id = p.id
  )
  select jsonb_build_object(
    'id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'slug_en', p.slug_en, 'slug_ar', p.slug_ar, 'sku', p.sku,
    'brand', p.brand, 'model_number', p.model_number, 'unit', p.unit, 'main_image', p.main_image, 'price', p.price,
    'discounted_price', private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at),
    'stock', private.total_stock(p.id, p.quantity), 'has_variants', exists (select 1 from variants),
    'rating_average', p.rating_average, 'rating_count', p.rating_count, 'seller_id', p.seller_id,
    'company_name', s.company_name, 'category_id', p.category_id,
    'category_name_en', (select t.name_en from path t where t.depth = 0),
    'category_name_ar', (select t.name_ar from path t where t.depth = 0))
  || jsonb_build_object(
    'description_en', p.description_en, 'description_ar', p.description_ar, 'additional_images', p.additional_images,
    'video_url', p.video_url, 'datasheet_path', p.datasheet_path, 'attributes', p.attributes, 'size_chart', p.size_chart,
    'deal_ends_at', case when private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at) is not null
      then p.deal_ends_at end,
    'variants', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'size', v.size, 'color', v.color,
      'color_ar', v.color_ar, 'stock', v.stock) order by v.position, v.id) from variants v), '[]'),
    'category_path', (select jsonb_agg(jsonb_build_object('id', t.id, 'name_en', t.name_en, 'name_ar', t.name_ar,
      'slug_en', t.slug_en, 'slug_ar', t.slug_ar) order by t.depth desc) from path t))
  into result;
  return result;
end
$$;
