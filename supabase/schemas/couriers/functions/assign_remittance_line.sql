-- Names the order of a line and matches the file again; without a line it only matches again, after orders changed. Returns
-- get_remittance. Raises order_not_found and the errors of lock_remittance.
create function private.assign_remittance_line(remittance_id uuid, expected_version int, line_id bigint, order_number text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked private.remittances := private.lock_remittance(remittance_id, expected_version, '{open}');
  named uuid;
begin
  if line_id is not null then
    select o.id into named from public.orders o where o.number = private.read_order_number(order_number);
    if not found then
      perform private.raise_error('PT404', 'order_not_found');
    end if;
    update private.remittance_lines l set order_id = named, is_assigned = true, reason = null
    where l.id = line_id and l.remittance_id = locked.id and l.row_number is not null;
    perform private.require_that(found, 'line_id', 'one_of');
  end if;
  perform private.match_remittance(locked.id);
  update private.remittances r set version = r.version + 1 where r.id = locked.id;
  return private.get_remittance(locked.id);
end
$$;

create function public.assign_remittance_line(remittance_id uuid, expected_version int, line_id bigint default null,
  order_number text default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.assign_remittance_line(remittance_id, expected_version, line_id, order_number)
$$;
grant execute on function public.assign_remittance_line(uuid, int, bigint, text),
  private.assign_remittance_line(uuid, int, bigint, text) to authenticated, service_role;
