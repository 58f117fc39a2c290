-- Ancestors of a category, topmost first: [{id, name_en, name_ar}].
create function private.category_path(category_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with recursive above as (
      select p.id, p.parent_id, p.name_en, p.name_ar, 1 as depth
      from public.categories c join public.categories p on p.id = c.parent_id where c.id = category_path.category_id
      union all
      select p.id, p.parent_id, p.name_en, p.name_ar, a.depth + 1
      from above a join public.categories p on p.id = a.parent_id where a.depth < 50
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name_en', name_en, 'name_ar', name_ar) order by depth desc), '[]')
    from above
  );
end
$$;

-- A category as the console lists it. Its goods are counted up to 1,000, shown as "many". Deleted goods that can be restored
-- count too, because they must move before the category is deleted.
create function private.managed_category(c public.categories)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('id', c.id, 'parent_id', c.parent_id, 'name_en', c.name_en, 'name_ar', c.name_ar,
    'slug_en', c.slug_en, 'slug_ar', c.slug_ar, 'image', c.image, 'is_hidden', c.is_hidden,
    'child_count', (select count(*) from public.categories below where below.parent_id = c.id),
    'product_count', (select count(*) from (select from public.products p where p.category_id = c.id limit 1000) many),
    'path', private.category_path(c.id));
end
$$;

-- Two branches, because no index supports "is not distinct from".
create function private.last_category_position(parent_id bigint)
returns int
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
begin
  if last_category_position.parent_id is null then
    return coalesce((select max(c.position) from public.categories c where c.parent_id is null), 0);
  end if;
  return coalesce((select max(c.position) from public.categories c where c.parent_id = last_category_position.parent_id), 0);
end
$$;

-- Writes a checked category, a new one if it has no id, and returns its id. New and moved categories come last below their
-- parent.
create function private.store_category(given public.categories)
returns bigint
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  place int := (select c.position from public.categories c where c.id = given.id and c.parent_id is not distinct from given.parent_id);
begin
  place := coalesce(place, private.last_category_position(given.parent_id) + 1);
  if given.id is null then
    insert into public.categories (parent_id, name_en, name_ar, slug_en, slug_ar, image, is_hidden, returns, seo_title_en,
      seo_title_ar, seo_description_en, seo_description_ar, focus_keywords, position)
    values (given.parent_id, given.name_en, given.name_ar, given.slug_en, given.slug_ar, given.image, given.is_hidden,
      given.returns, given.seo_title_en, given.seo_title_ar, given.seo_description_en, given.seo_description_ar,
      given.focus_keywords, place)
    returning id into given.id;
  else
    update public.categories c
    set parent_id = given.parent_id, name_en = given.name_en, name_ar = given.name_ar, slug_en = given.slug_en,
      slug_ar = given.slug_ar, image = given.image, is_hidden = given.is_hidden, returns = given.returns,
      seo_title_en = given.seo_title_en, seo_title_ar = given.seo_title_ar, seo_description_en = given.seo_description_en,
      seo_description_ar = given.seo_description_ar, focus_keywords = given.focus_keywords, position = place
    where c.id = given.id;
  end if;
  return given.id;
end
$$;

-- Problems of a category's fields, without those that depend on the tree: [{field, code, rule, limit?}].
create function private.category_problems(given public.categories)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('field', f.field, 'code', 'invalid_input', 'rule', f.rule,
      'limit', case f.rule when 'too_long' then f.longest end)) order by f.place), '[]')
    from (
      select v.place, v.field, v.longest, case
          when not v.optional and coalesce(btrim(v.value), '') = '' then 'required'
          when length(v.value) > v.longest then 'too_long'
          when v.field = 'slug_en' and not private.is_slug(v.value, false) then 'format'
          when v.field = 'slug_ar' and not private.is_slug(v.value, true) then 'format'
        end as rule
      from (values
        (1, 'name_en', given.name_en, 120, false), (2, 'name_ar', given.name_ar, 120, false),
        (3, 'slug_en', given.slug_en, 160, false), (4, 'slug_ar', given.slug_ar, 160, false),
        (5, 'seo_title_en', given.seo_title_en, 200, true), (6, 'seo_title_ar', given.seo_title_ar, 200, true),
        (7, 'seo_description_en', given.seo_description_en, 500, true),
        (8, 'seo_description_ar', given.seo_description_ar, 500, true)
      ) v (place, field, value, longest, optional)
      union all
      select 9, 'focus_keywords', 80, 'too_long'
      where cardinality(given.focus_keywords) > 20
        or exists (select from unnest(given.focus_keywords) w where length(w) not between 1 and 80)
    ) f
    where f.rule is not null
  );
end
$$;

-- Whether this path may be a category's picture; null is allowed.
create function private.is_category_picture(path text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return path is null or (starts_with(path, 'categories/') and private.is_stored_path(path, 'webp|jpg|jpeg|png')
    and exists (select from storage.objects o where o.bucket_id = 'product-images' and o.name = path));
end
$$;
