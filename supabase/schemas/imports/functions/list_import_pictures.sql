-- Pictures of an import that are not loaded yet, by name. filter: {state: addresses (not tried yet), files (given by file name)
-- or failed, page?, page_size?}
create function private.list_import_pictures(import_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
begin
  return private.list_page('p.name', format('from public.import_pictures p join public.imports i on i.id = p.import_id
      where i.id = %L::uuid and i.company_id = %L::uuid%s', list_import_pictures.import_id, company,
      case filter ->> 'state' when 'addresses' then ' and p.path is null and p.problem is null and private.is_web_address(p.name)'
        when 'files' then ' and p.path is null and not private.is_web_address(p.name)' else ' and p.problem is not null' end),
    'p.name',
    $item$jsonb_build_object('name', p.name, 'problem', p.problem)$item$,
    format('join public.import_pictures p on p.import_id = %L::uuid and p.name = shown.id', list_import_pictures.import_id), filter);
end
$$;

create function public.list_import_pictures(import_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_import_pictures(import_id, filter) $$;
grant execute on function public.list_import_pictures(uuid, jsonb), private.list_import_pictures(uuid, jsonb)
  to authenticated, service_role;
