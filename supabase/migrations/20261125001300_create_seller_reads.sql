-- What the seller portal reads of the seller's own goods.

-- The signed-in seller's products, last changed first.
-- max_stock: only those with at most that many units left, variants summed.
create function private.list_own_products(term text, published boolean, max_stock int, page int, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  seller uuid := auth.uid();
  size int := least(greatest(coalesce(list_own_products.page_size, 20), 1), 100);
  pattern text := '%' || replace(replace(replace(private.fold_text(coalesce(term, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  result jsonb;
begin
  if seller is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if not private.is_approved_seller() then
    perform private.raise_error('PT403', 'not_approved');
  end if;
  with matching as (
    select p.id, p.updated_at from public.products p
    where p.seller_id = seller
      and (list_own_products.published is null or p.published = list_own_products.published)
      and (list_own_products.max_stock is null
        or private.total_stock(p.id, p.quantity) <= list_own_products.max_stock)
      and (pattern = '%%' or private.fold_text(concat_ws(' ', p.sku, p.model_number, p.brand, p.name_en, p.name_ar)) like pattern)
  ), shown as (
    select m.id from matching m order by m.updated_at desc, m.id desc
    limit size offset (greatest(coalesce(list_own_products.page, 1), 1) - 1) * size
  )
  select jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
        'main_image', p.main_image, 'price', p.price,
        'discounted_price', private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at),
        'stock', private.total_stock(p.id, p.quantity), 'unit', p.unit, 'published', p.published,
        'category_name_en', c.name_en, 'category_name_ar', c.name_ar, 'updated_at', p.updated_at)
        order by p.updated_at desc, p.id desc)
      from shown s join public.products p on p.id = s.id join public.categories c on c.id = p.category_id), '[]'),
    'total', (select count(*) from matching))
  into result;
  return result;
end
$$;
create function public.list_own_products(term text default null, published boolean default null,
  max_stock int default null, page int default 1, page_size int default 20)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.list_own_products(term, published, max_stock, page, page_size));
end
$$;
revoke all on function public.list_own_products(text, boolean, int, int, int) from public, anon, authenticated;
grant execute on function public.list_own_products(text, boolean, int, int, int),
  private.list_own_products(text, boolean, int, int, int) to authenticated, service_role;

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
