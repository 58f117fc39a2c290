-- Creates (no id, last below its parent) or edits a category; does not move it. Missing slugs are made from the names.
-- category: {id?, parent_id?, name_en, name_ar, slug_en?, slug_ar?, image?, is_hidden?, seo_title_en?, seo_title_ar?,
-- seo_description_en?, seo_description_ar?, focus_keywords?, returns? (null: inherited)}. `expected` is the updated_at that the
-- editor saw. Returns the id.
create function private.save_category(category jsonb, expected timestamptz)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.categories;
  stored public.categories;
  words jsonb := coalesce(category -> 'focus_keywords', '[]');
  problem jsonb;
begin
  perform private.require_staff('categories');
  given.id := private.number_of(category, 'id')::bigint;
  given.parent_id := private.number_of(category, 'parent_id')::bigint;
  given.name_en := btrim(category ->> 'name_en');
  given.name_ar := btrim(category ->> 'name_ar');
  given.slug_en := coalesce(private.read_slug(category ->> 'slug_en'), private.product_slug(given.name_en, null, false));
  given.slug_ar := coalesce(private.read_slug(category ->> 'slug_ar'), private.product_slug(given.name_ar, null, true));
  given.image := nullif(category ->> 'image', '');
  given.seo_title_en := nullif(btrim(category ->> 'seo_title_en'), '');
  given.seo_title_ar := nullif(btrim(category ->> 'seo_title_ar'), '');
  given.seo_description_en := nullif(btrim(category ->> 'seo_description_en'), '');
  given.seo_description_ar := nullif(btrim(category ->> 'seo_description_ar'), '');
  perform private.require_that(jsonb_typeof(words) = 'array'
    and not exists (select from jsonb_array_elements(words) w where jsonb_typeof(w) <> 'string'), 'focus_keywords', 'too_long');
  given.focus_keywords := array(select btrim(w) from jsonb_array_elements_text(words) w);
  problem := private.category_problems(given) -> 0;
  if problem is not null then
    perform private.raise_error('PT422', 'invalid_input', problem - 'code');
  end if;
  given.is_hidden := coalesce((category ->> 'is_hidden')::boolean, false);
  given.returns := private.returns_in(category);

  if given.id is not null then
    select * into stored from public.categories c where c.id = given.id for update;
    if not found then
      perform private.raise_error('PT404', 'category_not_found');
    elsif stored.updated_at is distinct from expected then
      perform private.raise_error('PT409', 'stale_version', jsonb_build_object('updated_at', stored.updated_at));
    end if;
    given.parent_id := stored.parent_id;
  elsif given.parent_id is not null and not exists (select from public.categories c where c.id = given.parent_id) then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  perform private.require_that(given.image is not distinct from stored.image or private.is_category_picture(given.image),
    'image', 'own_file');

  return private.store_category(given);
end
$$;

create function public.save_category(category jsonb, expected timestamptz default null)
returns bigint
language sql
security invoker
set search_path = ''
as $$ select private.save_category(category, expected) $$;
grant execute on function public.save_category(jsonb, timestamptz), private.save_category(jsonb, timestamptz)
  to authenticated, service_role;
