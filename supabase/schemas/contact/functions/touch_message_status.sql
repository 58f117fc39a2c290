create function private.touch_message_status()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.handled_at := case when new.status <> 'New' then now() end;
  return new;
end
$$;
create trigger touch_message_status before update of status on public.contact_messages
  for each row when (old.status is distinct from new.status) execute function private.touch_message_status();
