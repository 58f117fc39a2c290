-- Buckets of stored files, who may write them, and which files were checked.

-- Product pictures (WebP in a few widths) and datasheets. Both are read by public address only; no policy lists them to
-- visitors. What a company shows the staff alone, `company-documents`, has no public address. Sellers put their files into
-- `uploads` first, which nobody else reads; the edge function publish-media looks at their bytes and stores them where they belong.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('product-images', 'product-images', true, 5242880, array['image/webp', 'image/jpeg', 'image/png']),
  ('datasheets', 'datasheets', true, 10485760, array['application/pdf']),
  ('company-documents', 'company-documents', false, 10485760,
    array['image/webp', 'image/jpeg', 'image/png', 'application/pdf']),
  ('uploads', 'uploads', false, 10485760, array['image/webp', 'image/jpeg', 'image/png', 'application/pdf'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether the caller may give a company's products pictures and datasheets.
create function private.may_store_media(company_id text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Two statements: within one, the planner may try the cast before the check.
  if not pg_input_is_valid(company_id, 'uuid') then
    return false;
  end if;
  return private.may(company_id::uuid, 'products');
end
$$;

-- Whether the caller may hand in documents of a company, which is judged by them before it is approved.
create function private.may_store_documents(company_id text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not pg_input_is_valid(company_id, 'uuid') then
    return false;
  end if;
  return private.may_in_any_state(company_id::uuid, 'profile');
end
$$;

-- Stops whoever may not give the company files of a kind (picture, datasheet, document): not_signed_in, not_approved or
-- not_allowed.
create function private.require_media_right(company_id uuid, kind text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  if require_media_right.kind = 'document' then
    if not private.may_store_documents(require_media_right.company_id::text) then
      perform private.raise_error('PT403', 'not_allowed');
    end if;
  elsif not private.may_store_media(require_media_right.company_id::text) then
    if exists (select from public.companies c where c.id = any (private.my_company_ids()) and not c.is_approved) then
      perform private.raise_error('PT403', 'not_approved');
    end if;
    perform private.raise_error('PT403', 'not_allowed');
  end if;
end
$$;
create function public.require_media_right(company_id uuid, kind text)
returns void
language sql
stable
security invoker
set search_path = ''
as $$ select private.require_media_right(company_id, kind) $$;

-- Stops whoever may not give the site pictures of its own, by their folder: what require_staff raises.
create function private.require_site_picture_right(folder text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  perform private.require_that(coalesce(folder in ('categories', 'home'), false), 'folder', 'one_of');
  perform private.require_staff(case folder when 'home' then 'settings' else 'categories' end);
end
$$;
create function public.require_site_picture_right(folder text)
returns void
language sql
stable
security invoker
set search_path = ''
as $$ select private.require_site_picture_right(folder) $$;

-- Uploads lie below their company's id and wait there for at most a day, so many at a time; nobody changes one. What is
-- published was checked, so only the staff write there, and only the pictures of categories and of the home page.
create function private.may_write_object(bucket_id text, name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select may_write_object.name ~ '^[A-Za-z0-9][A-Za-z0-9_-]*(/[A-Za-z0-9][A-Za-z0-9_.-]*)+$'
      and case may_write_object.bucket_id
        when 'uploads' then may_write_object.name ~ '^[^/]+/[^/]+\.(webp|jpg|png|pdf)$'
          and (private.may_store_media(split_part(may_write_object.name, '/', 1))
            or private.may_store_documents(split_part(may_write_object.name, '/', 1)))
        when 'product-images' then may_write_object.name ~ '\.(webp|jpg|jpeg|png)$'
          and private.staff_may(case when may_write_object.name like 'home/%' then 'settings' else 'categories' end)
        when 'datasheets' then may_write_object.name ~ '\.pdf$' and private.staff_may('categories')
        else false
      end
  );
end
$$;

-- Whoever may write a file sees it; a company also sees its own among what is published. Documents are seen by those of the
-- company who hand them in, and by the staff who judge companies.
create function private.may_read_object(bucket_id text, name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.may_write_object(may_read_object.bucket_id, may_read_object.name)
      or (may_read_object.bucket_id in ('product-images', 'datasheets')
        and private.may_store_media(split_part(may_read_object.name, '/', 1)))
      or (may_read_object.bucket_id = 'company-documents' and (private.staff_may('review_companies')
        or private.may_store_documents(split_part(may_read_object.name, '/', 1))))
  );
end
$$;

-- A product has at most 13 pictures in four widths; a company that fills its form never comes near a thousand. One that is not
-- approved has a few documents to hand in.
create function private.has_room_for_upload(name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select count(*) < case when private.may_store_media(split_part(has_room_for_upload.name, '/', 1)) then 1000 else 20 end
    from (select 1 from storage.objects o
          where o.bucket_id = 'uploads' and starts_with(o.name, split_part(has_room_for_upload.name, '/', 1) || '/')
          limit 1000) waiting
  );
end
$$;
grant execute on function private.may_write_object(text, text), private.may_read_object(text, text),
  private.has_room_for_upload(text) to authenticated, service_role;
grant execute on function private.require_media_right(uuid, text), public.require_media_right(uuid, text),
  private.require_site_picture_right(text), public.require_site_picture_right(text)
  to anon, authenticated, service_role;

create policy objects_authenticated_select on storage.objects for select to authenticated
  using (private.may_read_object(bucket_id, name));
create policy objects_authenticated_insert on storage.objects for insert to authenticated
  with check (private.may_write_object(bucket_id, name) and (bucket_id <> 'uploads' or private.has_room_for_upload(name)));
create policy objects_authenticated_update on storage.objects for update to authenticated
  using (bucket_id <> 'uploads' and private.may_write_object(bucket_id, name))
  with check (bucket_id <> 'uploads' and private.may_write_object(bucket_id, name));
create policy objects_authenticated_delete on storage.objects for delete to authenticated
  using (private.may_write_object(bucket_id, name));

-- Published files whose bytes were checked, a row for a picture in all its widths. Names come from the content, so neither a
-- file nor its row ever changes.
create table private.media_files (
  bucket text not null check (bucket in ('product-images', 'datasheets')),
  path text not null,
  company_id uuid not null,
  -- Pixels of the widest file; datasheets have none.
  width int check (width between 1 and 12000),
  height int check (height between 1 and 12000),
  -- Widths in which the picture lies beside itself, its own among them.
  widths int[] not null default '{}',
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (bucket, path),
  check (starts_with(path, company_id::text || '/')),
  check ((bucket = 'product-images') = (width is not null and height is not null and cardinality(widths) > 0))
);
create index media_files_company_idx on private.media_files (company_id, created_at);
alter table private.media_files enable row level security;
revoke all on private.media_files from public, anon, authenticated;
grant all on private.media_files to service_role;

-- Notes a file that publish-media has checked and published; the same file again changes nothing.
create function private.record_media(bucket text, path text, company_id uuid, width int, height int, widths int[], bytes int,
  sha256 text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.media_files (bucket, path, company_id, width, height, widths, bytes, sha256)
  values (record_media.bucket, record_media.path, record_media.company_id, record_media.width, record_media.height,
    record_media.widths, record_media.bytes, record_media.sha256)
  on conflict do nothing;
end
$$;
create function public.record_media(bucket text, path text, company_id uuid, width int, height int, widths int[], bytes int,
  sha256 text)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.record_media(bucket, path, company_id, width, height, widths, bytes, sha256) $$;

-- Names of uploads that nobody published within a day, oldest first, at most 100. Files go through the Storage API: a row that
-- SQL deletes leaves its file behind.
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

-- Names of pictures that the staff stored a day ago and no category and no home page shows: fetched for a file that was never
-- written, chosen in a form that was not saved, or replaced more than a day ago, so that pages still open keep theirs. All widths
-- of one go together. Oldest first, at most 100.
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

-- Names of pictures that were published for an import of products which was called off a week ago before it wrote anything, and
-- that nothing shows: no product, store or order, and no import that goes on. All widths of one go together. At most 100. After
-- two months an import has been looked at often enough.
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
      -- The limit keeps it to looking names up: there are millions of files.
      cross join lateral (
        select x.* from storage.objects x where x.bucket_id = 'product-images' and x.name = f.name limit 1) o
      where i.status = 'cancelled' and i.finished_at between now() - interval '60 days' and now() - interval '7 days'
        -- What was stored before is another's; what was stored again since may stand in a form.
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

-- Forgets that those pictures were checked, so that nothing can show them any more, and answers their names to remove the files.
-- Whoever has taken one meanwhile keeps it; files that could not be removed are named again.
create function private.take_loose_import_pictures()
returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  loose text[] := private.list_loose_import_pictures();
begin
  delete from private.media_files m where m.bucket = 'product-images' and m.path = any (loose);
  return array(select n from unnest(private.list_loose_import_pictures()) n where n = any (loose));
end
$$;
create function public.take_loose_import_pictures()
returns text[]
language sql
security invoker
set search_path = ''
as $$ select private.take_loose_import_pictures() $$;
revoke all on function public.take_loose_import_pictures() from public, anon, authenticated;
grant execute on function private.record_media(text, text, uuid, int, int, int[], int, text),
  public.record_media(text, text, uuid, int, int, int[], int, text),
  private.list_old_uploads(), public.list_old_uploads(),
  private.list_loose_site_pictures(), public.list_loose_site_pictures(),
  private.take_loose_import_pictures(), public.take_loose_import_pictures() to service_role;
