alter table public.audit_log enable row level security;
alter table private.audit_log_default enable row level security;
revoke all on public.audit_log, private.audit_log_default from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

-- Companies read their entries through list_company_audit, because a row names staff and the authors of reviews.
create policy audit_log_authenticated_select on public.audit_log for select to authenticated
  using ((select private.staff_may('audit')));
alter table private.audited_secrets enable row level security;
grant all on private.audited_secrets to service_role;
