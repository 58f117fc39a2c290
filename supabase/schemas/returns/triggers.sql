create trigger audit_return_reasons after insert or update on private.return_reasons
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_return_settings after update on private.return_settings
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger announce_return_event after insert on private.return_events
  for each row execute function private.announce_return_event();
create trigger broadcast_return_event after insert on private.return_events
  for each row execute function private.broadcast_return_event();

-- At the end of the transaction, as order events.
create constraint trigger post_return_event after insert on private.return_events
  deferrable initially deferred for each row when (new.credit <> '{}')
  execute function private.post_return_event();
