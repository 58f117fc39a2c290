-- Stored document files that no row uses: checked but not submitted within a day, or of an erased owner. Oldest first, at most
-- 100.
create function private.list_loose_documents()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'company-documents' and coalesce(o.updated_at, o.created_at) < now() - interval '1 day'
      and not exists (select from private.company_documents d where d.path = o.name)
      and private.may_try_job_item('clear-uploads', o.name)
    order by o.created_at
    limit 100);
end
$$;

create function public.list_loose_documents() returns text[]
language sql stable security invoker set search_path = '' as $$ select private.list_loose_documents() $$;
grant execute on function public.list_loose_documents(), private.list_loose_documents() to service_role;
