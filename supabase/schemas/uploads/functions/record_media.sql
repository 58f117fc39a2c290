-- Records a file that publish-media has checked and published; a repeated call changes nothing.
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
grant execute on function private.record_media(text, text, uuid, int, int, int[], int, text),
  public.record_media(text, text, uuid, int, int, int[], int, text) to service_role;
