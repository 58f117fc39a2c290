-- The writes of an import to products, for a set of rows or a single one.

-- Cells of a row by field, with the article number as the tables store it.
create function private.import_given(r public.import_rows)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return r.cells -> 'values' || case when r.cells -> 'values' ->> 'model_number' is null then '{}'
    else jsonb_build_object('model_number', private.clean_code(r.cells -> 'values' ->> 'model_number')) end;
end
$$;

-- Values that an import writes to a new product, by field, as the row's result shows them.
create function private.new_import_values(given jsonb, images text[])
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return given - 'images' || case when images <> '{}' then jsonb_build_object('images', images) else '{}' end;
end
$$;

-- A text of the cells without surrounding blanks; null if it is blank.
create function private.given_text(given jsonb, field text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return nullif(btrim(given ->> field), '');
end
$$;

-- The product that cells describe, without an id. Raises invalid_input.
create function private.new_import_product(company_id uuid, given jsonb, images text[])
returns public.products
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  category bigint := private.number_of(given, 'category')::bigint;
  product public.products;
begin
  perform private.require_that(category is not null, 'category', 'required');
  perform private.require_text('name_en', given ->> 'name_en', 200);
  perform private.require_text('name_ar', given ->> 'name_ar', 200);
  perform private.require_that(private.number_of(given, 'price') > 0, 'price', 'positive');
  perform private.require_that(coalesce(private.number_of(given, 'pack_quantity') > 0, true), 'pack_quantity', 'positive');
  product.company_id := new_import_product.company_id;
  product.category_id := category;
  product.sku := private.clean_code(private.given_text(given, 'sku'));
  product.name_en := btrim(given ->> 'name_en');
  product.name_ar := btrim(given ->> 'name_ar');
  product.description_en := coalesce(given ->> 'description_en', '');
  product.description_ar := coalesce(given ->> 'description_ar', '');
  product.brand := private.given_text(given, 'brand');
  product.model_number := private.given_text(given, 'model_number');
  product.unit := coalesce(private.given_text(given, 'unit'), 'Each');
  product.min_quantity := coalesce(private.number_of(given, 'min_quantity'), private.number_of(given, 'quantity_step'), 1);
  product.quantity_step := coalesce(private.number_of(given, 'quantity_step'), 1);
  product.pack_quantity := private.number_of(given, 'pack_quantity');
  product.pack_unit := private.given_text(given, 'pack_unit');
  product.returns := private.returns_in(given);
  product.video_url := private.given_text(given, 'video_url');
  product.published := coalesce((given ->> 'published')::boolean, false);
  product.attributes := case when given ? 'attributes' then private.import_attributes(category, given -> 'attributes', '[]')
    else '[]' end;
  product.main_image := images[1];
  product.additional_images := coalesce(images[2:], '{}');
  return product;
end
$$;

-- Creates products and returns their ids in the order of the writes. Raises the errors of the tables.
create function private.create_import_products(i public.imports, writes private.import_write[])
returns bigint[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  created bigint[];
begin
  with described as materialized (
    select w.place, private.new_import_product(i.company_id, w.given, w.images) as product
    from unnest(writes) with ordinality w (row_number, product_id, given, images, old_values, changes, place)),
  added as (
    insert into public.products (company_id, category_id, sku, name_en, name_ar, description_en, description_ar, brand,
      model_number, unit, min_quantity, quantity_step, pack_quantity, pack_unit, returns, video_url, published, attributes,
      main_image, additional_images)
    select (d.product).company_id, (d.product).category_id, (d.product).sku, (d.product).name_en, (d.product).name_ar,
      (d.product).description_en, (d.product).description_ar, (d.product).brand, (d.product).model_number, (d.product).unit,
      (d.product).min_quantity, (d.product).quantity_step, (d.product).pack_quantity, (d.product).pack_unit,
      (d.product).returns, (d.product).video_url, (d.product).published, (d.product).attributes, (d.product).main_image,
      (d.product).additional_images
    from described d order by d.place
    returning id)
  -- Ids follow the order of the insert.
  select array_agg(a.id order by a.id) into created from added a;
  insert into public.product_offers (product_id, price, discounted_price, deal_starts_at, deal_ends_at, volume_discounts)
  select p.id, private.number_of(w.given, 'price'), private.number_of(w.given, 'discounted_price'),
    private.time_of(w.given, 'deal_starts_at'), private.time_of(w.given, 'deal_ends_at'),
    private.read_volume_discounts(w.given, p.min_quantity)
  from unnest(writes) with ordinality w (row_number, product_id, given, images, old_values, changes, place)
  join unnest(created) with ordinality c (id, place) on c.place = w.place
  join public.products p on p.id = c.id;
  return created;
end
$$;

-- Writes the changed fields of products, by the names of `imported_values`. A row with a price confirms it.
create function private.change_import_products(writes private.import_write[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Fields stored in product_offers.
  offer_fields constant text[] := array['price', 'discounted_price', 'deal_starts_at', 'deal_ends_at', 'volume_discounts'];
begin
  update public.products p
  set name_en = coalesce(w.changes ->> 'name_en', p.name_en), name_ar = coalesce(w.changes ->> 'name_ar', p.name_ar),
    description_en = case when w.changes ? 'description_en' then coalesce(w.changes ->> 'description_en', '') else p.description_en end,
    description_ar = case when w.changes ? 'description_ar' then coalesce(w.changes ->> 'description_ar', '') else p.description_ar end,
    category_id = coalesce(private.number_of(w.changes, 'category')::bigint, p.category_id),
    unit = coalesce(w.changes ->> 'unit', p.unit),
    brand = case when w.changes ? 'brand' then private.text_of(w.changes, 'brand') else p.brand end,
    model_number = case when w.changes ? 'model_number' then private.text_of(w.changes, 'model_number') else p.model_number end,
    min_quantity = case when w.changes ? 'min_quantity' then coalesce(private.number_of(w.changes, 'min_quantity'), 1) else p.min_quantity end,
    quantity_step = case when w.changes ? 'quantity_step' then coalesce(private.number_of(w.changes, 'quantity_step'), 1)
      else p.quantity_step end,
    pack_quantity = case when w.changes ? 'pack_quantity' then private.number_of(w.changes, 'pack_quantity') else p.pack_quantity end,
    pack_unit = case when w.changes ? 'pack_unit' then private.text_of(w.changes, 'pack_unit') else p.pack_unit end,
    returns = case when w.changes ? 'returns' then private.returns_in(w.changes) else p.returns end,
    video_url = case when w.changes ? 'video_url' then private.text_of(w.changes, 'video_url') else p.video_url end,
    attributes = coalesce(w.changes -> 'attributes', p.attributes),
    main_image = case when w.changes ? 'images' then w.images[1] else p.main_image end,
    additional_images = case when w.changes ? 'images' then coalesce(w.images[2:], '{}') else p.additional_images end,
    published = coalesce((w.changes ->> 'published')::boolean, p.published), version = p.version + 1
  from unnest(writes) w
  where p.id = w.product_id and w.changes - offer_fields <> '{}';
  update public.product_offers o
  set price = coalesce(private.number_of(w.changes, 'price'), o.price),
    discounted_price = case when w.changes ? 'discounted_price' then private.number_of(w.changes, 'discounted_price') else o.discounted_price end,
    deal_starts_at = case when w.changes ? 'deal_starts_at' then private.time_of(w.changes, 'deal_starts_at') else o.deal_starts_at end,
    deal_ends_at = case when w.changes ? 'deal_ends_at' then private.time_of(w.changes, 'deal_ends_at') else o.deal_ends_at end,
    volume_discounts = case when w.changes ? 'volume_discounts' then nullif(w.changes -> 'volume_discounts', 'null') else o.volume_discounts end,
    price_confirmed_at = now()
  from unnest(writes) w
  where o.product_id = w.product_id and (w.changes ?| offer_fields or w.given ->> 'price' is not null);
end
$$;

-- Sets the stock of products, or of their variants, to counted quantities. Returns the quantities before by product:
-- {<product id>: quantity}, without those that stay.
create function private.count_import_stock(product_ids bigint[], variant_ids bigint[], counted double precision[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  one record;
  changed jsonb;
begin
  for one in
    select p.unit, c.counted from unnest(product_ids, counted) c (product_id, counted) join public.products p on p.id = c.product_id
  loop
    perform private.require_stock_quantity(one.unit, one.counted, 'quantity');
  end loop;
  with former as (
    select s.id, s.product_id, s.variant_id, s.quantity, c.counted::numeric as counted
    from unnest(product_ids, variant_ids, counted) c (product_id, variant_id, counted)
    join public.product_stock s on s.product_id = c.product_id and s.variant_id is not distinct from c.variant_id
    where s.quantity <> c.counted::numeric for update of s),
  moved as (
    update public.product_stock s set quantity = f.counted from former f where s.id = f.id),
  noted as (
    insert into public.stock_movements (company_id, product_id, variant_id, kind, delta, quantity, actor_id)
    select p.company_id, f.product_id, f.variant_id, 'imported', f.counted - f.quantity, f.counted, private.my_id()
    from former f join public.products p on p.id = f.product_id)
  select jsonb_object_agg(f.product_id, trim_scale(f.quantity)) into changed from former f;
  return coalesce(changed, '{}');
end
$$;
