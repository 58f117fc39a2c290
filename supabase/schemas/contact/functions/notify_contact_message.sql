create function private.notify_contact_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify_staff('contact', 'contact_received', jsonb_build_object('contact_message_id', new.id));
  return null;
end
$$;
create trigger notify_contact_message after insert on public.contact_messages
  for each row execute function private.notify_contact_message();
