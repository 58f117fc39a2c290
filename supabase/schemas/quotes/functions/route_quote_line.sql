-- The staff asks a company about a line. Raises not_allowed, quote_not_found, quote_state, company_not_found (also if the company
-- is not approved or is the buyer's own).
create function private.route_quote_line(line_id uuid, company_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests := private.lock_staff_quote((
    select l.request_id from private.quote_lines l where l.id = route_quote_line.line_id and l.removed_in is null));
begin
  if q.status <> 'Open' then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  elsif not exists (select from public.companies c where c.id = route_quote_line.company_id and c.is_approved
      and not exists (select from public.company_members m where m.company_id = c.id and m.user_id = q.user_id)) then
    perform private.raise_error('PT404', 'company_not_found');
  end if;
  insert into private.quote_routes (line_id, company_id, source)
  values (route_quote_line.line_id, route_quote_line.company_id, 'staff') on conflict do nothing;
  perform private.count_unrouted_lines(q.id);
  perform private.ask_quote_sellers(q);
end
$$;

create function public.route_quote_line(line_id uuid, company_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.route_quote_line(line_id, company_id) $$;
grant execute on function public.route_quote_line(uuid, uuid), private.route_quote_line(uuid, uuid)
  to authenticated, service_role;
