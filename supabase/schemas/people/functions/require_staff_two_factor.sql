-- Sets whether all staff need a second factor.
create function private.require_staff_two_factor(required boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('staff');
  perform private.require_identity();
  perform private.require_that(required is not null, 'required', 'required');
  update public.site_settings x set staff_two_factor = required where x.staff_two_factor <> required;
end
$$;

create function public.require_staff_two_factor(required boolean) returns void
language sql security invoker set search_path = '' as $$ select private.require_staff_two_factor(required) $$;
grant execute on function public.require_staff_two_factor(boolean), private.require_staff_two_factor(boolean)
  to authenticated, service_role;
