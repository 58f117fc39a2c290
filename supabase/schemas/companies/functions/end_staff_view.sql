create function private.end_staff_view()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
begin
  update private.staff_views v set ended_at = now() where v.staff_id = caller and v.ended_at is null;
end
$$;

create function public.end_staff_view() returns void
language sql security invoker set search_path = '' as $$ select private.end_staff_view() $$;
grant execute on function public.end_staff_view(), private.end_staff_view() to authenticated, service_role;
