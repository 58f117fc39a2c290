-- Counts each transaction once, for any number of statements. The count becomes visible together with the change.
create function private.note_catalogue_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  here text := pg_current_xact_id()::text;
begin
  if current_setting('mawad.catalogue_change', true) = here then
    return null;
  end if;
  perform set_config('mawad.catalogue_change', here, true);
  update private.catalogue_versions v set changes = v.changes + 1
  where v.slot = (select x.slot from private.catalogue_versions x order by x.slot for update skip locked limit 1);
  if not found then
    insert into private.catalogue_versions (changes) values (1);
  end if;
  return null;
end
$$;
