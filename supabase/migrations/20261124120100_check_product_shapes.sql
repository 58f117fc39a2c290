-- What a seller writes is shown to everybody: anything but the agreed shapes broke the product's public page.

-- Whether a JSON value is a text of 1 to `longest` characters that is more than blanks.
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

-- {key, label_en, label_ar, value_en, value_ar, number?, unit?}
create function private.is_attribute(value jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return coalesce(jsonb_typeof(value) = 'object', false)
    and private.is_json_text(value -> 'key', 80)
    and private.is_json_text(value -> 'label_en', 120) and private.is_json_text(value -> 'label_ar', 120)
    and private.is_json_text(value -> 'value_en', 200) and private.is_json_text(value -> 'value_ar', 200)
    and (not value ? 'number' or (jsonb_typeof(value -> 'number') = 'number' and abs((value ->> 'number')::numeric) < 1e15))
    and (not value ? 'unit' or private.is_json_text(value -> 'unit', 40));
end
$$;

-- At most 60 attributes, each key once.
create function private.are_attributes(list jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(list) is distinct from 'array' or jsonb_array_length(list) > 60 then
    return false;
  end if;
  return (select coalesce(bool_and(private.is_attribute(a)), true) and count(*) = count(distinct a ->> 'key')
          from jsonb_array_elements(list) a);
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

-- A YouTube address in any of its forms, with the 11 characters that name a video; the same rule as youtubeId in the shop.
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

-- A file of a bucket: below a folder, without odd characters, and of one of the endings.
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

-- Words of lower-case letters, digits and underscores, joined by single hyphens. In an Arabic slug also Arabic letters.
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

-- The slug of a name; the product's id behind it makes it the only one.
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

create or replace function private.validate_product()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_new boolean := tg_op = 'INSERT';
  -- Pictures and datasheets that the product has already may stay.
  kept_images text[] := case when tg_op = 'UPDATE'
    then array_remove(array_append(old.additional_images, old.main_image), null) else '{}' end;
  -- The seed and the admin team may name any stored file, sellers only their own.
  own_folder text := case when auth.uid() is not null and not private.is_admin() then new.seller_id::text || '/' end;
begin
  new.sku := btrim(new.sku);
  perform private.require_text('sku', new.sku, 64);
  perform private.require_text('name_en', new.name_en, 200);
  perform private.require_text('name_ar', new.name_ar, 200);
  perform private.require_text('description_en', new.description_en, 10000, true);
  perform private.require_text('description_ar', new.description_ar, 10000, true);
  perform private.require_text('brand', new.brand, 80, true);
  perform private.require_text('model_number', new.model_number, 80, true);
  perform private.require_that(new.unit in ('Each', 'Piece', 'Pack', 'Box', 'Case', 'Kilogram', 'Meter', 'Ton', 'Bag',
    'Square meter', 'Cubic meter', 'Liter', 'Roll', 'Pair'), 'unit', 'one_of');
  perform private.require_that(new.price > 0, 'price', 'positive');
  perform private.require_that(
    new.discounted_price is null or (new.discounted_price > 0 and new.discounted_price < new.price),
    'discounted_price', 'below_price');
  -- The pages read and write these as dates.
  perform private.require_that(coalesce(isfinite(new.deal_starts_at), true), 'deal_starts_at', 'format');
  perform private.require_that(coalesce(isfinite(new.deal_ends_at), true), 'deal_ends_at', 'format');
  perform private.require_that(coalesce(new.deal_ends_at > new.deal_starts_at, true), 'deal_ends_at', 'after_start');
  perform private.require_that(new.quantity >= 0, 'quantity', 'not_negative');

  -- Only what changes is judged anew, so that stored goods of an older shape can still change their price.
  if is_new or new.attributes is distinct from old.attributes then
    perform private.require_that(private.are_attributes(new.attributes), 'attributes', 'format');
  end if;
  if is_new or new.size_chart is distinct from old.size_chart then
    perform private.require_that(new.size_chart is null or private.is_size_chart(new.size_chart), 'size_chart', 'format');
  end if;
  if is_new or new.video_url is distinct from old.video_url then
    perform private.require_that(new.video_url is null or private.is_video_url(new.video_url), 'video_url', 'url');
  end if;
  if is_new or new.datasheet_path is distinct from old.datasheet_path then
    perform private.require_that(new.datasheet_path is null or (private.is_stored_path(new.datasheet_path, 'pdf')
      and starts_with(new.datasheet_path, coalesce(own_folder, ''))), 'datasheet_path', 'own_file');
  end if;
  if is_new or new.main_image is distinct from old.main_image then
    perform private.require_that(new.main_image is null or new.main_image = any (kept_images)
      or (private.is_stored_path(new.main_image, 'webp|jpg|jpeg|png')
        and starts_with(new.main_image, coalesce(own_folder, ''))), 'main_image', 'own_file');
  end if;
  perform private.require_that(cardinality(new.additional_images) <= 12, 'additional_images', 'too_many');
  if is_new or new.additional_images is distinct from old.additional_images then
    perform private.require_that(not exists (
      select 1 from unnest(new.additional_images) i (path)
      where i.path is null or not (i.path = any (kept_images)
        or (private.is_stored_path(i.path, 'webp|jpg|jpeg|png') and starts_with(i.path, coalesce(own_folder, ''))))),
      'additional_images', 'own_file');
  end if;

  -- A slug that is not given is made of the name; one that is given must be right and free.
  if coalesce(new.slug_en, '') = '' then
    new.slug_en := private.product_slug(new.name_en, new.id, false);
  elsif is_new or new.slug_en <> old.slug_en then
    perform private.require_that(private.is_slug(new.slug_en, false), 'slug_en', 'format');
    if exists (select 1 from public.products p where p.slug_en = new.slug_en and p.id <> new.id) then
      perform private.raise_error('PT409', 'slug_taken', jsonb_build_object('field', 'slug_en', 'slug', new.slug_en));
    end if;
  end if;
  if coalesce(new.slug_ar, '') = '' then
    new.slug_ar := private.product_slug(new.name_ar, new.id, true);
  elsif is_new or new.slug_ar <> old.slug_ar then
    perform private.require_that(private.is_slug(new.slug_ar, true), 'slug_ar', 'format');
    if exists (select 1 from public.products p where p.slug_ar = new.slug_ar and p.id <> new.id) then
      perform private.raise_error('PT409', 'slug_taken', jsonb_build_object('field', 'slug_ar', 'slug', new.slug_ar));
    end if;
  end if;

  if (is_new or new.sku <> old.sku or new.seller_id <> old.seller_id)
     and exists (select 1 from public.products p
                 where p.seller_id = new.seller_id and p.sku = new.sku and p.id is distinct from new.id) then
    perform private.raise_error('PT409', 'sku_taken', jsonb_build_object('sku', new.sku));
  end if;
  return new;
end
$$;
-- Sellers' writes run these as themselves.
grant execute on function private.is_json_text(jsonb, int), private.is_attribute(jsonb), private.are_attributes(jsonb),
  private.is_size_chart(jsonb), private.is_video_url(text), private.is_stored_path(text, text), private.is_slug(text, boolean),
  private.product_slug(text, bigint, boolean) to authenticated, service_role;

-- Slugs that are stored already: empty, malformed and repeated ones become their product's own. The triggers stay silent:
-- nothing that search or the admin team would have to know of changes.
alter table public.products disable trigger user;
update public.products p set slug_en = private.product_slug(p.name_en, p.id, false)
where not private.is_slug(p.slug_en, false)
  or exists (select 1 from public.products other where other.slug_en = p.slug_en and other.id < p.id);
update public.products p set slug_ar = private.product_slug(p.name_ar, p.id, true)
where not private.is_slug(p.slug_ar, true)
  or exists (select 1 from public.products other where other.slug_ar = p.slug_ar and other.id < p.id);
alter table public.products enable trigger user;
create unique index products_slug_en_idx on public.products (slug_en);
create unique index products_slug_ar_idx on public.products (slug_ar);
