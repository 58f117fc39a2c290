-- How goods are written: saving a product, its price, publishing, deleting and restoring, the staff's hiding.

-- The caller's right to write a product: of the company with the right 'products', or of the staff. Raises not_signed_in,
-- not_approved, not_allowed, product_not_found; another company's product is not found. Locks the row.
create function private.lock_product(product_id bigint, right_name text)
returns public.products
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.products;
  is_staff boolean := private.staff_may('products');
begin
  perform private.require_person();
  if not is_staff then
    perform private.my_company(right_name);
  end if;
  select * into locked from public.products p
  where p.id = lock_product.product_id and (is_staff or p.company_id = any (private.my_company_ids()))
  for update;
  if not found then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  return locked;
end
$$;

-- A member of a JSON object as text, trimmed; null for a blank one.
create function private.text_of(value jsonb, name text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return nullif(btrim(value ->> name), '');
end
$$;

-- A member of a JSON object as a number. Raises invalid_input for anything that is none.
create function private.number_of(value jsonb, name text)
returns numeric
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, name);
begin
  perform private.require_that(given is null or given ~ '^-?[0-9]{1,12}(\.[0-9]{1,6})?$', name, 'number');
  return given::numeric;
end
$$;

-- A member of a JSON object as a moment. Raises invalid_input for anything that is none, and for years before 2000 or from 2100 on.
create function private.time_of(value jsonb, name text)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, name);
begin
  perform private.require_that(given is null or given ~ '^\d{4}-\d{2}-\d{2}' and pg_input_is_valid(given, 'timestamptz'), name, 'format');
  perform private.require_that(coalesce(private.is_usable_time(given::timestamptz), true), name, 'date_range');
  return given::timestamptz;
end
$$;

-- Member `returns` of a JSON object; null for a blank one. Raises invalid_input for an unknown rule.
create function private.returns_in(value jsonb)
returns public.returns_rule
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, 'returns');
begin
  perform private.require_that(pg_input_is_valid(given, 'public.returns_rule'), 'returns', 'one_of') where given is not null;
  return given;
end
$$;

-- What a member of a JSON object was sent as, or null when it is the wrong kind of value.
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

-- Raises what keeps a product from being published: a company that delivers nowhere.
create function private.require_publishable(company_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.hands_over(require_publishable.company_id) then
    perform private.raise_error('PT409', 'delivery_required');
  end if;
end
$$;

-- Raises what is wrong with a quantity on the shelf: below zero, or a part of a unit that is sold whole.
create function private.require_stock_quantity(unit text, quantity double precision, field text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_that(quantity is null or quantity >= 0 and quantity < 1e9, field, 'not_negative');
  perform private.require_that(quantity is null
    or quantity::numeric = round(quantity::numeric, (select u.decimals from public.units u where u.code = unit)), field, 'whole');
end
$$;

-- Raises variant_exists {size, color} when two of the variants given for a product have the same size and colour.
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

-- Writes the variants of a product as given, in their order; those that are left out are deleted with their stock.
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
  -- One statement, so that two variants may exchange their sizes or SKUs.
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

-- Writes which products fit a product, in the order given, at most as many as the shop shows. What is neither shown in the
-- shop nor the company's own is left out, unless it stood there before: its name would be told.
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

-- The discounts by volume of a product, checked, as product_offers keeps them; null without any.
create function private.read_volume_discounts(product jsonb, min_quantity public.goods_quantity)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  given jsonb := coalesce(nullif(product -> 'volume_discounts', 'null'), '[]');
  step record;
  field text;
  last_quantity numeric := min_quantity;
  last_percent numeric := 0;
begin
  perform private.require_that(jsonb_typeof(given) = 'array', 'volume_discounts', 'format');
  perform private.require_that(jsonb_array_length(given) <= 5, 'volume_discounts', 'too_many');
  for step in
    select x.place - 1 as place, private.number_of(x.value, 'quantity') as quantity, private.number_of(x.value, 'percent') as percent
    from jsonb_array_elements(given) with ordinality x (value, place) order by x.place
  loop
    field := format('volume_discounts.%s.', step.place);
    perform private.require_that(step.quantity is not null, field || 'quantity', 'required');
    perform private.require_that(step.quantity > last_quantity, field || 'quantity',
      case when step.place = 0 then 'above_minimum' else 'rising' end);
    perform private.require_that(step.percent is not null, field || 'percent', 'required');
    perform private.require_that(step.percent > 0 and step.percent <= 90 and step.percent = round(step.percent, 2),
      field || 'percent', 'percent');
    perform private.require_that(step.percent > last_percent, field || 'percent', 'rising');
    last_quantity := step.quantity;
    last_percent := step.percent;
  end loop;
  return (select jsonb_agg(jsonb_build_object('quantity', private.number_of(x.value, 'quantity'),
      'percent', private.number_of(x.value, 'percent')) order by x.place)
    from jsonb_array_elements(given) with ordinality x (value, place));
end
$$;

-- Writes one product whole, or a new one (no `id`): everything but stock, which adjust_stock moves; only what is new starts with
-- its `opening_stock`.
-- product: {id?, category_id, sku, slug_en?, slug_ar?, name_en, name_ar, description_en?, description_ar?, brand?,
--   model_number?, unit, min_quantity?, quantity_step?, attributes?, size_chart?, price, discounted_price?, deal_starts_at?,
--   deal_ends_at?, volume_discounts? ([{quantity, percent}]), lowest_price?, highest_price?, main_image?, additional_images?, video_url?, datasheet_path?, returns?, published, opening_stock?, draft_id? (done with),
--   confirms_prices? (those that jump are meant)}
-- variants: [{id?, sku?, size?, color?, color_ar?, price?, opening_stock?}]; compatibilities: ids of the products that fit, in
-- order.
-- Answers {id, version}. Raises stale_version when somebody saved since expected_version was read; invalid_input, sku_taken,
-- slug_taken, variant_exists with the field; delivery_required before the first is published; price_jump, price_limit {field, from, to, percent}.
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
  -- Codes are claimed when both the product and its variants are written: they may exchange theirs.
  set constraints public.claim_new_product_codes, public.claim_changed_product_codes, public.claim_new_variant_code,
    public.claim_changed_variant_code deferred;
  if wanted is not null then
    saved := private.lock_product(wanted, 'products');
    if expected_version is distinct from saved.version then
      perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', saved.version));
    end if;
    if saved.deleted_at is not null then
      perform private.raise_error('PT404', 'product_not_found');
    end if;
  else
    saved.company_id := private.my_company('products');
  end if;
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
    coalesce(nullif(product -> 'attributes', 'null'), '[]') as attributes, nullif(product -> 'size_chart', 'null') as size_chart,
    private.text_of(product, 'main_image') as main_image, private.texts_of(product, 'additional_images') as additional_images,
    private.text_of(product, 'video_url') as video_url, private.text_of(product, 'datasheet_path') as datasheet_path,
    private.number_of(product, 'price') as price, private.number_of(product, 'discounted_price') as discounted_price,
    private.time_of(product, 'deal_starts_at') as deal_starts_at, private.time_of(product, 'deal_ends_at') as deal_ends_at,
    private.returns_in(product) as returns, null::jsonb as volume_discounts
  into given;
  -- Checked here because the errors of the column types are of no use to people.
  perform private.require_text('sku', given.sku, 64);
  perform private.require_text('name_en', given.name_en, 200);
  perform private.require_text('name_ar', given.name_ar, 200);
  perform private.require_that(given.price > 0, 'price', 'positive');
  perform private.require_that(given.min_quantity > 0, 'min_quantity', 'positive');
  perform private.require_that(given.quantity_step > 0, 'quantity_step', 'positive');
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
      description_ar, brand, model_number, unit, min_quantity, quantity_step, attributes, size_chart, main_image,
      additional_images, video_url, datasheet_path, returns, published)
    values (saved.company_id, category, given.sku, given.slug_en, given.slug_ar, given.name_en, given.name_ar,
      given.description_en, given.description_ar, given.brand, given.model_number, given.unit, given.min_quantity,
      given.quantity_step, given.attributes, given.size_chart, given.main_image, given.additional_images, given.video_url,
      given.datasheet_path, given.returns, publishes)
    returning * into saved;
    perform private.write_price_limits(saved.id, product);
  else
    update public.products p
    set category_id = category, sku = given.sku,
      -- A product keeps its address unless another is given.
      slug_en = coalesce(nullif(given.slug_en, ''), p.slug_en), slug_ar = coalesce(nullif(given.slug_ar, ''), p.slug_ar),
      name_en = given.name_en, name_ar = given.name_ar, description_en = given.description_en,
      description_ar = given.description_ar, brand = given.brand, model_number = given.model_number, unit = given.unit,
      min_quantity = given.min_quantity, quantity_step = given.quantity_step, attributes = given.attributes,
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
revoke all on function public.save_product(jsonb, jsonb, bigint[], int) from public, anon, authenticated;
grant execute on function public.save_product(jsonb, jsonb, bigint[], int),
  private.save_product(jsonb, jsonb, bigint[], int) to authenticated, service_role;

-- Whether setting or clearing `field` of a locked product is still to be done; see begin_decision.
create function private.begin_product_decision(product public.products, expected_version int, field text, is_set boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  repeated boolean := false;
  news jsonb;
begin
  if expected_version <> product.version then
    repeated := exists (
      select from public.audit_log a
      where a.table_name = 'products' and a.row_id = product.id::text and a.actor_id = private.my_id()
        and (a.after ->> 'version')::int = expected_version + 1 and a.after ? field
        and (coalesce(a.after ->> field, 'false') <> 'false') = is_set);
    -- A change of the price alone is logged with the offer.
    news := (
      select x.change from (values (private.last_change('products', product.id::text)),
        (private.last_change('product_offers', product.id::text))) x (change)
      order by (x.change ->> 'at')::timestamptz desc nulls last limit 1);
  end if;
  return private.begin_decision(expected_version::text, product.version::text, repeated,
    jsonb_build_object('what', case when product.deleted_at is null then 'product_changed' else 'product_deleted' end) || news);
end
$$;

-- Puts a product on sale or takes it off; returns its version. Raises changed_meanwhile, delivery_required.
create function private.set_product_published(product_id bigint, published boolean, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products');
begin
  if private.begin_product_decision(product, expected_version, 'published', set_product_published.published)
    and product.published <> set_product_published.published then
    if set_product_published.published then
      perform private.require_publishable(product.company_id);
    end if;
    update public.products p set published = set_product_published.published, version = p.version + 1
    where p.id = product.id returning * into product;
  end if;
  return product.version;
end
$$;
-- Sets what a product costs where it still costs `expected`, and confirms that price. Raises stale_version when
-- somebody changed it since `expected` was read; invalid_input where a reduced price is not below it; price_jump, price_limit {field, from, to, percent}
-- unless it is confirmed.
create function private.set_product_price(product_id bigint, price public.iqd, expected public.iqd, confirmed boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products');
  present public.iqd := (select o.price from public.product_offers o where o.product_id = product.id);
begin
  if product.deleted_at is not null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if present is distinct from expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', product.version));
  end if;
  if not confirmed and set_product_price.price > 0 then
    perform private.hold_price_jumps(product.id, set_product_price.price, '[]');
  end if;
  update public.product_offers o set price = set_product_price.price, price_confirmed_at = now()
  where o.product_id = product.id;
  update public.products p set version = p.version + 1 where p.id = product.id;
end
$$;
-- Deletes a product and returns its version; restore_product brings it back within thirty days. Orders keep what they wrote down.
-- Raises changed_meanwhile.
create function private.delete_product(product_id bigint, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products');
begin
  if private.begin_product_decision(product, expected_version, 'deleted_at', true) and product.deleted_at is null then
    update public.products p set deleted_at = now(), version = p.version + 1 where p.id = product.id returning * into product;
  end if;
  return product.version;
end
$$;
create function private.restore_product(product_id bigint, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products');
begin
  if private.begin_product_decision(product, expected_version, 'deleted_at', false) and product.deleted_at is not null then
    update public.products p set deleted_at = null, version = p.version + 1 where p.id = product.id returning * into product;
  end if;
  return product.version;
end
$$;
-- What hiding and showing have in common: the right, the ids (named `field` in the refusal) and the reason, which the audit log
-- keeps. Answers the reason, null to show.
create function private.begin_moderation(right_name text, ids bigint[], field text, reason text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  remark text := nullif(btrim(reason), '');
begin
  perform private.require_staff(right_name);
  perform private.require_text('reason', reason, 500, true);
  perform private.require_that(cardinality(ids) between 1 and 200, field, 'count');
  perform set_config('mawad.reason', coalesce(remark, ''), true);
  return remark;
end
$$;

-- Whether the caller hid a product for this reason, or without one showed it, on a moderation_version.
create function private.is_repeated_moderation(product_id bigint, expected_version int, reason text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.audit_log a
    where a.table_name = 'products' and a.row_id = is_repeated_moderation.product_id::text and a.actor_id = private.my_id()
      and (a.after ->> 'moderation_version')::int = expected_version + 1
      and a.reason is not distinct from is_repeated_moderation.reason);
end
$$;

-- The staff hides up to 200 products, with a reason that their companies read, or (without one) shows them again; returns how
-- many. expected_versions are their moderation_version, in the order of product_ids. Raises changed_meanwhile with the names of a
-- product that somebody hid or showed since, and then changes none.
create function private.moderate_products(product_ids bigint[], expected_versions int[], reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := private.begin_moderation('products', product_ids, 'product_ids', reason);
  stale record;
  found_count int;
begin
  perform private.require_that(cardinality(expected_versions) = cardinality(product_ids), 'expected_versions', 'count');
  perform from public.products p where p.id = any (product_ids) and p.deleted_at is null order by p.id for update;
  get diagnostics found_count = row_count;
  if found_count = 0 then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  for stale in
    select p.*, seen.version as seen_version
    from unnest(product_ids, expected_versions) seen (id, version) join public.products p on p.id = seen.id
    where p.deleted_at is null and p.moderation_version is distinct from seen.version
  loop
    perform private.begin_decision(stale.seen_version::text, stale.moderation_version::text,
      private.is_repeated_moderation(stale.id, stale.seen_version, remark),
      jsonb_build_object('what', case stale.moderation when 'hidden' then 'product_hidden' else 'product_shown' end,
        'name_en', stale.name_en, 'name_ar', stale.name_ar)
      || private.last_change('products', stale.id::text, 'moderation_version'));
  end loop;
  update public.products p
  set moderation = case when remark is null then 'visible' else 'hidden' end, moderation_reason = remark,
    moderation_version = p.moderation_version + 1
  from unnest(product_ids, expected_versions) seen (id, version)
  where p.id = seen.id and p.moderation_version = seen.version and p.deleted_at is null;
  return found_count;
end
$$;
create function public.set_product_published(product_id bigint, published boolean, expected_version int) returns int
language sql security invoker set search_path = '' as $$
  select private.set_product_published(product_id, published, expected_version) $$;
create function public.set_product_price(product_id bigint, price public.iqd, expected public.iqd, confirmed boolean default false) returns void
language sql security invoker set search_path = '' as $$ select private.set_product_price(product_id, price, expected, confirmed) $$;
create function public.delete_product(product_id bigint, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.delete_product(product_id, expected_version) $$;
create function public.restore_product(product_id bigint, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.restore_product(product_id, expected_version) $$;
create function public.moderate_products(product_ids bigint[], expected_versions int[], reason text default null) returns int
language sql security invoker set search_path = '' as $$
  select private.moderate_products(product_ids, expected_versions, reason) $$;
revoke all on function public.set_product_published(bigint, boolean, int), public.delete_product(bigint, int),
  public.set_product_price(bigint, public.iqd, public.iqd, boolean), public.restore_product(bigint, int),
  public.moderate_products(bigint[], int[], text) from public, anon, authenticated;
grant execute on function public.set_product_published(bigint, boolean, int), private.set_product_published(bigint, boolean, int),
  public.set_product_price(bigint, public.iqd, public.iqd, boolean), private.set_product_price(bigint, public.iqd, public.iqd, boolean),
  public.delete_product(bigint, int), private.delete_product(bigint, int), public.restore_product(bigint, int),
  private.restore_product(bigint, int), public.moderate_products(bigint[], int[], text), private.moderate_products(bigint[], int[], text)
  to authenticated, service_role;

-- Removes for good what was deleted thirty days ago; a job calls it.
create function private.purge_deleted_products()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('purge-deleted-products', array(
    select p.id::text from public.products p
    where p.deleted_at < now() - interval '30 days' and private.may_try_job_item('purge-deleted-products', p.id::text)),
    'delete from public.products p where p.id = any ($1::bigint[])');
end
$$;

-- A product as its form reads it, whatever its state: everything that save_product takes, with stock, version, draft and
-- what keeps buyers from it. Prices and their limits are null, and there are no volume
-- discounts, for members who may not see money.
create function private.get_own_product(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_staff boolean := private.staff_may('products');
  viewed uuid;
  found_product jsonb;
begin
  if not is_staff then
    viewed := private.company_to_read(null);
  end if;
  found_product := (
    select to_jsonb(p) - array['is_listed', 'search_text', 'moderation_version'] || jsonb_build_object(
      'price', o.price, 'discounted_price', o.discounted_price, 'deal_starts_at', o.deal_starts_at,
      'deal_ends_at', o.deal_ends_at, 'volume_discounts', coalesce(o.volume_discounts, '[]'),
      'price_confirmed_at', o.price_confirmed_at, 'health', private.product_health(p, o),
      'lowest_price', (select l.lowest from private.price_limits l where l.product_id = p.id),
      'highest_price', (select l.highest from private.price_limits l where l.product_id = p.id),
      'stock', (select s.quantity from public.product_stock s where s.product_id = p.id and s.variant_id is null),
      'variants', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'color', v.color,
        'color_ar', v.color_ar, 'price', v.price, 'stock', s.quantity) order by v.position, v.id)
        from public.product_variants v join public.product_stock s on s.variant_id = v.id where v.product_id = p.id), '[]'),
      'compatibilities', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name_en', x.name_en, 'name_ar', x.name_ar,
        'sku', x.sku, 'main_image', x.main_image) order by c.position, x.id)
        from public.product_compatibilities c join public.products x on x.id = c.compatible_product_id
        where c.product_id = p.id), '[]'),
      'draft', (select jsonb_build_object('id', d.id, 'base_version', d.base_version, 'content', d.content,
        'updated_at', d.updated_at) from public.product_drafts d where d.product_id = p.id and d.user_id = private.my_id()))
    from public.products p join public.product_offers o on o.product_id = p.id
    where p.id = get_own_product.product_id and p.deleted_at is null
      and (is_staff or p.company_id = viewed)
  );
  if found_product is null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if is_staff or private.may_read(viewed, 'see_money') then
    return found_product;
  end if;
  return found_product || '{"price": null, "discounted_price": null, "volume_discounts": [], "lowest_price": null,
      "highest_price": null, "draft": null}' || jsonb_build_object('variants', (
    select coalesce(jsonb_agg(v || '{"price": null}' order by place), '[]')
    from jsonb_array_elements(found_product -> 'variants') with ordinality x (v, place)));
end
$$;
create function public.get_own_product(product_id bigint)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_own_product(product_id) $$;
revoke all on function public.get_own_product(bigint) from public, anon, authenticated;
grant execute on function public.get_own_product(bigint), private.get_own_product(bigint) to authenticated, service_role;
