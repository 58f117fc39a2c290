-- Validation of products, offers and variants for every writer. Sellers' data is shown to everybody; any other shape would
-- break the product page.

-- Whether a JSON value is a non-blank text of 1 to `longest` characters.
create function private.is_json_text(value jsonb, longest int)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '\S' and length(value #>> '{}') <= longest, false);
end
$$;

-- Problem of attribute values for a category: the key of a required attribute without a value, or 'format'; null if there is
-- none. Each value must refer to a definition of the category and fit its type.
create function private.attributes_problem(stored jsonb, category_id bigint)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if jsonb_typeof(stored) is distinct from 'array' or jsonb_array_length(stored) > 60 then
    return 'format';
  end if;
  if exists (select from jsonb_array_elements(stored) a
             where jsonb_typeof(a) <> 'object' or coalesce(a ->> 'definition', '') !~ '^[0-9]{1,9}$') then
    return 'format';
  end if;
  if exists (
    select from jsonb_array_elements(stored) a
    left join private.attribute_definitions_of(attributes_problem.category_id) d on d.id = (a ->> 'definition')::int
    where not coalesce(case d.type
      when 'option' then exists (select from public.attribute_options o where o.definition_id = d.id
        and o.id::text = a ->> 'option')
      when 'number' then jsonb_typeof(a -> 'number') = 'number' and abs((a ->> 'number')::numeric) < 1e12
      when 'boolean' then jsonb_typeof(a -> 'boolean') = 'boolean'
      when 'text' then private.is_json_text(a -> 'en', 200) and private.is_json_text(a -> 'ar', 200) end, false))
    or (select count(*) > count(distinct a ->> 'definition') from jsonb_array_elements(stored) a) then
    return 'format';
  end if;
  return (select d.key from private.attribute_definitions_of(attributes_problem.category_id) d
          where d.is_required and not exists (
            select from jsonb_array_elements(stored) a where (a ->> 'definition')::int = d.id)
          order by d.position, d.id limit 1);
end
$$;

-- {columns: [{en, ar}], rows: [[text]]}: 1 to 12 columns, 1 to 60 rows, each as long as the header.
create function private.is_size_chart(chart jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(chart) is distinct from 'object' or jsonb_typeof(chart -> 'columns') is distinct from 'array'
    or jsonb_typeof(chart -> 'rows') is distinct from 'array'
    or jsonb_array_length(chart -> 'columns') not between 1 and 12 or jsonb_array_length(chart -> 'rows') not between 1 and 60
    or exists (select 1 from jsonb_array_elements(chart -> 'columns') c
               where not private.is_json_text(c -> 'en', 60) or not private.is_json_text(c -> 'ar', 60))
    or exists (select 1 from jsonb_array_elements(chart -> 'rows') r where jsonb_typeof(r) <> 'array') then
    return false;
  end if;
  return not exists (
    select 1 from jsonb_array_elements(chart -> 'rows') r
    where jsonb_array_length(r) <> jsonb_array_length(chart -> 'columns')
      or exists (select 1 from jsonb_array_elements(r) cell
                 where jsonb_typeof(cell) <> 'string' or length(cell #>> '{}') > 60));
end
$$;

-- Whether this is a YouTube address, in any form, with an 11-character video id; same rule as youtubeId in the shop.
create function private.is_video_url(value text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return length(value) <= 300 and value ~ ('^https://((www\.|m\.)?youtube(-nocookie)?\.com/(watch\?([^#]*&)?v=|embed/|shorts/)'
    || '|youtu\.be/)[A-Za-z0-9_-]{11}([^A-Za-z0-9_-]|$)');
end
$$;

-- Whether this is a path of a stored file: in a folder, without special characters, with one of the endings.
create function private.is_stored_path(value text, endings text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return length(value) <= 500 and value ~ ('^[A-Za-z0-9][A-Za-z0-9_-]*(/[A-Za-z0-9][A-Za-z0-9_.-]*)+$')
    and value ~ ('\.(' || endings || ')$');
end
$$;

-- Whether a product may use a file: for people only a checked file of the company, for the seed any.
create function private.may_show_file(path text, bucket text, company_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_stored_path(path, case bucket when 'datasheets' then 'pdf' else 'webp|jpg|jpeg|png' end) then
    return false;
  end if;
  return private.caller_id() is null or exists (select from private.media_files m
    where m.bucket = may_show_file.bucket and m.path = may_show_file.path and m.company_id = may_show_file.company_id);
end
$$;

-- Whether this is a slug: words of lower-case letters (in an Arabic slug also Arabic ones), digits and underscores, joined by
-- single hyphens.
create function private.is_slug(value text, arabic boolean)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return length(value) <= 200 and value ~ case
    when arabic then '^[a-z0-9_\u0621-\u063a\u0641-\u064a\u0660-\u0669\u0671-\u06d3\u06d5\u06f0-\u06f9]+(-[a-z0-9_\u0621-\u063a\u0641-\u064a\u0660-\u0669\u0671-\u06d3\u06d5\u06f0-\u06f9]+)*$'
    else '^[a-z0-9_]+(-[a-z0-9_]+)*$' end;
end
$$;

-- Slug made from a name and the product's id, which makes it unique.
create function private.product_slug(name text, id bigint, arabic boolean)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  words text := lower(normalize(name, NFKD) collate pg_catalog.pg_c_utf8);
begin
  words := case when arabic
    then regexp_replace(normalize(regexp_replace(words, '[\u0300-\u036f\u064b-\u0652\u0640]', '', 'g'), NFC),
      '[^a-z0-9_\u0621-\u063a\u0641-\u064a\u0660-\u0669\u0671-\u06d3\u06d5\u06f0-\u06f9]+', '-', 'g')
    else regexp_replace(regexp_replace(words, '\s+', '-', 'g'), '[^a-z0-9_-]+', '', 'g') end;
  return concat_ws('-', nullif(btrim(left(regexp_replace(words, '-{2,}', '-', 'g'), 160), '-'), ''), id);
end
$$;

-- A product with a valid content of its unit of sale: pieces unless a unit is stated, no unit without a quantity. `former_unit` is
-- the stored unit of the content.
create function private.with_pack_content(product public.products, former_unit text)
returns public.products
language plpgsql
set search_path = ''
as $$
begin
  if product.pack_quantity is null then
    if product.pack_unit is not distinct from former_unit then
      product.pack_unit := null;
    end if;
    perform private.require_that(product.pack_unit is null, 'pack_quantity', 'required');
    return product;
  end if;
  product.pack_unit := coalesce(product.pack_unit, 'Piece');
  perform private.require_that(product.pack_quantity = round(product.pack_quantity,
    (select u.decimals from public.units u where u.code = product.pack_unit)), 'pack_quantity', 'whole');
  perform private.require_that(product.pack_unit <> product.unit, 'pack_unit', 'other_unit');
  return product;
end
$$;

-- Validates a product for every writer: save_product, an import or the seed.
create function private.validate_product()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_new boolean := tg_op = 'INSERT';
  -- Columns that the database derives.
  measured constant text[] := array['quality', 'is_listed', 'search_text'];
  -- Pictures and datasheets that the product already has may stay.
  kept_images text[] := case when tg_op = 'UPDATE'
    then array_remove(array_append(old.additional_images, old.main_image), null) else '{}' end;
  decimals int := (select u.decimals from public.units u where u.code = new.unit);
  attributes_problem text;
begin
  new.sku := private.clean_code(new.sku);
  new.model_number := nullif(private.clean_code(new.model_number), '');
  perform private.require_text('sku', new.sku, 64);
  perform private.require_text('name_en', new.name_en, 200);
  perform private.require_text('name_ar', new.name_ar, 200);
  perform private.require_text('description_en', new.description_en, 10000, true);
  perform private.require_text('description_ar', new.description_ar, 10000, true);
  perform private.require_text('brand', new.brand, 80, true);
  perform private.require_text('model_number', new.model_number, 80, true);
  perform private.require_that(decimals is not null, 'unit', 'one_of');
  perform private.require_that(new.quantity_step = round(new.quantity_step, decimals), 'quantity_step', 'whole');
  perform private.require_that(new.min_quantity % new.quantity_step = 0, 'min_quantity', 'step');
  new := private.with_pack_content(new, case when not is_new then old.pack_unit end);

  -- Only changed fields are validated, so that stored goods of an older shape can still change their price.
  if is_new or new.attributes is distinct from old.attributes or new.category_id <> old.category_id then
    attributes_problem := private.attributes_problem(new.attributes, new.category_id);
    perform private.require_that(attributes_problem is distinct from 'format', 'attributes', 'format');
    -- Not required while the staff moves goods to another category: it cannot know the values.
    if attributes_problem is not null and private.caller_id() is not null
       and not private.is_mode('refiling') then
      perform private.raise_error('PT422', 'invalid_input',
        jsonb_build_object('field', 'attributes', 'rule', 'required', 'attribute', attributes_problem));
    end if;
  end if;
  if is_new or new.size_chart is distinct from old.size_chart then
    perform private.require_that(new.size_chart is null or private.is_size_chart(new.size_chart), 'size_chart', 'format');
  end if;
  if is_new or new.video_url is distinct from old.video_url then
    perform private.require_that(new.video_url is null or private.is_video_url(new.video_url), 'video_url', 'url');
  end if;
  if is_new or new.datasheet_path is distinct from old.datasheet_path then
    perform private.require_that(new.datasheet_path is null
      or private.may_show_file(new.datasheet_path, 'datasheets', new.company_id), 'datasheet_path', 'own_file');
  end if;
  if is_new or new.main_image is distinct from old.main_image then
    perform private.require_that(new.main_image is null or new.main_image = any (kept_images)
      or private.may_show_file(new.main_image, 'product-images', new.company_id), 'main_image', 'own_file');
  end if;
  perform private.require_that(cardinality(new.additional_images) <= 12, 'additional_images', 'too_many');
  if is_new or new.additional_images is distinct from old.additional_images then
    perform private.require_that(not exists (
      select from unnest(new.additional_images) i (path)
      where i.path is null or not (i.path = any (kept_images)
        or private.may_show_file(i.path, 'product-images', new.company_id))), 'additional_images', 'own_file');
  end if;

  -- A missing slug is made from the name; a given one must be valid and free.
  new.slug_en := private.read_slug(new.slug_en);
  new.slug_ar := private.read_slug(new.slug_ar);
  if coalesce(new.slug_en, '') = '' then
    new.slug_en := private.product_slug(new.name_en, new.id, false);
  elsif is_new or new.slug_en <> old.slug_en then
    perform private.require_that(private.is_slug(new.slug_en, false), 'slug_en', 'format');
    if exists (select from public.products p where p.slug_en = new.slug_en and p.id <> new.id) then
      perform private.raise_error('PT409', 'slug_taken', jsonb_build_object('field', 'slug_en', 'slug', new.slug_en));
    end if;
  end if;
  if coalesce(new.slug_ar, '') = '' then
    new.slug_ar := private.product_slug(new.name_ar, new.id, true);
  elsif is_new or new.slug_ar <> old.slug_ar then
    perform private.require_that(private.is_slug(new.slug_ar, true), 'slug_ar', 'format');
    if exists (select from public.products p where p.slug_ar = new.slug_ar and p.id <> new.id) then
      perform private.raise_error('PT409', 'slug_taken', jsonb_build_object('field', 'slug_ar', 'slug', new.slug_ar));
    end if;
  end if;

  -- A job that measures the quality of the page again changes nothing of the product.
  if not is_new then
    new.updated_at := case when new.quality <> old.quality and to_jsonb(new) - measured = to_jsonb(old) - measured
      then old.updated_at else now() end;
  end if;
  return new;
end
$$;
create trigger validate_product before insert or update on public.products
  for each row execute function private.validate_product();

create function private.validate_offer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_that(new.price > 0, 'price', 'positive');
  perform private.require_that(
    new.discounted_price is null or (new.discounted_price > 0 and new.discounted_price < new.price),
    'discounted_price', 'below_price');
  perform private.require_that(coalesce(private.is_usable_time(new.deal_starts_at), true), 'deal_starts_at', 'date_range');
  perform private.require_that(coalesce(private.is_usable_time(new.deal_ends_at), true), 'deal_ends_at', 'date_range');
  perform private.require_that(coalesce(new.deal_ends_at > new.deal_starts_at, true), 'deal_ends_at', 'after_start');
  return new;
end
$$;
create trigger validate_offer before insert or update of price, discounted_price, deal_starts_at, deal_ends_at
  on public.product_offers for each row execute function private.validate_offer();

create function private.note_datasheet_size()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_size bigint := (
    select (o.metadata ->> 'size')::bigint from storage.objects o
    where o.bucket_id = 'datasheets' and o.name = new.datasheet_path);
begin
  if found_size is not null then
    new.datasheet_size := found_size;
  elsif tg_op = 'UPDATE' and new.datasheet_size is not distinct from old.datasheet_size then
    new.datasheet_size := null;
  end if;
  return new;
end
$$;
create trigger note_new_datasheet_size before insert on public.products
  for each row when (new.datasheet_path is not null) execute function private.note_datasheet_size();
create trigger note_changed_datasheet_size before update of datasheet_path on public.products
  for each row when (new.datasheet_path is distinct from old.datasheet_path) execute function private.note_datasheet_size();

create function private.validate_product_variant()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.sku := nullif(private.clean_code(new.sku), '');
  new.size := nullif(btrim(new.size), '');
  new.color := nullif(btrim(new.color), '');
  new.color_ar := nullif(btrim(new.color_ar), '');
  perform private.require_that(new.size is not null or new.color is not null, 'size', 'required');
  perform private.require_text('sku', new.sku, 64, true);
  perform private.require_text('size', new.size, 60, true);
  perform private.require_text('color', new.color, 60, true);
  perform private.require_text('color_ar', new.color_ar, 60, true);
  perform private.require_that(new.price is null or new.price > 0, 'price', 'positive');
  return new;
end
$$;
create trigger validate_product_variant before insert or update on public.product_variants
  for each row execute function private.validate_product_variant();
