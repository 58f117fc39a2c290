-- Marks notifications as read: the given ones, or all up to an id.
create function private.read_notifications(ids bigint[], up_to bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
begin
  update public.notifications n set read_at = now()
  where n.user_id = person and n.read_at is null and (n.id = any (ids) or n.id <= up_to);
end
$$;

create function public.read_notifications(ids bigint[] default null, up_to bigint default null) returns void
language sql security invoker set search_path = '' as $$ select private.read_notifications(ids, up_to) $$;
grant execute on function public.read_notifications(bigint[], bigint), private.read_notifications(bigint[], bigint)
  to authenticated, service_role;
