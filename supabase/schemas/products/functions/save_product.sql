-- Writes the price limits from the product form: {lowest_price?, highest_price?}.
create function private.write_price_limits(product_id bigint, product jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lowest numeric := private.number_of(product, 'lowest_price');
  highest numeric := private.number_of(product, 'highest_price');
begin
  perform private.require_that(coalesce(lowest > 0, true), 'lowest_price', 'positive');
  perform private.require_that(coalesce(highest > 0, true), 'highest_price', 'positive');
  perform private.require_that(coalesce(highest >= lowest, true), 'highest_price', 'above_lowest');
  delete from private.price_limits l where l.product_id = write_price_limits.product_id;
  if lowest is not null or highest is not null then
    insert into private.price_limits (product_id, lowest, highest) values (write_price_limits.product_id, lowest, highest);
  end if;
end
$$;

-- A member of a JSON object as a list of texts, or null for any other type.
create function private.texts_of(value jsonb, name text)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(value -> name), 'null') = 'null' then
    return '{}';
  end if;
  perform private.require_that(jsonb_typeof(value -> name) = 'array', name, 'format');
  return array(select jsonb_array_elements_text(value -> name));
end
$$;

-- Raises variant_exists {size, color} if two of the given variants have the same size and colour.
create function private.require_distinct_variants(variants jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  repeated jsonb := (
    select (array_agg(x.value order by x.place))[2]
    from jsonb_array_elements(variants) with ordinality x (value, place)
    group by private.code_key(x.value ->> 'size'), private.code_key(x.value ->> 'color')
    having count(*) > 1 order by min(x.place) limit 1);
begin
  if repeated is not null then
    perform private.raise_error('PT409', 'variant_exists', jsonb_build_object(
      'size', private.text_of(repeated, 'size'), 'color', private.text_of(repeated, 'color')));
  end if;
end
$$;

-- Replaces the variants of a product by the given list; variants not in it are deleted with their stock.
create function private.write_variants(product public.products, variants jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  item record;
  written bigint;
  opening numeric;
begin
  perform private.require_that(jsonb_typeof(variants) = 'array' and jsonb_array_length(variants) <= 200, 'variants', 'too_many');
  perform private.require_distinct_variants(variants);
  delete from public.product_variants v where v.product_id = product.id and not v.id::text in (
    select x ->> 'id' from jsonb_array_elements(variants) x where x ->> 'id' is not null);
  -- One statement, so that two variants can exchange sizes or SKUs.
  update public.product_variants v
  set sku = private.text_of(x.value, 'sku'), size = private.text_of(x.value, 'size'), color = private.text_of(x.value, 'color'),
    color_ar = private.text_of(x.value, 'color_ar'), price = private.number_of(x.value, 'price'), position = x.place
  from jsonb_array_elements(variants) with ordinality x (value, place)
  where v.product_id = product.id and v.id::text = x.value ->> 'id';
  get diagnostics written = row_count;
  if written < (select count(*) from jsonb_array_elements(variants) x where x ->> 'id' is not null) then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', product.version));
  end if;
  for item in
    select x.value, x.place::int from jsonb_array_elements(variants) with ordinality x (value, place)
    where x.value ->> 'id' is null order by x.place
  loop
    insert into public.product_variants (product_id, company_id, sku, size, color, color_ar, price, position)
    values (product.id, product.company_id, private.text_of(item.value, 'sku'), private.text_of(item.value, 'size'),
      private.text_of(item.value, 'color'), private.text_of(item.value, 'color_ar'), private.number_of(item.value, 'price'),
      item.place)
    returning id into written;
    opening := private.number_of(item.value, 'opening_stock');
    perform private.require_stock_quantity(product.unit, opening, format('variants.%s.opening_stock', item.place - 1));
    if opening <> 0 then
      perform private.move_stock(product.id, written, opening, 'opening', null, null);
    end if;
  end loop;
end
$$;

-- Writes the compatible products in the given order, at most as many as the shop shows. Products that are neither public nor
-- the company's own are dropped unless they were listed before, because their names would leak.
create function private.write_compatibilities(product public.products, compatibilities bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_that(cardinality(compatibilities) <= 24, 'compatibilities', 'too_many');
  perform private.require_that(not product.id = any (compatibilities), 'compatibilities', 'other_product');
  perform private.require_that((select count(*) = count(distinct x) from unnest(compatibilities) x), 'compatibilities', 'repeated');
  delete from public.product_compatibilities c
  where c.product_id = product.id and not c.compatible_product_id = any (compatibilities);
  insert into public.product_compatibilities as c (product_id, compatible_product_id, position)
  select product.id, p.id, x.place
  from unnest(compatibilities) with ordinality x (id, place) join public.products p on p.id = x.id
  where p.deleted_at is null and p.company_id = product.company_id or private.is_public_product(p)
    or exists (select from public.product_compatibilities before
               where before.product_id = product.id and before.compatible_product_id = p.id)
  on conflict (product_id, compatible_product_id) do update set position = excluded.position
    where c.position <> excluded.position;
end
$$;

-- The product that the caller's company saves, locked; without an id a new one, of which only the company is set. Raises
-- stale_version {version}, product_not_found.
create function private.product_to_save(product_id bigint, expected_version int)
returns public.products
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.products;
begin
  if product_id is null then
    saved.company_id := private.my_company('products');
    return saved;
  end if;
  saved := private.lock_product(product_id, 'products');
  if expected_version is distinct from saved.version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', saved.version));
  elsif saved.deleted_at is not null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  return saved;
end
$$;

-- Replaces a product, or creates one (no `id`), except for stock, which adjust_stock moves; only new products and variants
-- start with `opening_stock`. product: {id?, category_id, sku, slug_en?, slug_ar?, name_en, name_ar, description_en?,
-- description_ar?, brand?, model_number?, unit, min_quantity?, quantity_step?, pack_quantity?, pack_unit?, attributes?, size_chart?, price,
-- discounted_price?, deal_starts_at?, deal_ends_at?, volume_discounts? ([{quantity, percent}]), lowest_price?, highest_price?,
-- main_image?, additional_images?, video_url?, datasheet_path?, returns?, published, opening_stock?, draft_id? (deleted),
-- confirms_prices? (confirms price jumps)}. variants: [{id?, sku?, size?, color?, color_ar?, price?, opening_stock?}];
-- compatibilities: ids of the compatible products in order. Returns {id, version}. Raises stale_version if somebody saved since
-- expected_version was read; invalid_input, sku_taken, slug_taken, variant_exists with the field; delivery_required before the
-- first product is published; price_jump, price_limit {field, from, to, percent}.
create function private.save_product(product jsonb, variants jsonb, compatibilities bigint[], expected_version int)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted bigint := private.number_of(product, 'id')::bigint;
  category bigint := private.number_of(product, 'category_id')::bigint;
  publishes boolean := coalesce((product ->> 'published')::boolean, false);
  saved public.products;
  opening numeric;
  given record;
begin
  perform private.lock_codes(coalesce((select p.company_id from public.products p where p.id = wanted), private.my_company('products')));
  -- Codes are claimed after the product and its variants are written, so they can exchange codes.
  set constraints public.claim_new_product_codes, public.claim_changed_product_codes, public.claim_new_variant_code,
    public.claim_changed_variant_code deferred;
  saved := private.product_to_save(wanted, expected_version);
  perform private.require_that(exists (select from public.categories c where c.id = category), 'category_id', 'one_of');
  if publishes and saved.published is not true then
    perform private.require_publishable(saved.company_id);
  end if;
  select private.text_of(product, 'sku') as sku, coalesce(private.text_of(product, 'slug_en'), '') as slug_en,
    coalesce(private.text_of(product, 'slug_ar'), '') as slug_ar, private.text_of(product, 'name_en') as name_en,
    private.text_of(product, 'name_ar') as name_ar, coalesce(private.text_of(product, 'description_en'), '') as description_en,
    coalesce(private.text_of(product, 'description_ar'), '') as description_ar, private.text_of(product, 'brand') as brand,
    private.text_of(product, 'model_number') as model_number, coalesce(private.text_of(product, 'unit'), 'Each') as unit,
    coalesce(private.number_of(product, 'min_quantity'), private.number_of(product, 'quantity_step'), 1) as min_quantity,
    coalesce(private.number_of(product, 'quantity_step'), 1) as quantity_step,
    private.number_of(product, 'pack_quantity') as pack_quantity, private.text_of(product, 'pack_unit') as pack_unit,
    coalesce(nullif(product -> 'attributes', 'null'), '[]') as attributes, nullif(product -> 'size_chart', 'null') as size_chart,
    private.text_of(product, 'main_image') as main_image, private.texts_of(product, 'additional_images') as additional_images,
    private.text_of(product, 'video_url') as video_url, private.text_of(product, 'datasheet_path') as datasheet_path,
    private.number_of(product, 'price') as price, private.number_of(product, 'discounted_price') as discounted_price,
    private.time_of(product, 'deal_starts_at') as deal_starts_at, private.time_of(product, 'deal_ends_at') as deal_ends_at,
    private.returns_in(product) as returns, null::jsonb as volume_discounts
  into given;
  -- Checked here because errors of the column types would not name the field.
  perform private.require_text('sku', given.sku, 64);
  perform private.require_text('name_en', given.name_en, 200);
  perform private.require_text('name_ar', given.name_ar, 200);
  perform private.require_that(given.price > 0, 'price', 'positive');
  perform private.require_that(given.min_quantity > 0, 'min_quantity', 'positive');
  perform private.require_that(given.quantity_step > 0, 'quantity_step', 'positive');
  perform private.require_that(coalesce(given.pack_quantity > 0, true), 'pack_quantity', 'positive');
  perform private.require_that(given.discounted_price is null or given.discounted_price > 0, 'discounted_price', 'below_price');
  given.volume_discounts := private.read_volume_discounts(product, given.min_quantity);
  if wanted is not null then
    perform private.write_price_limits(wanted, product);
  end if;
  if wanted is not null and not coalesce((product ->> 'confirms_prices')::boolean, false) then
    perform private.hold_price_jumps(wanted, given.price, case jsonb_typeof(variants) when 'array' then variants else '[]' end);
  end if;

  if wanted is null then
    insert into public.products (company_id, category_id, sku, slug_en, slug_ar, name_en, name_ar, description_en,
      description_ar, brand, model_number, unit, min_quantity, quantity_step, pack_quantity, pack_unit, attributes, size_chart, main_image,
      additional_images, video_url, datasheet_path, returns, published)
    values (saved.company_id, category, given.sku, given.slug_en, given.slug_ar, given.name_en, given.name_ar,
      given.description_en, given.description_ar, given.brand, given.model_number, given.unit, given.min_quantity,
      given.quantity_step, given.pack_quantity, given.pack_unit, given.attributes, given.size_chart, given.main_image, given.additional_images, given.video_url,
      given.datasheet_path, given.returns, publishes)
    returning * into saved;
    perform private.write_price_limits(saved.id, product);
  else
    update public.products p
    set category_id = category, sku = given.sku,
      -- The slugs stay unless new ones are given.
      slug_en = coalesce(nullif(given.slug_en, ''), p.slug_en), slug_ar = coalesce(nullif(given.slug_ar, ''), p.slug_ar),
      name_en = given.name_en, name_ar = given.name_ar, description_en = given.description_en,
      description_ar = given.description_ar, brand = given.brand, model_number = given.model_number, unit = given.unit,
      min_quantity = given.min_quantity, quantity_step = given.quantity_step, pack_quantity = given.pack_quantity,
      pack_unit = given.pack_unit, attributes = given.attributes,
      size_chart = given.size_chart, main_image = given.main_image, additional_images = given.additional_images,
      video_url = given.video_url, datasheet_path = given.datasheet_path, returns = given.returns, published = publishes, version = p.version + 1
    where p.id = wanted
    returning * into saved;
  end if;

  insert into public.product_offers as o (product_id, price, discounted_price, deal_starts_at, deal_ends_at, volume_discounts)
  values (saved.id, given.price, given.discounted_price, given.deal_starts_at, given.deal_ends_at, given.volume_discounts)
  on conflict (product_id) do update set price = excluded.price, discounted_price = excluded.discounted_price,
    deal_starts_at = excluded.deal_starts_at, deal_ends_at = excluded.deal_ends_at, volume_discounts = excluded.volume_discounts,
    price_confirmed_at = now();
  perform private.write_variants(saved, coalesce(nullif(variants, 'null'), '[]'));
  set constraints public.claim_new_product_codes, public.claim_changed_product_codes, public.claim_new_variant_code,
    public.claim_changed_variant_code immediate;
  perform private.write_compatibilities(saved, coalesce(compatibilities, '{}'));

  opening := private.number_of(product, 'opening_stock');
  perform private.require_stock_quantity(saved.unit, opening, 'opening_stock');
  if wanted is null and opening <> 0 then
    perform private.move_stock(saved.id, null, opening, 'opening', null, null);
  end if;
  delete from public.product_drafts d
  where d.user_id = private.my_id() and (d.product_id = saved.id or d.id::text = product ->> 'draft_id');
  return jsonb_build_object('id', saved.id, 'version', saved.version);
end
$$;

create function public.save_product(product jsonb, variants jsonb default '[]', compatibilities bigint[] default '{}',
  expected_version int default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$
  select private.save_product(product, variants, compatibilities, expected_version)
$$;
grant execute on function public.save_product(jsonb, jsonb, bigint[], int), private.save_product(jsonb, jsonb, bigint[], int)
  to authenticated, service_role;
