-- A product for the lists of the portals.
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
    'moderation_reason', p.moderation_reason, 'moderation_version', p.moderation_version, 'version', p.version, 'deleted_at', p.deleted_at,
    'variant_count', (select count(*) from public.product_variants v where v.product_id = p.id),
    'category_id', p.category_id,
    'category_name_en', (select c.name_en from public.categories c where c.id = p.category_id),
    'category_name_ar', (select c.name_ar from public.categories c where c.id = p.category_id),
    'company_id', p.company_id, 'updated_at', p.updated_at);
end
$$;

-- SQL conditions of a product list over p (products) and o (offers). Unknown filters are refused. filter: {term?, category_id?
-- (with its subtree), published?, moderation?, deleted?, in_stock?, low_stock?, on_deal?, without_image?, without_arabic_name?,
-- without_description? (in Arabic), without_brand?, odd_price?, price_older_than_days?, quality_below?}. `company` restricts the codes
-- of variants that are looked up.
create function private.product_conditions(filter jsonb, company uuid default null)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text := case when coalesce((filter ->> 'deleted')::boolean, false)
    then 'p.deleted_at is not null' else 'p.deleted_at is null' end;
  patterns text[] := private.fold_patterns(filter ->> 'term');
  beginning text := private.code_key(filter ->> 'term');
  -- Products with a variant whose SKU begins with the term; a product's own SKU is part of its search text.
  coded bigint[] := array(
    select c.product_id from private.product_codes c
    where c.code >= beginning and c.code < beginning || U&'\+10FFFF' and c.variant_id is not null
      and (product_conditions.company is null or c.company_id = product_conditions.company)
    order by c.code limit 1000);
  -- Lists of all companies also find products by their seller.
  sellers uuid[] := case when product_conditions.company is null then private.companies_named(filter ->> 'term') else '{}' end;
begin
  if patterns is not null then
    conditions := conditions || format(' and (p.search_text like any (%L::text[])', patterns)
      || case when coded <> '{}' then format(' or p.id = any (%L::bigint[])', coded) else '' end
      || case when sellers <> '{}' then format(' or p.company_id = any (%L::uuid[])', sellers) else '' end || ')';
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
  if filter ->> 'low_stock' is not null then
    conditions := conditions || format(' and o.low_stock = %L::boolean', (filter ->> 'low_stock')::boolean);
  end if;
  if filter ->> 'on_deal' is not null then
    conditions := conditions || format(
      ' and (private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at) is not null) = %L::boolean',
      (filter ->> 'on_deal')::boolean);
  end if;
  if coalesce((filter ->> 'without_image')::boolean, false) then
    conditions := conditions || ' and p.main_image is null';
  end if;
  if coalesce((filter ->> 'without_arabic_name')::boolean, false) then
    conditions := conditions || ' and p.name_ar !~ ''[\u0621-\u064a]''';
  end if;
  if coalesce((filter ->> 'without_description')::boolean, false) then
    conditions := conditions || ' and p.description_ar = ''''';
  end if;
  if coalesce((filter ->> 'without_brand')::boolean, false) then
    conditions := conditions || ' and p.brand is null';
  end if;
  if coalesce((filter ->> 'odd_price')::boolean, false) then
    conditions := conditions || format(' and p.id = any (%L::bigint[])', private.odd_price_ids());
  end if;
  if filter ->> 'price_older_than_days' is not null then
    conditions := conditions || format(' and o.price_confirmed_at < now() - make_interval(days => %L::int)',
      private.number_of(filter, 'price_older_than_days')::int);
  end if;
  if filter ->> 'quality_below' is not null then
    conditions := conditions || format(' and p.quality < %L::int', private.number_of(filter, 'quality_below')::int);
  end if;
  return conditions;
end
$$;

-- SQL order of a product list by the sort's name; last changed first without one.
create function private.product_order(sort text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case product_order.sort
    when 'oldest' then 'p.updated_at, p.id'
    when 'name_en_desc' then 'p.name_en desc, p.id desc'
    when 'name_ar_desc' then 'p.name_ar desc, p.id desc'
    when 'sku_desc' then 'p.sku desc, p.id desc'
    when 'name_en' then 'p.name_en, p.id'
    when 'name_ar' then 'p.name_ar, p.id'
    when 'sku' then 'p.sku, p.id'
    when 'quality' then 'p.quality, p.id'
    when 'quality_desc' then 'p.quality desc, p.id desc'
    when 'price' then 'o.price, o.product_id'
    when 'price_desc' then 'o.price desc, o.product_id desc'
    else 'p.updated_at desc, p.id desc' end;
end
$$;

-- FROM clause of a product list: joins offers only if conditions or order need them. `company` restricts both tables.
create function private.product_source(conditions text, ordering text, company uuid)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if conditions || ordering !~ '\mo\.' then
    return 'from public.products p where ' || conditions
      || case when company is not null then format(' and p.company_id = %L::uuid', company) else '' end;
  end if;
  return 'from public.products p join public.product_offers o on o.product_id = p.id where ' || conditions
    || case when company is not null then format(' and p.company_id = %1$L::uuid and o.company_id = %1$L::uuid', company) else '' end;
end
$$;

-- Parts of a good product page, with the percentage that each is worth and how much of it the product has, 0 to 1. A trigger
-- calls it before constraints are checked, so attributes may be of any shape.
create function private.page_quality_parts(p public.products)
returns table (place int, part text, weight int, share numeric)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  has_arabic constant text := '[\u0621-\u064a]';
  asked int;
  answered int;
begin
  select count(*), count(*) filter (where exists (
    select from jsonb_array_elements(case when jsonb_typeof(p.attributes) = 'array' then p.attributes else '[]' end) a
    where a ->> 'definition' = d.id::text))
  into asked, answered from private.attribute_definitions_of(p.category_id) d;
  return query values
    (1, 'picture', 25, (p.main_image is not null)::int::numeric),
    (2, 'attributes', 20, case when asked = 0 then 1 else answered::numeric / asked end),
    (3, 'arabic_name', 15, (p.name_ar ~ has_arabic)::int),
    (4, 'pictures', 10, least(cardinality(p.additional_images), 2)::numeric / 2),
    (5, 'arabic_description', 10, (length(p.description_ar) >= 40)::int),
    (6, 'english_description', 10, (length(p.description_en) >= 40)::int),
    (7, 'brand', 5, (coalesce(p.brand, p.model_number) is not null)::int),
    (8, 'document', 5, (coalesce(p.datasheet_path, p.video_url) is not null)::int);
end
$$;

create function private.page_quality(p public.products)
returns smallint
language sql
stable
security definer
set search_path = ''
as $$
  select round(sum(q.weight * q.share))::smallint from private.page_quality_parts(p) q
$$;

create function private.keep_page_quality()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.quality := private.page_quality(new);
  return new;
end
$$;

-- Why buyers do not find or cannot buy a product, and the quality of its page. {causes: [{cause, blocks, reason?, category_en?,
-- category_ar?, ended_at?}], quality: 0 to 100, missing: [text]}. Causes in the order in which to fix them: company_pending,
-- company_rejected, company_suspended, hidden, unpublished, category_hidden, no_delivery, out_of_stock, no_picture,
-- no_arabic_name, deal_ended. `blocks`: nobody can buy the product. `missing`: what would make the page better, most important
-- first; an old price counts for no percentage.
create function private.product_health(p public.products, o public.product_offers)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  has_arabic constant text := '[\u0621-\u064a]';
  company_status text := (select c.status from public.companies c where c.id = p.company_id);
begin
  return (
    select jsonb_build_object(
      'causes', coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('cause', x.cause, 'blocks', x.blocks) || x.facts)
        order by x.place) filter (where x.holds), '[]'))
    from (values
      (1, 'company_' || company_status, true, company_status <> 'approved', jsonb_build_object('reason', (
        select d.reason from public.company_decisions d where d.company_id = p.company_id order by d.id desc limit 1))),
      (2, 'hidden', true, p.moderation = 'hidden', jsonb_build_object('reason', p.moderation_reason)),
      (3, 'unpublished', true, not p.published, '{}'),
      (4, 'category_hidden', true, p.category_id = any (private.hidden_category_ids()), (
        select jsonb_build_object('category_en', c.name_en, 'category_ar', c.name_ar)
        from public.categories c where c.id = p.category_id)),
      (5, 'no_delivery', true, not private.hands_over(p.company_id), '{}'),
      (6, 'out_of_stock', true, not o.in_stock, '{}'),
      (7, 'no_picture', false, p.main_image is null, '{}'),
      (8, 'no_arabic_name', false, p.name_ar !~ has_arabic, '{}'),
      (9, 'deal_ended', false, o.discounted_price is not null and o.deal_ends_at <= now(),
        jsonb_build_object('ended_at', o.deal_ends_at))
    ) x (place, cause, blocks, holds, facts)
  ) || (
    select jsonb_build_object('quality', p.quality,
      'missing', coalesce(jsonb_agg(q.part order by q.weight * (1 - q.share) desc, q.place) filter (where q.share < 1), '[]')
        || case when private.is_old_price(o.price_confirmed_at) then '["price_confirmed"]' else '[]' end::jsonb)
    from private.page_quality_parts(p) q);
end
$$;
