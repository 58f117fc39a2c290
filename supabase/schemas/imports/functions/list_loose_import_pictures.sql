-- Files of pictures that were published for an import which was cancelled a week ago before it wrote anything, and that nothing
-- uses: no product, store page, order or active import. All widths of a picture go together. At most 100; imports older than
-- two months are no longer checked.
create function private.list_loose_import_pictures()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    with stored as materialized (
      select o.name, o.created_at, p.path, i.company_id, i.created_at as import_created_at
      from public.imports i
      join public.import_pictures p on p.import_id = i.id
      cross join lateral (
        select p.path union all select regexp_replace(p.path, '\.\w+$', '-' || w || '\&') from unnest('{160,320,640}'::int[]) w) f (name)
      -- The limit keeps the plan to look-ups by name: there are millions of files.
      cross join lateral (
        select x.* from storage.objects x where x.bucket_id = 'product-images' and x.name = f.name limit 1) o
      where i.status = 'cancelled' and i.finished_at between now() - interval '60 days' and now() - interval '7 days'
        -- An object stored before the import belongs to something else; one stored again since may be in an open form.
        and o.created_at >= i.created_at and coalesce(o.updated_at, o.created_at) < now() - interval '7 days'
        and not exists (select from public.import_rows r
          where r.import_id = i.id and r.outcome in ('created', 'changed', 'undone', 'kept'))
    ), shown as materialized (
      select unnest(x.main_image || x.additional_images) as path
      from public.products x where x.company_id in (select s.company_id from stored s)
      union select unnest(array[c.logo, c.banner]) from public.companies c where c.id in (select s.company_id from stored s)
      union select p.path from public.imports i join public.import_pictures p on p.import_id = i.id
      where i.company_id in (select s.company_id from stored s)
        and (i.status <> 'cancelled' or i.finished_at > now() - interval '7 days')
      union select l.main_image from public.orders o join public.order_lines l on l.order_id = o.id
      where o.company_id in (select s.company_id from stored s)
        and o.created_at >= (select min(s.import_created_at) from stored s)
    )
    select distinct on (s.created_at, s.name) s.name from stored s
    where not exists (select from shown x where x.path = s.path) and private.may_try_job_item('clear-uploads', s.name)
    order by s.created_at, s.name
    limit 100);
end
$$;
