create policy objects_authenticated_select on storage.objects for select to authenticated
  using (private.may_read_object(bucket_id, name));
create policy objects_authenticated_insert on storage.objects for insert to authenticated
  with check (private.may_write_object(bucket_id, name) and (bucket_id <> 'uploads' or private.has_room_for_upload(name)));
create policy objects_authenticated_update on storage.objects for update to authenticated
  using (bucket_id not in ('uploads', 'payment-receipts', 'return-pictures') and private.may_write_object(bucket_id, name))
  with check (bucket_id not in ('uploads', 'payment-receipts', 'return-pictures') and private.may_write_object(bucket_id, name));
create policy objects_authenticated_delete on storage.objects for delete to authenticated
  using (bucket_id not in ('payment-receipts', 'return-pictures') and private.may_write_object(bucket_id, name));
alter table private.media_files enable row level security;
grant all on private.media_files to service_role;
