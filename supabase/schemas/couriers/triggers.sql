create trigger audit_couriers after insert or update on private.couriers
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger follow_courier_cash after insert on private.ledger_entries
  for each row execute function private.follow_courier_cash();
