-- Stock is moved or counted, found by its SKU or barcode, and every change of it noted with its reason.

-- Moves stock by `delta` and notes why. Answers what is left; raises out_of_stock when that would be less than nothing.
create function private.move_stock(product_id bigint, variant_id bigint, delta public.stock_change, kind text, order_id uuid, note text)
returns numeric
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_over numeric;
begin
  update public.product_stock s set quantity = s.quantity + move_stock.delta
  where s.product_id = move_stock.product_id and s.variant_id is not distinct from move_stock.variant_id
    and s.quantity + move_stock.delta between 0 and 999999999.999
  returning s.quantity into left_over;
  if not found then
    select s.quantity into left_over from public.product_stock s
    where s.product_id = move_stock.product_id and s.variant_id is not distinct from move_stock.variant_id;
    if not found then
      perform private.raise_error('PT404', 'product_not_found');
    end if;
    perform private.raise_error('PT409', 'out_of_stock', jsonb_build_object('available', left_over));
  end if;
  insert into public.stock_movements (company_id, product_id, variant_id, kind, delta, quantity, order_id, actor_id, note)
  select p.company_id, p.id, move_stock.variant_id, move_stock.kind, move_stock.delta, left_over, move_stock.order_id,
    private.my_id(), nullif(btrim(move_stock.note), '')
  from public.products p where p.id = move_stock.product_id;
  return left_over;
end
$$;

-- Changes the stock of a product or variant: by `delta`, or to `counted` where the shelf still shows `expected`.
-- Answers what is left. Raises stock_changed {available} when something was sold since `expected` was read.
create function private.adjust_stock(product_id bigint, variant_id bigint, delta public.stock_change,
  counted public.stock_quantity, expected public.stock_quantity, note text)
returns numeric
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products;
  available numeric;
begin
  product := private.lock_product(adjust_stock.product_id, 'stock');
  perform private.require_that((delta is null) <> (counted is null), 'counted', 'required');
  perform private.require_stock_quantity(product.unit, coalesce(abs(delta), counted), 'quantity');
  perform private.require_text('note', note, 200, true);
  if delta is not null then
    return private.move_stock(product.id, adjust_stock.variant_id, delta, 'adjusted', null, note);
  end if;
  select s.quantity into available from public.product_stock s
  where s.product_id = product.id and s.variant_id is not distinct from adjust_stock.variant_id for update;
  if not found then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if expected is not null and available <> expected then
    perform private.raise_error('PT409', 'stock_changed', jsonb_build_object('available', available));
  end if;
  if available = counted then
    return available;
  end if;
  return private.move_stock(product.id, adjust_stock.variant_id, counted - available, 'counted', null, note);
end
$$;
create function public.adjust_stock(product_id bigint, variant_id bigint default null, delta public.stock_change default null,
  counted public.stock_quantity default null, expected public.stock_quantity default null, note text default null)
returns numeric
language sql
security invoker
set search_path = ''
as $$ select private.adjust_stock(product_id, variant_id, delta, counted, expected, note) $$;
revoke all on function public.adjust_stock(bigint, bigint, public.stock_change, public.stock_quantity, public.stock_quantity, text) from public, anon, authenticated;
grant execute on function public.adjust_stock(bigint, bigint, public.stock_change, public.stock_quantity, public.stock_quantity, text),
  private.adjust_stock(bigint, bigint, public.stock_change, public.stock_quantity, public.stock_quantity, text) to authenticated, service_role;

-- The company's goods that a code (SKU or barcode, as scanned or typed) stands on: of a product with variants all of them.
-- [{product_id, variant_id, sku, name_en, name_ar, size, color, color_ar, unit, image, stock}]
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
  -- Scanners write a 12-digit code with a nought before it or without.
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
          -- Where there are variants, they are what is counted.
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
revoke all on function public.find_stock_items(text) from public, anon, authenticated;
grant execute on function public.find_stock_items(text), private.find_stock_items(text) to authenticated, service_role;
