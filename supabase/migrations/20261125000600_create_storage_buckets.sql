-- Buckets of stored files and who may write them.

-- Product pictures (WebP in a few widths) and datasheets. Both are read by public address only; no policy lists them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('product-images', 'product-images', true, 5242880, array['image/webp', 'image/jpeg', 'image/png']),
  ('datasheets', 'datasheets', true, 10485760, array['application/pdf'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A company's files lie below its id, written by members with the right 'products'; all others are the staff's.
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
    select may_write_object.bucket_id in ('product-images', 'datasheets')
      and may_write_object.name ~ '^[A-Za-z0-9][A-Za-z0-9_-]*(/[A-Za-z0-9][A-Za-z0-9_.-]*)+$'
      and case when may_write_object.bucket_id = 'datasheets' then may_write_object.name ~ '\.pdf$'
               else may_write_object.name ~ '\.(webp|jpg|jpeg|png)$' end
      and (private.staff_may('products')
        or exists (select from unnest(private.my_company_ids()) c (id)
                   where split_part(may_write_object.name, '/', 1) = c.id::text and private.may(c.id, 'products')))
  );
end
$$;
grant execute on function private.may_write_object(text, text) to authenticated, service_role;

create policy objects_authenticated_select on storage.objects for select to authenticated
  using (private.may_write_object(bucket_id, name));
create policy objects_authenticated_insert on storage.objects for insert to authenticated
  with check (private.may_write_object(bucket_id, name));
create policy objects_authenticated_update on storage.objects for update to authenticated
  using (private.may_write_object(bucket_id, name)) with check (private.may_write_object(bucket_id, name));
create policy objects_authenticated_delete on storage.objects for delete to authenticated
  using (private.may_write_object(bucket_id, name));
