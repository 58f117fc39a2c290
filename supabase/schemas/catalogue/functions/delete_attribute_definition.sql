-- Deletes an attribute definition and its values on all goods, with a reason for the log. Raises reason_required.
create function private.delete_attribute_definition(definition_id int, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('categories');
  perform private.enter_reason(reason);
  delete from public.attribute_definitions d where d.id = definition_id;
  if not found then
    perform private.raise_error('PT404', 'attribute_not_found');
  end if;
end
$$;

create function public.delete_attribute_definition(definition_id int, reason text)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_attribute_definition(definition_id, reason) $$;
grant execute on function public.delete_attribute_definition(int, text), private.delete_attribute_definition(int, text)
  to authenticated, service_role;
