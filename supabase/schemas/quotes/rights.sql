-- The columns that detect repeated calls are not granted.
alter table public.quote_requests enable row level security;
alter table public.quote_lines enable row level security;
grant select (id, number, user_id, full_name, company_name, email, phone, governorate, needed_by, message, language, status,
  status_changed_at, line_count, created_at) on public.quote_requests to authenticated;
grant select on public.quote_lines to authenticated;
grant all on public.quote_requests, public.quote_lines to service_role;
create policy quote_requests_authenticated_select on public.quote_requests for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_may('quotes')));
create policy quote_lines_authenticated_select on public.quote_lines for select to authenticated
  using (exists (select 1 from public.quote_requests q where q.id = quote_request_id));
