-- Stored files of quotes that no request, offer or draft uses: checked but not attached within a day, or of an erased person.
-- Oldest first, at most 100.
create function private.list_loose_quote_files()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select o.name from storage.objects o
    cross join lateral (select case when pg_input_is_valid(split_part(o.name, '/', 1), 'uuid')
      then split_part(o.name, '/', 1)::uuid end as id) owner
    where o.bucket_id = 'quote-files' and coalesce(o.updated_at, o.created_at) < now() - interval '1 day'
      and not exists (select from private.quote_files f where f.path = o.name)
      and not exists (select from private.quote_requests q
        where q.user_id = owner.id and q.draft -> 'files' @> jsonb_build_array(jsonb_build_object('path', o.name)))
      and not exists (select from private.quote_offer_drafts d
        where d.company_id = owner.id and d.content -> 'files' @> jsonb_build_array(jsonb_build_object('path', o.name)))
      and private.may_try_job_item('clear-uploads', o.name)
    order by o.created_at
    limit 100);
end
$$;

create function public.list_loose_quote_files() returns text[]
language sql stable security invoker set search_path = '' as $$ select private.list_loose_quote_files() $$;
grant execute on function public.list_loose_quote_files(), private.list_loose_quote_files() to service_role;
