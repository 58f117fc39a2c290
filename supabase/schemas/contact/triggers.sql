create trigger audit_contact_messages after update or delete on public.contact_messages
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_contact_answers after insert on public.contact_answers
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger broadcast_contact_message after insert or update of status, assigned_to on public.contact_messages
  for each row execute function private.broadcast_to_staff('contact_changed');
