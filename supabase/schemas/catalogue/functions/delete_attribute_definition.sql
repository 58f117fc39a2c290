-- Deletes an attribute definition and its values on all goods.
create function private.delete_attribute_definition(definition_id int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('categories');
  delete from public.attribute_definitions d where d.id = definition_id;
  if not found then
    perform private.raise_error('PT404', 'attribute_not_found');
  end if;
end
$$;

create function public.delete_attribute_definition(definition_id int)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_attribute_definition(definition_id) $$;
grant execute on function public.delete_attribute_definition(int), private.delete_attribute_definition(int)
  to authenticated, service_role;
