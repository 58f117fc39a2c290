-- Stored pictures of returns that no step has within a day, oldest first, at most 100.
create function private.list_loose_return_pictures()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'return-pictures' and coalesce(o.updated_at, o.created_at) < now() - interval '1 day'
      and not exists (select from private.return_pictures p where p.path = o.name)
      and private.may_try_job_item('clear-uploads', o.name)
    order by o.created_at
    limit 100);
end
$$;

create function public.list_loose_return_pictures() returns text[]
language sql stable security invoker set search_path = '' as $$ select private.list_loose_return_pictures() $$;
grant execute on function public.list_loose_return_pictures(), private.list_loose_return_pictures() to service_role;
