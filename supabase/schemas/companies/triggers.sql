create trigger notify_decision after insert on public.company_decisions
  for each row execute function private.notify_decision();

-- Writes of jobs and the seed are not logged: they have no person.
create trigger audit_companies after insert or update or delete on public.companies
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'id');
create trigger audit_company_documents after insert or update of state on private.company_documents
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');

-- Without the company's id: an entry with it would be readable by the company.
create trigger audit_company_notes after insert on private.company_notes
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_staff_views after insert or update on private.staff_views
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_company_members after insert or update or delete on public.company_members
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('user_id', 'company_id');
create trigger broadcast_decision after insert on public.company_decisions
  for each row execute function private.broadcast_decision();
create trigger broadcast_document after insert or update of state on private.company_documents
  for each row execute function private.broadcast_document();
