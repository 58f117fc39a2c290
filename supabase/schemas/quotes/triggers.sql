create trigger audit_quote_requests after update or delete on private.quote_requests
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger broadcast_quote_event after insert on private.quote_events
  for each row execute function private.broadcast_quote_event();
create trigger broadcast_quote_message after insert on private.quote_messages
  for each row execute function private.broadcast_quote_event();
