-- Text by which import_parents finds a category, for an export: {en, ar} with the path of its names, or with its slugs if the path
-- could mean another category or a name contains a separator of paths. Null without a category.
create function private.category_reference(category_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  place constant jsonb := private.category_place(category_id);
begin
  return (
    with recursive above as (
      select c.* from public.categories c where c.id = category_reference.category_id
      union all
      select p.* from above a join public.categories p on p.id = a.parent_id
    )
    select case when bool_or(a.name_en || ' ' || a.name_ar ~ '[>›»\\|]|\s/\s|->|→' or exists (
          select from public.categories s where s.parent_id is not distinct from a.parent_id and s.id <> a.id
            and array[private.fold_text(s.name_en), private.fold_text(s.name_ar), private.fold_text(s.slug_en), private.fold_text(s.slug_ar)]
              && array[private.fold_text(a.name_en), private.fold_text(a.name_ar)]))
        or exists (
          select from public.categories s where s.id <> category_reference.category_id
            and array[s.slug_en, s.slug_ar] && array[private.read_slug(place ->> 'en'), private.read_slug(place ->> 'ar')])
      then (select jsonb_build_object('en', c.slug_en, 'ar', c.slug_ar) from public.categories c where c.id = category_reference.category_id)
      else place end
    from above a having count(*) > 0);
end
$$;
