-- Records in the audit log that the caller exports a list of the console, with the number of rows that the list showed.
create function private.record_list_export(list text, row_count int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('export');
  perform private.require_that(private.require_viewed_list(record_list_export.list), 'list', 'one_of');
  perform private.require_that(row_count between 0 and 1000000000, 'row_count', 'range');
  perform private.write_audit_entry('INSERT', 'exports', gen_random_uuid()::text, null, null,
    jsonb_build_object(regexp_replace(record_list_export.list, '^console-', ''), row_count));
end
$$;

create function public.record_list_export(list text, row_count int) returns void
language sql security invoker set search_path = '' as $$ select private.record_list_export(list, row_count) $$;
grant execute on function public.record_list_export(text, int), private.record_list_export(text, int)
  to authenticated, service_role;
