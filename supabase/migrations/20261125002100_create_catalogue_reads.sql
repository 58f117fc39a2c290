-- What the shop reads of the catalogue beside the search: categories, one product, home page, lists, site map.

-- All categories, parents before children, with the number of products in the subtree. Every page carries the whole list;
-- what search engines read of a category is asked for by its page alone.
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
      select n.category_id, sum(n.products) as products from private.category_counts n
      where n.company_id <> all ((select private.barred_company_ids())::uuid[])
        and n.category_id <> all ((select private.hidden_category_ids())::bigint[])
      group by n.category_id
    ), counts as (
      select t.ancestor as id, sum(coalesce(o.products, 0))::int as products
      from tree t left join own o on o.category_id = t.id group by t.ancestor
    ), depths as (
      select t.id, max(t.depth) as depth from tree t group by t.id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'parent_id', c.parent_id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
      'slug_ar', c.slug_ar, 'image', c.image, 'product_count', n.products, 'returns', private.category_returns(c.id)) order by d.depth, c.position, c.id), '[]')
    from public.categories c join counts n on n.id = c.id join depths d on d.id = c.id
    where c.id <> all ((select private.hidden_category_ids())::bigint[])
  );
end
$$;

-- Raises product_gone for a product that was public once, product_not_found for any other that is not shown.
-- Members see their company's unlisted products, the staff all.
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
    -- Listed once, or listed still while its company or category is not shown.
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
    'quantity_step', p.quantity_step, 'main_image', p.main_image, 'price', o.price, 'discounted_price', running_deal,
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
    'free_over', private.free_delivery_anywhere(s.id),
    'holiday', private.holiday_of(s, (now() at time zone 'Asia/Baghdad')::date), 'offers_pickup', s.offers_pickup,
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
      where c.product_id = list_compatible_products.product_id order by c.position, c.compatible_product_id limit 24))
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

-- Of the staff's choice for the home page, in its order, what buyers can see and have; of deals those that run.
create function private.shown_at_home(ids bigint[], running_deals boolean)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  barred uuid[] := private.barred_company_ids();
  hidden bigint[] := private.hidden_category_ids();
begin
  return array(
    select w.id from unnest(ids) with ordinality w (id, place)
    join public.products p on p.id = w.id and p.is_listed and p.company_id <> all (barred) and p.category_id <> all (hidden)
    join public.product_offers o on o.product_id = p.id and o.in_stock
    where not running_deals or private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at) is not null
    order by w.place);
end
$$;

-- The home page of a choice: {banner, categories (ids), products, deals, newest, best_rated}, eight products per shelf. Deals are
-- the chosen ones, then the deepest; newest and best rated choose themselves. A preview shows the banner at any time.
create function private.home_page_answer(chosen public.home_page, is_preview boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  barred uuid[] := private.barred_company_ids();
  chosen_deals bigint[] := private.shown_at_home(chosen.deals, true);
  shows_banner boolean := chosen.banner_title_en is not null and (is_preview
    or (coalesce(chosen.banner_starts_at <= now(), true) and coalesce(chosen.banner_ends_at > now(), true)));
begin
  return (
    select jsonb_build_object(
      'banner', case when shows_banner then jsonb_build_object('title_en', chosen.banner_title_en,
        'title_ar', chosen.banner_title_ar, 'text_en', chosen.banner_text_en, 'text_ar', chosen.banner_text_ar,
        'link', chosen.banner_link, 'image', chosen.banner_image) end,
      'categories', to_jsonb(chosen.categories),
      'products', private.product_cards(private.shown_at_home(chosen.products, false)),
      'deals', private.product_cards((chosen_deals || array(
        select o.product_id from public.product_offers o
        join private.search_documents d on d.product_id = o.product_id and d.company_id <> all (barred)
        where o.discounted_price is not null and o.in_stock
          and (o.deal_starts_at is null or o.deal_starts_at <= now()) and (o.deal_ends_at is null or o.deal_ends_at > now())
          and o.product_id <> all (chosen_deals)
        order by 1 - o.discounted_price / o.price desc, o.product_id limit 8))[1:8]),
      'newest', private.product_cards(array(
        select d.product_id from private.search_documents d where d.company_id <> all (barred) order by d.created_at desc, d.product_id limit 8)),
      'best_rated', private.product_cards(array(
        select x.product_id from (
          select d.product_id from private.search_documents d where d.company_id <> all (barred) order by d.popularity desc, d.product_id limit 400
        ) x join public.product_offers o using (product_id)
        where o.rating_count > 0 and o.in_stock
        -- A few votes count as little: the average is pulled towards 3.5 by five votes.
        order by (o.rating_average * o.rating_count + 3.5 * 5) / (o.rating_count + 5) desc, x.product_id limit 8)))
  );
end
$$;

create function private.get_home_page()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select private.home_page_answer(h, false) from public.home_page h);
end
$$;

-- The page as preview_home_page keeps it; null after a day or once its maker may no longer change the page.
create function private.get_home_preview(token uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select private.home_page_answer(p.home, true) from private.home_previews p
    where p.token = get_home_preview.token and p.created_at > now() - interval '1 day'
      and private.staff_person_may(p.created_by, 'settings'));
end
$$;

-- The products that search engines may list, in order of their ids. Read part by part: part n of a given size holds
-- the ids from n * size + 1 to (n + 1) * size, so an address never moves to another part.
create function private.list_sitemap_products(after bigint, up_to bigint, max_rows int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'updated_at', x.updated_at) order by x.id), '[]')
    from (
      select d.product_id as id, p.updated_at
      from private.search_documents d join public.products p on p.id = d.product_id
      -- The bounds stand on both tables: the planner does not pass a lower bound on, and a merge join then asks for every product
      -- below it whether it is public (56 s at a million products).
      where private.is_public_product(p)
        and d.product_id > coalesce(list_sitemap_products.after, 0) and p.id > coalesce(list_sitemap_products.after, 0)
        and d.product_id <= coalesce(list_sitemap_products.up_to, 9223372036854775807)
        and p.id <= coalesce(list_sitemap_products.up_to, 9223372036854775807)
      order by d.product_id
      limit least(greatest(coalesce(list_sitemap_products.max_rows, 1000), 1), 1000)
    ) x
  );
end
$$;

-- Numbers of the parts that hold anything: one index probe per part, however many products there are.
create function private.list_sitemap_parts(part_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  size bigint := greatest(coalesce(list_sitemap_parts.part_size, 10000), 1000);
begin
  return (
    with recursive parts as (
      (select (d.product_id - 1) / size as part from private.search_documents d order by d.product_id limit 1)
      union all
      select (select (d.product_id - 1) / size from private.search_documents d
              where d.product_id > (p.part + 1) * size order by d.product_id limit 1)
      from parts p where p.part is not null
    )
    select coalesce(jsonb_agg(p.part order by p.part), '[]') from parts p where p.part is not null
  );
end
$$;

create function public.list_categories() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_categories()) $$;
create function public.get_product(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_product(product_id)) $$;
create function public.list_products_by_ids(ids bigint[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_products_by_ids(ids)) $$;
create function public.list_compatible_products(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_compatible_products(product_id)) $$;
create function public.list_related_products(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_related_products(product_id)) $$;
create function public.get_home_page() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_home_page()) $$;
create function public.get_home_preview(token uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_home_preview(token) $$;
create function public.list_sitemap_products(after bigint default 0, up_to bigint default null, max_rows int default 1000)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.catalogue_answer(private.list_sitemap_products(after, up_to, max_rows)) $$;
create function public.list_sitemap_parts(part_size int default 10000)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.catalogue_answer(private.list_sitemap_parts(part_size)) $$;
revoke all on function public.list_categories(), public.get_product(bigint), public.list_products_by_ids(bigint[]),
  public.list_compatible_products(bigint), public.list_related_products(bigint), public.get_home_page(), public.get_home_preview(uuid),
  public.list_sitemap_products(bigint, bigint, int), public.list_sitemap_parts(int) from public, anon, authenticated;
grant execute on function
  public.list_categories(), private.list_categories(),
  public.get_product(bigint), private.get_product(bigint),
  public.list_products_by_ids(bigint[]), private.list_products_by_ids(bigint[]),
  public.list_compatible_products(bigint), private.list_compatible_products(bigint),
  public.list_related_products(bigint), private.list_related_products(bigint),
  public.get_home_page(), private.get_home_page(),
  public.get_home_preview(uuid), private.get_home_preview(uuid),
  public.list_sitemap_products(bigint, bigint, int), private.list_sitemap_products(bigint, bigint, int),
  public.list_sitemap_parts(int), private.list_sitemap_parts(int)
  to anon, authenticated, service_role;
