-- The caller leaves the company and keeps nothing of it; see hand_over_buying. Raises not_buying, last_owner.
create function private.leave_buying_company()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.lock_buying(null);
begin
  perform private.require_other_buying_owner(mine.company_id, mine.user_id);
  delete from private.buying_members m where m.user_id = mine.user_id;
end
$$;

create function public.leave_buying_company() returns void
language sql security invoker set search_path = '' as $$ select private.leave_buying_company() $$;
grant execute on function public.leave_buying_company(), private.leave_buying_company() to authenticated, service_role;
