-- A value of a row as text; null if it is blank or empties the field.
create function private.import_text(cells jsonb, field text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return nullif(btrim(cells -> 'values' ->> field), '');
end
$$;

-- Members of `wanted` that differ from `current`; null if none does. Numbers are compared as numbers.
create function private.json_difference(current jsonb, wanted jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (select jsonb_object_agg(w.key, w.value) from jsonb_each(wanted) w
          where w.value is distinct from coalesce(current -> w.key, 'null'));
end
$$;

-- Number of an attribute cell, with or without its unit. Raises invalid_input {field: attribute:key, rule: number or
-- number_ambiguous, high, low}.
create function private.attribute_number(definition public.attribute_definitions, given jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  reading private.number_reading;
begin
  if jsonb_typeof(given) = 'number' then
    return jsonb_build_object('number', given);
  end if;
  reading := private.read_number(given #>> '{}');
  if reading.before <> '' or private.fold_text(reading.after)
    not in ('', private.fold_text(coalesce(definition.unit_en, '')), private.fold_text(coalesce(definition.unit_ar, ''))) then
    reading.problem := 'number_invalid';
  end if;
  if reading.problem is not null then
    perform private.raise_error('PT422', 'invalid_input', jsonb_strip_nulls(jsonb_build_object(
      'field', 'attribute:' || definition.key,
      'rule', case reading.problem when 'number_ambiguous' then 'number_ambiguous' else 'number' end,
      'value', given, 'high', reading.high, 'low', reading.low)));
  end if;
  return jsonb_build_object('number', reading.value);
end
$$;

-- Attribute values of a product after an import: `given` is {key: text, null empties}, or former stored values to restore.
-- Attributes that the category does not have are dropped; those not given stay. Raises invalid_input {field: attribute:key,
-- rule}.
create function private.import_attributes(category_id bigint, given jsonb, stored jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  d public.attribute_definitions;
  kept jsonb;
  written text;
  folded text;
  value jsonb;
  result jsonb := '[]';
begin
  if jsonb_typeof(given) = 'array' then
    return given;
  end if;
  for d in select * from private.attribute_definitions_of(import_attributes.category_id) loop
    kept := (select a from jsonb_array_elements(stored) a where (a ->> 'definition')::int = d.id limit 1);
    if not given ? d.key then
      result := result || coalesce(kept, '[]');
      continue;
    end if;
    written := private.text_of(given, d.key);
    continue when written is null;
    folded := private.fold_text(written);
    value := case d.type
      when 'option' then (
        select jsonb_build_object('option', o.id) from public.attribute_options o
        where o.definition_id = d.id and folded in (private.fold_text(o.value_en), private.fold_text(o.value_ar))
        order by o.id is distinct from (kept ->> 'option')::int, o.id limit 1)
      when 'number' then private.attribute_number(d, given -> d.key)
      when 'boolean' then (case
        when folded in ('yes', 'y', 'true', '1', private.fold_text('نعم')) then '{"boolean": true}'
        when folded in ('no', 'n', 'false', '0', private.fold_text('لا'), private.fold_text('كلا')) then '{"boolean": false}' end)::jsonb
      -- A text equal to the value in one language leaves the other language unchanged.
      else case when written in (btrim(kept ->> 'en'), btrim(kept ->> 'ar')) then kept
        else jsonb_build_object('en', left(written, 200), 'ar', left(written, 200)) end end;
    perform private.require_that(value is not null, 'attribute:' || d.key, 'one_of');
    result := result || jsonb_build_array(jsonb_build_object('definition', d.id) || value);
  end loop;
  -- A different order of the same values is no change.
  return case when result @> stored and stored @> result then stored else result end;
end
$$;

-- An earlier row that gives a code of this row to another item, as the problem sku_taken {field, sku, row}; null if there is
-- none. The tables refuse codes already in the catalogue.
create function private.claimed_import_code(r public.import_rows)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('field', t.field, 'code', 'sku_taken_in_file', 'params',
      jsonb_build_object('sku', r.cells -> 'values' ->> t.field, 'row', min(t.row_number)))
    from (
      select 'sku' as field, x.row_number from public.import_rows x
      where x.import_id = r.import_id and x.variant_code = r.code
      union all
      select 'variant_sku', x.row_number from public.import_rows x
      where x.import_id = r.import_id and x.variant_code = r.variant_code and (x.code, x.variant_key) is distinct from (r.code, r.variant_key)
      union all
      select 'variant_sku', x.row_number from public.import_rows x
      where x.import_id = r.import_id and x.code = r.variant_code) t
    where t.row_number < r.row_number
    group by t.field order by t.field limit 1);
end
$$;

-- A row that changes the code of the variant that still has this row's code, as the problem sku_held_by_row {field, sku, row};
-- null if there is none. Rows are written one by one, so rows that exchange codes are refused.
create function private.held_import_code(r public.import_rows, company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('field', 'variant_sku', 'code', 'sku_held_by_row', 'params',
      jsonb_build_object('sku', r.cells -> 'values' ->> 'variant_sku', 'row', x.row_number))
    from private.product_codes c
    join public.product_variants v on v.id = c.variant_id
    join public.products p on p.id = v.product_id
    join public.import_rows x on x.import_id = r.import_id and x.code = private.code_key(p.sku)
      and x.variant_key = private.import_variant_key(jsonb_build_object('values', jsonb_build_object('size', v.size, 'color', v.color)))
    where c.company_id = held_import_code.company_id and c.code = r.variant_code
      and coalesce(private.import_text(r.cells, 'size'), private.import_text(r.cells, 'color')) is not null
      and (x.code, x.variant_key) is distinct from (r.code, r.variant_key)
      and x.cells -> 'values' ? 'variant_sku' and x.variant_code is distinct from c.code
    order by x.row_number limit 1);
end
$$;

-- Doubts about a row because of other rows: the first row about the same item, and rows of the same product with other values
-- for its changed fields.
create function private.import_row_doubts(r public.import_rows, changes jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  repeated int := (
    select min(x.row_number) from public.import_rows x
    where x.import_id = r.import_id and x.code = r.code and x.variant_key = r.variant_key and x.row_number < r.row_number);
begin
  if repeated is not null then
    return jsonb_build_array(jsonb_build_object('field', 'sku', 'code', 'item_repeated', 'params', jsonb_build_object('row', repeated)));
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('field', f.key, 'code', 'row_contradicts', 'params', jsonb_build_object('row', f.row_number))), '[]')
    from (
      select c.key, min(x.row_number) as row_number
      from jsonb_object_keys(changes) c (key) join public.import_rows x on x.cells -> 'values' ? c.key
        and x.cells -> 'values' -> c.key <> r.cells -> 'values' -> c.key
      where x.import_id = r.import_id and x.code = r.code and x.row_number < r.row_number
      group by c.key) f);
end
$$;

-- Variant of a row: by size and colour, else by its own SKU; null if the product has no such variant.
create function private.find_import_variant(product_id bigint, cells jsonb)
returns public.product_variants
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted_size text := private.import_text(cells, 'size');
  wanted_color text := private.import_text(cells, 'color');
  found public.product_variants;
begin
  select * into found from public.product_variants v
  where v.product_id = find_import_variant.product_id
    and case when coalesce(wanted_size, wanted_color) is null
      then private.code_key(v.sku) = private.code_key(private.import_text(cells, 'variant_sku'))
      else private.code_key(v.size) is not distinct from private.code_key(wanted_size)
        and private.code_key(v.color) is not distinct from private.code_key(wanted_color) end
  order by (v.size, v.color) is not distinct from (wanted_size, wanted_color) desc, v.id
  limit 1 for update;
  return found;
end
$$;

-- Writes a row's variant, a new one or its changed fields: {variant_id, before, after, doubts}. A null price means the
-- product's price. Raises the errors of the tables.
create function private.write_import_variant(i public.imports, r public.import_rows, product_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb := r.cells -> 'values';
  asked_price numeric := private.number_of(given, 'price');
  list_price numeric := (select o.price from public.product_offers o where o.product_id = write_import_variant.product_id);
  variant public.product_variants := private.find_import_variant(product_id, r.cells);
  old_values jsonb;
  changes jsonb;
  doubt text;
begin
  if variant.id is null then
    perform private.require_that(coalesce(private.import_text(r.cells, 'size'), private.import_text(r.cells, 'color')) is not null,
      case when private.import_text(r.cells, 'color_ar') is null then 'size' else 'color' end, 'required');
    insert into public.product_variants (product_id, company_id, sku, size, color, color_ar, price, position)
    values (write_import_variant.product_id, i.company_id, private.import_text(r.cells, 'variant_sku'), private.import_text(r.cells, 'size'),
      private.import_text(r.cells, 'color'), private.import_text(r.cells, 'color_ar'), nullif(asked_price, list_price),
      (select count(*) from public.product_variants v where v.product_id = write_import_variant.product_id))
    returning * into variant;
    return jsonb_build_object('variant_id', variant.id, 'before', '{}'::jsonb, 'doubts', private.import_stock_doubt(variant),
      'after', jsonb_build_object('variant', concat_ws(' / ', variant.size, variant.color)));
  end if;
  old_values := jsonb_build_object('variant_sku', variant.sku, 'color_ar', variant.color_ar, 'price', trim_scale(variant.price));
  changes := private.json_difference(old_values,
    case when given ? 'variant_sku' then jsonb_build_object('variant_sku', private.clean_code(private.import_text(r.cells, 'variant_sku'))) else '{}' end
    || case when given ? 'color_ar' then jsonb_build_object('color_ar', private.import_text(r.cells, 'color_ar')) else '{}' end
    || case when given ? 'price' and asked_price is distinct from coalesce(variant.price, list_price)
      then jsonb_build_object('price', asked_price) else '{}' end);
  update public.product_variants v
  set sku = case when changes ? 'variant_sku' then changes ->> 'variant_sku' else v.sku end,
    color_ar = case when changes ? 'color_ar' then changes ->> 'color_ar' else v.color_ar end,
    price = case when changes ? 'price' then private.number_of(changes, 'price') else v.price end
  where v.id = variant.id and changes is not null;
  if changes ? 'price' then
    doubt := private.price_doubt(product_id, coalesce(variant.price, list_price), asked_price, i.price_jump);
  end if;
  return jsonb_build_object('variant_id', variant.id, 'before', old_values, 'after', coalesce(changes, '{}'),
    'doubts', case when doubt is null then '[]' else jsonb_build_array(jsonb_build_object('field', 'price', 'code', doubt)) end);
end
$$;

-- Doubt that adding the first variant makes the product's own stock unused.
create function private.import_stock_doubt(variant public.product_variants)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  own_stock numeric := (select s.quantity from public.product_stock s where s.product_id = variant.product_id and s.variant_id is null);
begin
  if own_stock = 0 or exists (
    select from public.product_variants v where v.product_id = variant.product_id and v.id <> variant.id) then
    return '[]';
  end if;
  return jsonb_build_array(jsonb_build_object('field', 'size', 'code', 'stock_without_size',
    'params', jsonb_build_object('quantity', trim_scale(own_stock))));
end
$$;

-- Whether a product has variants or gets some from the file. If so, only variants have stock.
create function private.has_import_variants(product_id bigint, r public.import_rows)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.product_variants v where v.product_id = has_import_variants.product_id)
    or exists (select from public.import_rows x where x.import_id = r.import_id and x.code = r.code and x.variant_key <> '');
end
$$;

-- Stored values of a product by the names of the import's fields.
create function private.imported_values(product public.products)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('name_en', product.name_en, 'name_ar', product.name_ar, 'description_en', product.description_en,
      'description_ar', product.description_ar, 'category', product.category_id, 'unit', product.unit, 'brand', product.brand,
      'model_number', product.model_number, 'min_quantity', trim_scale(product.min_quantity),
      'quantity_step', trim_scale(product.quantity_step), 'pack_quantity', trim_scale(product.pack_quantity),
      'pack_unit', product.pack_unit, 'returns', product.returns, 'video_url', product.video_url,
      'published', product.published,
      'price', trim_scale(o.price), 'discounted_price', trim_scale(o.discounted_price),
      'deal_starts_at', o.deal_starts_at, 'deal_ends_at', o.deal_ends_at, 'volume_discounts', o.volume_discounts,
      'attributes', product.attributes,
      'images', array_remove(product.main_image || product.additional_images, null))
    from public.product_offers o where o.product_id = product.id);
end
$$;

-- Values that a row asks for, by the names of `imported_values`. Raises the errors of volume discounts and attributes.
create function private.wanted_import_values(product public.products, given jsonb, images text[], stored jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  category bigint := coalesce(private.number_of(given, 'category')::bigint, product.category_id);
  smallest numeric := case when given ? 'min_quantity' then coalesce(private.number_of(given, 'min_quantity'), 1) else product.min_quantity end;
  wanted jsonb := given - array['sku', 'quantity', 'size', 'color', 'color_ar', 'variant_sku', 'images', 'datasheet', 'attributes']
    || case when images is not null then jsonb_build_object('images', images) else '{}' end;
begin
  perform private.require_that(coalesce(private.number_of(given, 'pack_quantity') > 0, true), 'pack_quantity', 'positive');
  if wanted ? 'deal_starts_at' then
    wanted := wanted || jsonb_build_object('deal_starts_at', private.time_of(given, 'deal_starts_at'));
  end if;
  if wanted ? 'deal_ends_at' then
    wanted := wanted || jsonb_build_object('deal_ends_at', private.time_of(given, 'deal_ends_at'));
  end if;
  if wanted ? 'volume_discounts' then
    wanted := wanted || jsonb_build_object('volume_discounts', private.read_volume_discounts(given, smallest));
  elsif smallest <> product.min_quantity then
    perform private.read_volume_discounts(stored, smallest);
  end if;
  -- A new category drops attributes that it does not have.
  if given ? 'attributes' or category <> product.category_id then
    wanted := wanted || jsonb_build_object('attributes',
      private.import_attributes(category, coalesce(given -> 'attributes', '{}'), product.attributes));
  end if;
  return wanted;
end
$$;

-- Problems because of which a row is refused before its product is looked up; null if there are none.
create function private.import_row_refusal(i public.imports, r public.import_rows)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case
    when r.cells -> 'problems' <> '[]' then r.cells -> 'problems'
    when coalesce(private.clean_code(private.import_text(r.cells, 'sku')), '') = '' then '[{"field": "sku", "code": "required"}]'
    else (
      select jsonb_build_array(p) from coalesce(private.claimed_import_code(r), private.held_import_code(r, i.company_id)) p
      where p is not null) end;
end
$$;

-- Problem of a row whose product an import in this mode must not write; null if there is none. `product` is the one with the
-- row's SKU.
create function private.import_mode_refusal(i public.imports, r public.import_rows, product public.products)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case
    when product.id is null and i.mode = 'update' then '[{"field": "sku", "code": "sku_unknown"}]'::jsonb
    -- A product created by another row of this import is not an existing one.
    when product.id is not null and i.mode = 'create' and (product.created_at < i.created_at or not exists (
      select from public.import_rows x where x.import_id = r.import_id and x.code = r.code
        and (x.row_number < r.row_number or x.outcome = 'created'))) then '[{"field": "sku", "code": "sku_known"}]' end;
end
$$;

-- Writes one row of an import and returns {outcome, problems, product_id, variant_id, before, after}. A doubtful row that is
-- not confirmed has the outcome held and its doubts as problems; the caller rolls back its writes. Raises the errors of the
-- tables. The price of a row with a size or colour is the variant's; the first variants of a product come in its own row or
-- later ones.
create function private.write_import_row(i public.imports, r public.import_rows)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb := private.import_given(r);
  article text := private.clean_code(private.import_text(r.cells, 'sku'));
  is_variant boolean := coalesce(private.import_text(r.cells, 'size'), private.import_text(r.cells, 'color'),
    private.import_text(r.cells, 'color_ar'), private.import_text(r.cells, 'variant_sku')) is not null;
  -- The price of a variant's row belongs to the variant.
  not_the_product constant text[] := case when is_variant then array['price'] else '{}' end;
  claim private.product_codes;
  product public.products;
  created bigint[];
  variant jsonb;
  old_values jsonb := '{}';
  changes jsonb;
  asked_price numeric := private.number_of(given, 'price');
  counted numeric := private.number_of(given, 'quantity');
  stock_before jsonb;
  images text[] := case when given ? 'images' then private.import_images(i.id, given -> 'images') end;
  refusal jsonb := private.import_row_refusal(i, r);
  doubt text;
  doubts jsonb := coalesce(r.cells -> 'doubts', '[]');
  is_new boolean;
begin
  if refusal is not null then
    return jsonb_build_object('outcome', 'refused', 'problems', refusal);
  end if;
  select * into claim from private.product_codes c where c.company_id = i.company_id and c.code = private.code_key(article);
  if claim.variant_id is not null then
    perform private.raise_error('PT409', 'sku_taken', jsonb_build_object('field', 'sku', 'sku', article));
  end if;
  select * into product from public.products p where p.id = claim.product_id and p.deleted_at is null for update;
  refusal := private.import_mode_refusal(i, r, product);
  if refusal is not null then
    return jsonb_build_object('outcome', 'refused', 'problems', refusal);
  end if;

  is_new := product.id is null;
  if is_new then
    changes := private.new_import_values(given, images);
    created := private.create_import_products(i, array[(r.row_number, null, given, images, null, changes)::private.import_write]);
    select * into product from public.products p where p.id = created[1];
  else
    old_values := private.imported_values(product);
    changes := coalesce(private.json_difference(old_values - not_the_product,
      private.wanted_import_values(product, given, images, old_values) - not_the_product), '{}');
    -- A price jump must be confirmed, so that a lost zero never goes live.
    doubt := case when not is_variant
      then private.price_doubt(product.id, (old_values ->> 'price')::numeric, asked_price, i.price_jump) end;
    if doubt is not null then
      doubts := doubts || jsonb_build_object('field', 'price', 'code', doubt);
    end if;
    perform private.change_import_products(array[(r.row_number, product.id, given, images, old_values, changes)::private.import_write]);
  end if;
  if coalesce((changes ->> 'published')::boolean, false) then
    perform private.require_publishable(i.company_id);
  end if;

  doubts := doubts || private.import_row_doubts(r, case when is_new then '{}' else changes end);
  if is_variant then
    variant := private.write_import_variant(i, r, product.id);
    old_values := old_values || (variant -> 'before');
    changes := changes || (variant -> 'after');
    doubts := doubts || (variant -> 'doubts');
  elsif counted is not null and private.has_import_variants(product.id, r) then
    doubts := doubts || '{"field": "quantity", "code": "quantity_without_size"}';
    counted := null;
  end if;
  if counted is not null then
    stock_before := private.count_import_stock(array[product.id], array[(variant ->> 'variant_id')::bigint], array[counted::double precision]) -> product.id::text;
    if stock_before is not null then
      old_values := old_values || jsonb_build_object('quantity', stock_before);
      changes := changes || jsonb_build_object('quantity', counted);
    end if;
  end if;
  return jsonb_build_object(
    'outcome', case when doubts <> '[]' and not r.confirmed then 'held' when is_new then 'created' when changes = '{}' then 'unchanged'
      else 'changed' end,
    'product_id', product.id, 'variant_id', variant -> 'variant_id',
    'before', case when not is_new then (select coalesce(jsonb_object_agg(c.key, old_values -> c.key), '{}') from jsonb_each(changes) c) end,
    'after', changes, 'problems', case when r.confirmed then '[]' else doubts end || private.later_import_row(r));
end
$$;

-- Next row about the same item, for the first such row; null for others.
create function private.later_import_row(r public.import_rows)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  same record;
begin
  select min(x.row_number) filter (where x.row_number < r.row_number) as earlier,
    min(x.row_number) filter (where x.row_number > r.row_number) as later
  into same from public.import_rows x where x.import_id = r.import_id and x.code = r.code and x.variant_key = r.variant_key;
  return case when same.earlier is null and same.later is not null
    then jsonb_build_array(jsonb_build_object('code', 'item_repeats', 'params', jsonb_build_object('row', same.later))) else '[]' end;
end
$$;

-- An error raised by the tables as a problem of a row.
create function private.import_problem(message text, detail text)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return jsonb_build_array(coalesce(case when pg_input_is_valid(detail, 'jsonb') then detail::jsonb end, '{}')
    || jsonb_build_object('code', message));
end
$$;
