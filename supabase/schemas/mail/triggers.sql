create trigger audit_email_settings after insert or update or delete on public.email_settings
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
