-- A member of a JSON object as ids in order. Raises invalid_input for other values, duplicates and too many.
create function private.ids_of(value jsonb, name text, most int)
returns bigint[]
language plpgsql
stable
set search_path = ''
as $$
declare
  ids bigint[];
begin
  perform private.require_that(jsonb_typeof(value -> name) is not distinct from 'array', name, 'format');
  perform private.require_that(jsonb_array_length(value -> name) <= most, name, 'count');
  perform private.require_that(not exists (
    select from jsonb_array_elements(value -> name) x where coalesce(x #>> '{}', '') !~ '^[0-9]{1,15}$'), name, 'format');
  ids := array(select (x.value #>> '{}')::bigint from jsonb_array_elements(value -> name) with ordinality x order by x.ordinality);
  perform private.require_that(cardinality(ids) = (select count(distinct i) from unnest(ids) i), name, 'repeated');
  return ids;
end
$$;

-- Reads the staff's choice for the home page: {categories, deals, products (ids), banner (null: none): {title_en, title_ar,
-- text_en, text_ar, link, image, starts_at, ends_at}}. Raises invalid_input with the field.
create function private.home_page_of(home jsonb)
returns public.home_page
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  banner jsonb := nullif(home -> 'banner', 'null');
  has_text boolean := coalesce(private.text_of(banner, 'text_en'), private.text_of(banner, 'text_ar')) is not null;
  row public.home_page;
  field text;
begin
  row.id := true;
  row.categories := private.ids_of(home, 'categories', 12);
  row.deals := private.ids_of(home, 'deals', 8);
  row.products := private.ids_of(home, 'products', 8);
  if banner is null then
    return row;
  end if;
  foreach field in array array['title_en', 'title_ar'] loop
    perform private.require_text(field, private.text_of(banner, field), 80);
  end loop;
  foreach field in array array['text_en', 'text_ar'] loop
    perform private.require_text(field, private.text_of(banner, field), 200, not has_text);
  end loop;
  perform private.require_text('link', private.text_of(banner, 'link'), 300);
  -- // or /\ would lead to another site.
  perform private.require_that(private.text_of(banner, 'link') ~ '^/([^/\\[:space:]][^\\[:space:]]*)?$', 'link', 'format');
  perform private.require_that(private.text_of(banner, 'image') is null
    or (private.text_of(banner, 'image') ~ '^home/[A-Za-z0-9_-]+\.(webp|jpg)$' and exists (
      select from storage.objects o where o.bucket_id = 'product-images' and o.name = private.text_of(banner, 'image'))),
    'image', 'own_file');
  row.banner_starts_at := private.time_of(banner, 'starts_at');
  row.banner_ends_at := private.time_of(banner, 'ends_at');
  perform private.require_that(coalesce(row.banner_ends_at > row.banner_starts_at, true), 'ends_at', 'after_start');
  row.banner_title_en := private.text_of(banner, 'title_en');
  row.banner_title_ar := private.text_of(banner, 'title_ar');
  row.banner_text_en := private.text_of(banner, 'text_en');
  row.banner_text_ar := private.text_of(banner, 'text_ar');
  row.banner_link := private.text_of(banner, 'link');
  row.banner_image := private.text_of(banner, 'image');
  return row;
end
$$;
