-- What the seller portal reads of the company's own goods.

-- What a product is found by in the portals. The bars keep a term from matching across two of them.
create function private.product_text(sku text, model_number text, brand text, name_en text, name_ar text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return private.fold_text(sku || ' | ' || coalesce(model_number, '') || ' | ' || coalesce(brand, '') || ' | ' || name_en || ' | '
    || name_ar);
end
$$;
-- A company searches its own goods: the index narrows by both at once.
create index products_text_idx on public.products using gin (company_id,
  private.product_text(sku, model_number, brand, name_en, name_ar) extensions.gin_trgm_ops);

-- A product as portals list it.
create function private.product_row(p public.products, o public.product_offers)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'slug_en', p.slug_en, 'sku', p.sku,
    'brand', p.brand, 'main_image', p.main_image, 'price', o.price, 'list_discounted_price', o.discounted_price,
    'discounted_price', private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at),
    'deal_ends_at', o.deal_ends_at, 'price_confirmed_at', o.price_confirmed_at,
    'stock', private.total_stock(p.id), 'unit', p.unit, 'published', p.published, 'moderation', p.moderation,
    'moderation_reason', p.moderation_reason, 'version', p.version, 'deleted_at', p.deleted_at,
    'variant_count', (select count(*) from public.product_variants v where v.product_id = p.id),
    'category_id', p.category_id,
    'category_name_en', (select c.name_en from public.categories c where c.id = p.category_id),
    'category_name_ar', (select c.name_ar from public.categories c where c.id = p.category_id),
    'company_id', p.company_id, 'updated_at', p.updated_at);
end
$$;

-- The conditions of a product list over p (products) and o (offers); what its filter names but does not know is refused.
-- filter: {term?, category_id? (with all below it), published?, moderation?, deleted?, in_stock?, max_stock?, on_deal?,
--   without_image?, price_older_than_days?}
create function private.product_conditions(filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text := case when coalesce((filter ->> 'deleted')::boolean, false)
    then 'p.deleted_at is not null' else 'p.deleted_at is null' end;
  pattern text := private.fold_pattern(filter ->> 'term');
begin
  if pattern is not null then
    conditions := conditions || format(
      ' and private.product_text(p.sku, p.model_number, p.brand, p.name_en, p.name_ar) like %L', pattern);
  end if;
  if filter ->> 'category_id' is not null then
    conditions := conditions || format(' and p.category_id = any (%L::bigint[])',
      private.category_subtree(private.number_of(filter, 'category_id')::bigint));
  end if;
  if filter ->> 'published' is not null then
    conditions := conditions || format(' and p.published = %L::boolean', (filter ->> 'published')::boolean);
  end if;
  if filter ->> 'moderation' is not null then
    conditions := conditions || format(' and p.moderation = %L', filter ->> 'moderation');
  end if;
  if filter ->> 'in_stock' is not null then
    conditions := conditions || format(' and o.in_stock = %L::boolean', (filter ->> 'in_stock')::boolean);
  end if;
  if filter ->> 'max_stock' is not null then
    conditions := conditions || format(' and private.total_stock(p.id) <= %L::numeric', private.number_of(filter, 'max_stock'));
  end if;
  if filter ->> 'on_deal' is not null then
    conditions := conditions || format(
      ' and (private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at) is not null) = %L::boolean',
      (filter ->> 'on_deal')::boolean);
  end if;
  if coalesce((filter ->> 'without_image')::boolean, false) then
    conditions := conditions || ' and p.main_image is null';
  end if;
  if filter ->> 'price_older_than_days' is not null then
    conditions := conditions || format(' and o.price_confirmed_at < now() - make_interval(days => %L::int)',
      private.number_of(filter, 'price_older_than_days')::int);
  end if;
  return conditions;
end
$$;

-- The order of a product list by its name; last changed first without one.
create function private.product_order(sort text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case product_order.sort
    when 'oldest' then 'p.updated_at, p.id'
    when 'name_en' then 'p.name_en, p.id'
    when 'name_ar' then 'p.name_ar, p.id'
    when 'sku' then 'p.sku, p.id'
    when 'price' then 'o.price, p.id'
    when 'price_desc' then 'o.price desc, p.id'
    when 'stock' then 'private.total_stock(p.id), p.id'
    else 'p.updated_at desc, p.id desc' end;
end
$$;

-- The company's products. filter: as in product_conditions, with sort?, page?, page_size?.
-- Sorts: newest (last changed), oldest, name_en, name_ar, sku, price, price_desc, stock.
create function private.list_own_products(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.list_page('p.id',
    format('from public.products p join public.product_offers o on o.product_id = p.id where p.company_id = %L::uuid and %s',
      private.my_company(null), private.product_conditions(filter)),
    private.product_order(filter ->> 'sort'), 'private.product_row(p, o)',
    'join public.products p on p.id = shown.id join public.product_offers o on o.product_id = p.id', filter);
end
$$;
create function public.list_own_products(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_own_products(private.json_argument(filter)) $$;
revoke all on function public.list_own_products(jsonb) from public, anon, authenticated;
grant execute on function public.list_own_products(jsonb), private.list_own_products(jsonb) to authenticated, service_role;

-- What waits for an approved company: orders to ship, goods that run out.
-- low_stock: published products with at most that many units left, variants summed.
create function private.get_seller_overview(low_stock int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company(null);
begin
  return (
    select jsonb_build_object(
      'awaiting_approval', count(*) filter (where o.approved_at is null),
      'to_ship', count(*) filter (where o.approved_at is not null))
    from public.orders o where o.company_id = company and o.status = 'Processing'
  ) || (
    select jsonb_build_object('products', count(*), 'published', count(*) filter (where p.published))
    from public.products p where p.company_id = company and p.deleted_at is null
  ) || jsonb_build_object('low_stock', (
    select count(*) from (
      select s.product_id from public.product_stock s
      join public.products p on p.id = s.product_id and p.company_id = company and p.is_listed
      where s.quantity <= get_seller_overview.low_stock
      group by s.product_id
      having private.total_stock(s.product_id) <= get_seller_overview.low_stock) few));
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
