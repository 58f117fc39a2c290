-- Sums of a remittance per class and in total: amounts of the file, amounts that the ledger expects, and amounts to book or booked.
create function private.remittance_classes(remittance_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(x)), '[]')
    from (
      select l.class, count(*) as lines, count(*) filter (where l.action is null) as unresolved,
        coalesce(sum(l.amount), 0) as amount, coalesce(sum(l.fee) filter (where l.row_number is not null), 0) as fee,
        coalesce(sum(l.expected), 0) as expected,
        coalesce(sum(l.amount) filter (where l.action in ('accept', 'write_off')), 0) as booked_amount,
        coalesce(sum(l.fee) filter (where l.action in ('accept', 'write_off')), 0) as booked_fee,
        coalesce(sum(l.expected - l.amount) filter (where l.action = 'write_off'), 0) as written_off
      from private.remittance_lines l where l.remittance_id = remittance_classes.remittance_id group by l.class order by l.class) x);
end
$$;

-- A remittance with its sums by class. Raises remittance_not_found.
create function private.get_remittance(remittance_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one jsonb;
begin
  perform private.require_staff('money');
  select jsonb_build_object('id', r.id, 'courier_id', r.courier_id, 'courier', c.name, 'file_name', r.file_name, 'state', r.state,
    'paid_into', r.paid_into, 'last_day', r.last_day, 'line_count', r.line_count, 'version', r.version, 'created_at', r.created_at,
    'created_by', private.person_name(r.created_by), 'booked_at', r.booked_at, 'booked_by', private.person_name(r.booked_by),
    'second_person', private.second_person_of_remittance(r), 'classes', private.remittance_classes(r.id),
    'booked_lines', (select count(*) from private.remittance_lines l where l.remittance_id = r.id and l.is_booked))
  into found_one
  from private.remittances r join private.couriers c on c.id = r.courier_id where r.id = get_remittance.remittance_id;
  if found_one is null then
    perform private.raise_error('PT404', 'remittance_not_found');
  end if;
  return found_one;
end
$$;

create function public.get_remittance(remittance_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_remittance(remittance_id) $$;
grant execute on function public.get_remittance(uuid), private.get_remittance(uuid) to authenticated, service_role;
