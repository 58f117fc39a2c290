-- Attribute definitions with all fields that the console edits.
create function private.managed_attributes(ids int[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object(
      'category_name_en', c.name_en, 'category_name_ar', c.name_ar,
      'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'value_en', o.value_en, 'value_ar', o.value_ar)
        order by o.position, o.id) from public.attribute_options o where o.definition_id = d.id), '[]'))
      order by d.position, d.id), '[]')
    from public.attribute_definitions d join public.categories c on c.id = d.category_id where d.id = any (ids)
  );
end
$$;

-- A category with all editable fields: `attributes` are its own definitions, `inherited` those of its ancestors.
create function private.get_managed_category(category_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  category public.categories;
  holding int[];
  own int[];
begin
  perform private.require_staff('categories');
  select * into category from public.categories c where c.id = get_managed_category.category_id;
  if not found then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  holding := array(select d.id from private.attribute_definitions_of(category.id) d);
  own := array(select d.id from public.attribute_definitions d where d.category_id = category.id);
  return private.managed_category(category) || jsonb_build_object(
    'seo_title_en', category.seo_title_en, 'seo_title_ar', category.seo_title_ar,
    'seo_description_en', category.seo_description_en, 'seo_description_ar', category.seo_description_ar,
    'focus_keywords', category.focus_keywords, 'returns', category.returns,
    'inherited_returns', private.category_returns(category.parent_id), 'updated_at', category.updated_at,
    'attributes', private.managed_attributes(own),
    'inherited', private.managed_attributes(array(select unnest(holding) except select unnest(own))));
end
$$;

create function public.get_managed_category(category_id bigint)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_managed_category(category_id) $$;
grant execute on function public.get_managed_category(bigint), private.get_managed_category(bigint)
  to authenticated, service_role;
