-- Starts viewing an approved company as its team sees it and ends the caller's open view. Raises not_signed_in, not_allowed,
-- seller_not_found, not_approved.
create function private.start_staff_view(company_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  approved boolean := (select c.is_approved from public.companies c where c.id = start_staff_view.company_id);
begin
  perform private.require_staff('view_as_seller');
  if approved is null then
    perform private.raise_error('PT404', 'seller_not_found');
  elsif not approved then
    perform private.raise_error('PT403', 'not_approved');
  end if;
  -- Serializes two tabs; the later view counts.
  perform pg_advisory_xact_lock(hashtextextended('view ' || private.my_id(), 0));
  perform private.end_staff_view();
  insert into private.staff_views (staff_id, company_id) values (private.my_id(), start_staff_view.company_id);
end
$$;

create function public.start_staff_view(company_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.start_staff_view(company_id) $$;
grant execute on function public.start_staff_view(uuid), private.start_staff_view(uuid) to authenticated, service_role;
