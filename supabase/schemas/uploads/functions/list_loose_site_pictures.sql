-- Site pictures stored over a day ago that no category or home page uses: loaded for an import that was not written, chosen in
-- a form that was not saved, or replaced over a day ago, so that open pages keep theirs. All widths of a picture go together.
-- Oldest first, at most 100.
create function private.list_loose_site_pictures()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    with shown as materialized (
      select c.image as path from public.categories c where c.image is not null
      union select h.banner_image from public.home_page h where h.banner_image is not null
      union select coalesce(a.before ->> 'image', a.before ->> 'banner_image') from public.audit_log a
      where a.table_name in ('categories', 'home_page') and a.created_at > now() - interval '1 day'
        and coalesce(a.before ->> 'image', a.before ->> 'banner_image') is not null
    )
    select o.name from storage.objects o
    where o.bucket_id = 'product-images' and (o.name like 'categories/%' or o.name like 'home/%')
      and coalesce(o.updated_at, o.created_at) < now() - interval '1 day'
      and private.may_try_job_item('clear-uploads', o.name) and o.name not in (select s.path from shown s)
      and regexp_replace(o.name, '-\d{2,4}(?=\.[a-z]+$)', '') not in (select s.path from shown s)
    order by o.created_at
    limit 100);
end
$$;

create function public.list_loose_site_pictures()
returns text[]
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_loose_site_pictures() $$;
grant execute on function private.list_loose_site_pictures(), public.list_loose_site_pictures() to service_role;
