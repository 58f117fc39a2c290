-- Raises an error unless the caller may read the money of a company: staff with the right `money`, and members with see_money. A
-- view as seller does not widen the rights of the staff. A company of others is not found.
create function private.require_money_of(company_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.is_viewing() then
    if private.viewed_company() is null then
      perform private.raise_error('PT403', 'view_over');
    elsif private.viewed_company() <> require_money_of.company_id then
      perform private.raise_error('PT404', 'company_not_found');
    elsif not private.staff_person_may(private.caller_id(), 'money') then
      perform private.raise_error('PT403', 'not_allowed');
    end if;
    return;
  end if;
  perform private.require_person();
  perform private.require_second_factor();
  if private.may_in_any_state(company_id, 'see_money')
    or (private.staff_may('money') and exists (select from public.companies c where c.id = require_money_of.company_id)) then
    return;
  elsif require_money_of.company_id = any (private.my_company_ids()) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  perform private.raise_error('PT404', 'company_not_found');
end
$$;
