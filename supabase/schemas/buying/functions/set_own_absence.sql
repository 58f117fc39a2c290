-- Sets the days on which the caller is absent and the member who then decides on purchase requests in the caller's place; nulls
-- end the absence. Raises user_not_found (no member of the company), invalid_input {field}.
create function private.set_own_absence(absent_from date, absent_until date, deputy_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying('approve');
begin
  perform private.require_that((absent_from is null) = (absent_until is null) and coalesce(absent_from <= absent_until, true),
    'absent_until', 'format');
  perform private.require_that(deputy_id is distinct from mine.user_id, 'deputy_id', 'one_of');
  if deputy_id is not null and not exists (select from private.buying_members m
    where m.user_id = set_own_absence.deputy_id and m.company_id = mine.company_id) then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  update private.buying_members m set absent_from = set_own_absence.absent_from, absent_until = set_own_absence.absent_until,
    deputy_id = set_own_absence.deputy_id, version = m.version + 1
  where m.user_id = mine.user_id;
end
$$;

create function public.set_own_absence(absent_from date default null, absent_until date default null, deputy_id uuid default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.set_own_absence(absent_from, absent_until, deputy_id) $$;
grant execute on function public.set_own_absence(date, date, uuid), private.set_own_absence(date, date, uuid)
  to authenticated, service_role;
