-- Products as lists show them, in the order of the ids; those that nobody may buy are left out.
create function private.product_cards(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'slug_en', p.slug_en, 'slug_ar', p.slug_ar, 'sku', p.sku,
      'brand', p.brand, 'model_number', p.model_number, 'unit', p.unit, 'main_image', p.main_image, 'price', p.price,
      'discounted_price', private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at),
      'stock', coalesce(v.stock, p.quantity), 'has_variants', v.stock is not null,
      'rating_average', p.rating_average, 'rating_count', p.rating_count, 'seller_id', p.seller_id,
      'company_name', s.company_name, 'category_id', p.category_id, 'category_name_en', c.name_en,
      'category_name_ar', c.name_ar) order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted (id, place)
    join public.products p on p.id = wanted.id and p.published
    join public.sellers s on s.id = p.seller_id and s.is_approved
    join public.categories c on c.id = p.category_id
    left join lateral (select sum(x.stock)::int as stock from public.product_variants x where x.product_id = p.id) v on true
  );
end
$$;

-- All categories, parents before children, with the number of products in the subtree.
create function private.list_categories()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with recursive tree as (
      select c.id, c.id as ancestor, 0 as depth from public.categories c
      union all
      select t.id, c.parent_id, t.depth + 1
      from tree t join public.categories c on c.id = t.ancestor where c.parent_id is not null
    ), own as (
      select d.category_id, count(*) as products from private.search_documents d group by d.category_id
    ), counts as (
      select t.ancestor as id, sum(coalesce(o.products, 0))::int as products
      from tree t left join own o on o.category_id = t.id group by t.ancestor
    ), depths as (
      select t.id, max(t.depth) as depth from tree t group by t.id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'parent_id', c.parent_id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
      'slug_ar', c.slug_ar, 'image', c.image, 'seo_title_en', c.seo_title_en, 'seo_title_ar', c.seo_title_ar,
      'seo_description_en', c.seo_description_en, 'seo_description_ar', c.seo_description_ar,
      'focus_keywords', c.focus_keywords, 'product_count', n.products) order by d.depth, c.position, c.id), '[]')
    from public.categories c join counts n on n.id = c.id join depths d on d.id = c.id
  );
end
$$;

-- Raises product_not_found. Sellers see their own hidden products, admins all.
create function private.get_product(product_id bigint)
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

create function private.list_products_by_ids(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.product_cards(ids[1:200]));
end
$$;

create function private.list_compatible_products(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.product_cards(array(
      select c.compatible_product_id from public.product_compatibilities c
      where c.product_id = list_compatible_products.product_id order by c.compatible_product_id limit 24))
  );
end
$$;

-- Others of the same category, then of its neighbours, best first, at most eight.
create function private.list_related_products(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.product_cards(array(
      select x.product_id from (
        (select d.product_id, 0 as distance, d.popularity from private.search_documents d, public.products p
         where p.id = list_related_products.product_id and d.category_id = p.category_id and d.product_id <> p.id
         order by d.popularity desc limit 8)
        union all
        (select d.product_id, 1, d.popularity
         from public.products p
         join public.categories c on c.id = p.category_id
         join public.categories near on near.parent_id = c.parent_id and near.id <> c.id
         cross join lateral (select * from private.search_documents x where x.category_id = near.id
                             order by x.popularity desc limit 8) d
         where p.id = list_related_products.product_id
         order by d.popularity desc limit 8)
      ) x order by x.distance, x.popularity desc, x.product_id limit 8))
  );
end
$$;

-- Eight products per shelf: running deals (deepest first), newest, best rated.
create function private.get_home_page()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'deals', private.product_cards(array(
        select o.product_id from private.product_offers o
        where o.discounted_price is not null and o.in_stock
          and (o.deal_starts_at is null or o.deal_starts_at <= now()) and (o.deal_ends_at is null or o.deal_ends_at > now())
        order by 1 - o.discounted_price / o.price desc, o.product_id limit 8)),
      'newest', private.product_cards(array(
        select d.product_id from private.search_documents d order by d.created_at desc, d.product_id limit 8)),
      'best_rated', private.product_cards(array(
        select x.product_id from (
          select d.product_id from private.search_documents d order by d.popularity desc, d.product_id limit 400
        ) x join private.product_offers o using (product_id)
        where o.rating_count > 0 and o.in_stock
        -- A few votes count as little: the average is pulled towards 3.5 by five votes.
        order by (o.rating_average * o.rating_count + 3.5 * 5) / (o.rating_count + 5) desc, x.product_id limit 8)))
  );
end
$$;

-- Newest first, 10 a page, with the count of each star.
create function private.list_reviews(product_id bigint, page int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'items', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'rating', r.rating, 'body', r.body,
          'author_name', r.author_name, 'verified_purchase', r.verified_purchase, 'created_at', r.created_at)
          order by r.created_at desc, r.id desc)
        from (select * from public.reviews x where x.product_id = list_reviews.product_id
              order by x.created_at desc, x.id desc
              limit 10 offset (greatest(coalesce(page, 1), 1) - 1) * 10) r), '[]'),
      'total', (select count(*) from public.reviews r where r.product_id = list_reviews.product_id),
      'distribution', (select jsonb_object_agg(star, (select count(*) from public.reviews r
          where r.product_id = list_reviews.product_id and r.rating = star)) from generate_series(1, 5) star))
  );
end
$$;

create function public.list_categories() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_categories() $$;
create function public.get_product(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_product(product_id) $$;
create function public.list_products_by_ids(ids bigint[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_products_by_ids(ids) $$;
create function public.list_compatible_products(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_compatible_products(product_id) $$;
create function public.list_related_products(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_related_products(product_id) $$;
create function public.get_home_page() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_home_page() $$;
create function public.list_reviews(product_id bigint, page int default 1) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_reviews(product_id, page) $$;

revoke all on function public.list_categories(), public.get_product(bigint), public.list_products_by_ids(bigint[]),
  public.list_compatible_products(bigint), public.list_related_products(bigint), public.get_home_page(),
  public.list_reviews(bigint, int) from public, anon, authenticated;
grant execute on function
  public.list_categories(), private.list_categories(),
  public.get_product(bigint), private.get_product(bigint),
  public.list_products_by_ids(bigint[]), private.list_products_by_ids(bigint[]),
  public.list_compatible_products(bigint), private.list_compatible_products(bigint),
  public.list_related_products(bigint), private.list_related_products(bigint),
  public.get_home_page(), private.get_home_page(),
  public.list_reviews(bigint, int), private.list_reviews(bigint, int)
  to anon, authenticated, service_role;
