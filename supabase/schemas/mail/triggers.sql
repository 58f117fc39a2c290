create trigger audit_email_settings after insert or update or delete on public.email_settings
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
