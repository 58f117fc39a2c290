create trigger audit_delivery_rates after insert or update or delete on public.delivery_rates
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');
