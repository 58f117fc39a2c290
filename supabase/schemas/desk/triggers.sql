-- Only shared views of the console are logged.
create trigger audit_saved_views_kept after insert on private.saved_views
  for each row when (private.caller_id() is not null and new.is_shared) execute function private.write_audit_log('id', '');
create trigger audit_saved_views_changed after update on private.saved_views
  for each row when (private.caller_id() is not null and (old.is_shared or new.is_shared)) execute function private.write_audit_log('id', '');
create trigger audit_saved_views_deleted after delete on private.saved_views
  for each row when (private.caller_id() is not null and old.is_shared) execute function private.write_audit_log('id', '');
