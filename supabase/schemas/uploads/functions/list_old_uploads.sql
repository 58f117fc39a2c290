-- Uploads not published within a day, oldest first, at most 100. They are deleted through the Storage API: deleting a row in
-- SQL leaves its file.
create function private.list_old_uploads()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'uploads' and o.created_at < now() - interval '1 day' and private.may_try_job_item('clear-uploads', o.name)
    order by o.created_at
    limit 100);
end
$$;

create function public.list_old_uploads()
returns text[]
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_old_uploads() $$;
grant execute on function private.list_old_uploads(), public.list_old_uploads() to service_role;
