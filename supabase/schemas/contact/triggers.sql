create trigger notify_contact_message after insert on public.contact_messages
  for each row execute function private.notify_enquiry('message');
create trigger audit_contact_messages after update or delete on public.contact_messages
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger broadcast_contact_message after insert or update of status, assigned_to on public.contact_messages
  for each row execute function private.broadcast_enquiry();
