-- Removes the records of these pictures, so that nothing can use them, and returns the file names to delete. A picture that was
-- used meanwhile stays; files whose deletion failed are returned again next time.
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
grant execute on function private.take_loose_import_pictures(), public.take_loose_import_pictures() to service_role;
