-- Rows of an import by outcome, in the order of the file. filter: {outcome?, page?, page_size?}
create function private.list_import_rows(import_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('products');
begin
  return private.list_page('r.row_number', format('from public.import_rows r join public.imports i on i.id = r.import_id
      where i.id = %L::uuid and i.company_id = %L::uuid%s', list_import_rows.import_id, company,
      case when filter ->> 'outcome' is not null then format(' and r.outcome = %L', filter ->> 'outcome') else '' end),
    'r.row_number',
    format('private.import_row_item(r, %L::uuid)', company),
    format('join public.import_rows r on r.import_id = %L::uuid and r.row_number = shown.id', list_import_rows.import_id), filter);
end
$$;

create function public.list_import_rows(import_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_import_rows(import_id, filter) $$;
grant execute on function public.list_import_rows(uuid, jsonb), private.list_import_rows(uuid, jsonb)
  to authenticated, service_role;
