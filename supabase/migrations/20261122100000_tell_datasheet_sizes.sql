-- Known without downloading the file. No grants: it is nobody's to write, and read through get_product.
alter table public.products
  -- Bytes, as the storage server counted them; null for a file that is not stored here.
  add column datasheet_size bigint check (datasheet_size >= 0);

-- Runs as whoever saves the product: sellers see their own files there, administrators all.
create function private.note_datasheet_size()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
declare
  found_size bigint := (
    select (o.metadata ->> 'size')::bigint from storage.objects o
    where o.bucket_id = 'datasheets' and o.name = new.datasheet_path);
begin
  if found_size is not null then
    new.datasheet_size := found_size;
  elsif tg_op = 'UPDATE' and new.datasheet_size is not distinct from old.datasheet_size then
    new.datasheet_size := null;
  end if;
  return new;
end
$$;
revoke all on function private.note_datasheet_size() from public, anon, authenticated;
create trigger note_new_datasheet_size before insert on public.products
  for each row when (new.datasheet_path is not null) execute function private.note_datasheet_size();
create trigger note_changed_datasheet_size before update of datasheet_path on public.products
  for each row when (new.datasheet_path is distinct from old.datasheet_path) execute function private.note_datasheet_size();

-- What is there already.
update public.products p set datasheet_size = (o.metadata ->> 'size')::bigint
from storage.objects o
where o.bucket_id = 'datasheets' and o.name = p.datasheet_path;

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
    'video_url', p.video_url, 'datasheet_path', p.datasheet_path,
    'datasheet_size', p.datasheet_size, 'attributes', p.attributes,
    'size_chart', p.size_chart,
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
