create trigger audit_quote_requests after update or delete on public.quote_requests
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger broadcast_quote_request after insert or update of status on public.quote_requests
  for each row execute function private.broadcast_to_staff('quote_changed');
