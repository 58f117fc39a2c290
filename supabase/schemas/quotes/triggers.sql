create trigger audit_quote_requests after update or delete on public.quote_requests
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_enquiry_answers after insert on public.enquiry_answers
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger broadcast_quote_request after insert or update of status, assigned_to on public.quote_requests
  for each row execute function private.broadcast_enquiry();
