-- The company's imports, newest first. filter: {sort? (newest, oldest), page?, page_size?}
create function private.list_imports(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.list_page('i.id', format('from public.imports i where i.company_id = %L::uuid',
      private.company_to_read('products')),
    private.list_order(filter, 'newest', '{"newest": "i.created_at desc, i.id", "oldest": "i.created_at, i.id desc"}'),
    $item$jsonb_build_object('id', i.id, 'file_name', i.file_name, 'mode', i.mode, 'status', i.status, 'row_count', i.row_count,
      'created_at', i.created_at, 'finished_at', i.finished_at,
      'created_by', (select p.full_name from public.profiles p where p.id = i.created_by))$item$,
    'join public.imports i on i.id = shown.id', filter);
end
$$;

create function public.list_imports(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_imports(filter) $$;
grant execute on function public.list_imports(jsonb), private.list_imports(jsonb) to authenticated, service_role;
