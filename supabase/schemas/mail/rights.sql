alter table private.outbox enable row level security;
alter table public.email_settings enable row level security;
alter table private.email_secrets enable row level security;
revoke all on private.email_secrets from public, anon, authenticated, service_role;
grant select on public.email_settings to authenticated;
grant all on private.outbox, public.email_settings to service_role;
create policy email_settings_authenticated_select on public.email_settings for select to authenticated
  using ((select private.staff_may('settings')));
