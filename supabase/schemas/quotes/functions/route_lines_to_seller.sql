-- The staff asks a company about lines of one request; lines that it was asked about stay as they are. Raises not_allowed,
-- quote_not_found (also if a line is removed or belongs to another request), quote_state, company_not_found (also if the company is
-- not approved or is the buyer's own).
create function private.route_lines_to_seller(line_ids uuid[], company_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests := private.lock_staff_quote((
    select l.request_id from private.quote_lines l where l.id = route_lines_to_seller.line_ids[1]));
begin
  perform private.require_that(cardinality(line_ids) <= 5000, 'line_ids', 'too_many');
  if exists (select from unnest(line_ids) i left join private.quote_lines l on l.id = i and l.request_id = q.id and l.removed_in is null
    where l.id is null) then
    perform private.raise_error('PT404', 'quote_not_found');
  elsif q.status <> 'Open' then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  elsif not exists (select from public.companies c where c.id = route_lines_to_seller.company_id and c.is_approved
      and not exists (select from public.company_members m where m.company_id = c.id and m.user_id = q.user_id)) then
    perform private.raise_error('PT404', 'company_not_found');
  end if;
  insert into private.quote_routes (line_id, company_id, source)
  select i, route_lines_to_seller.company_id, 'staff' from unnest(line_ids) i on conflict do nothing;
  perform private.count_unrouted_lines(q.id);
  perform private.ask_quote_sellers(q);
end
$$;

create function public.route_lines_to_seller(line_ids uuid[], company_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.route_lines_to_seller(line_ids, company_id) $$;
grant execute on function public.route_lines_to_seller(uuid[], uuid), private.route_lines_to_seller(uuid[], uuid)
  to authenticated, service_role;
