-- The company's goods with a code (SKU or barcode, scanned or typed); of a product with variants all of them. [{product_id,
-- variant_id, sku, name_en, name_ar, size, color, color_ar, unit, image, stock}]
create function private.find_stock_items(code text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('stock');
  written text := private.code_key(code);
  -- Scanners return a 12-digit code with or without a leading zero.
  codes text[] := array[written, '0' || written, regexp_replace(written, '^0(?=\d{12}$)', '')];
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('product_id', p.id, 'variant_id', v.id, 'sku', coalesce(v.sku, p.sku), 'name_en', p.name_en,
        'name_ar', p.name_ar, 'size', v.size, 'color', v.color, 'color_ar', v.color_ar, 'unit', p.unit, 'image', p.main_image,
        'stock', s.quantity) order by p.id, v.position, v.id)
    from (
      select y.id from private.product_codes x join public.product_stock y on y.product_id = x.product_id
      where x.company_id = company and x.code = any (codes)
        and case when x.variant_id is not null then y.variant_id = x.variant_id
          -- If a product has variants, only they have stock.
          else y.variant_id is not null or not exists (select from public.product_variants v where v.product_id = x.product_id) end
    ) found
    join public.product_stock s on s.id = found.id
    join public.products p on p.id = s.product_id and p.deleted_at is null
    left join public.product_variants v on v.id = s.variant_id), '[]');
end
$$;

create function public.find_stock_items(code text)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_stock_items(code) $$;
grant execute on function public.find_stock_items(text), private.find_stock_items(text) to authenticated, service_role;
