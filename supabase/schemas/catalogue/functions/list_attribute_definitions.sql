-- [{id, key, type, label_en, label_ar, unit_en, unit_ar, is_required, options: [{id, value_en, value_ar}]}]
create function private.list_attribute_definitions(category_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'key', d.key, 'type', d.type, 'label_en', d.label_en,
      'label_ar', d.label_ar, 'unit_en', d.unit_en, 'unit_ar', d.unit_ar, 'is_required', d.is_required,
      'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'value_en', o.value_en, 'value_ar', o.value_ar)
        order by o.position, o.id) from public.attribute_options o where o.definition_id = d.id), '[]'))
      order by d.position, d.id), '[]')
    from private.attribute_definitions_of(list_attribute_definitions.category_id) d
  );
end
$$;

create function public.list_attribute_definitions(category_id bigint)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.catalogue_answer(private.list_attribute_definitions(category_id)) $$;
grant execute on function public.list_attribute_definitions(bigint), private.list_attribute_definitions(bigint)
  to anon, authenticated, service_role;
