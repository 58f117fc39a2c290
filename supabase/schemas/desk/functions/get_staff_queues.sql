-- Counts of waiting work for the caller: {quotes?, adjustments?, payouts?, remittances?, messages?, orders?, returns?, sellers?, documents?, reviews?,
-- questions?, email?}.
create function private.get_staff_queues()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.require_staff('contact');
  end if;
  return (select coalesce(jsonb_object_agg(w.queue, w.waiting), '{}') from private.waiting_work() w);
end
$$;

create function public.get_staff_queues() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_staff_queues() $$;
grant execute on function public.get_staff_queues(), private.get_staff_queues() to authenticated, service_role;
