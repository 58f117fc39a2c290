-- Resolutions that a line can have.
create function private.line_actions(l private.remittance_lines)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case
    when l.class in ('matched', 'returned') then '{accept,leave}'
    when l.class = 'wrong_amount' and l.reason = 'fee' then '{accept,leave}'
    when l.class = 'wrong_amount' and l.reason = 'amount' then '{accept,write_off,leave}'
    else '{leave}' end::text[];
end
$$;

-- Locks a remittance in the version that the person saw. Raises remittance_not_found, stale_version, remittance_state {state}.
create function private.lock_remittance(remittance_id uuid, expected_version int, states text[])
returns private.remittances
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked private.remittances;
begin
  perform private.require_staff('money');
  select * into locked from private.remittances r where r.id = lock_remittance.remittance_id for update;
  if not found then
    perform private.raise_error('PT404', 'remittance_not_found');
  elsif not locked.state = any (states) then
    perform private.raise_error('PT409', 'remittance_state', jsonb_build_object('state', locked.state));
  elsif locked.version is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version');
  end if;
  return locked;
end
$$;

-- Resolves the lines with these ids, or without ids all open lines of a class that can have the action; `action` null opens them
-- again. Returns get_remittance. Raises invalid_input and the errors of lock_remittance.
create function private.resolve_remittance_lines(remittance_id uuid, expected_version int, action text, line_ids bigint[], class text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked private.remittances := private.lock_remittance(remittance_id, expected_version, '{open}');
begin
  perform private.require_that(action is null or action in ('accept', 'write_off', 'leave'), 'action', 'one_of');
  perform private.require_that(num_nonnulls(line_ids, class) = 1, 'line_ids', 'required');
  perform private.require_that(line_ids is null or cardinality(line_ids) between 1 and 1000, 'line_ids', 'too_many');
  perform private.require_that(line_ids is null or not exists (select from unnest(line_ids) i (id)
    left join private.remittance_lines l on l.id = i.id and l.remittance_id = locked.id
    where l.id is null or not resolve_remittance_lines.action = any (private.line_actions(l))), 'action', 'one_of');
  update private.remittance_lines l set action = resolve_remittance_lines.action, decided_by = private.my_id()
  where l.remittance_id = locked.id and (l.id = any (line_ids) or l.class = resolve_remittance_lines.class and l.action is null
    and resolve_remittance_lines.action = any (private.line_actions(l)));
  update private.remittances r set version = r.version + 1 where r.id = locked.id;
  if private.second_person_of_remittance(locked) = 'other' then
    perform private.ask_second_person(private.my_id(), 'remittance_waiting',
      jsonb_build_object('remittance_id', locked.id, 'name', locked.file_name));
  end if;
  return private.get_remittance(locked.id);
end
$$;

create function public.resolve_remittance_lines(remittance_id uuid, expected_version int, action text,
  line_ids bigint[] default null, class text default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.resolve_remittance_lines(remittance_id, expected_version, action, line_ids, class)
$$;
grant execute on function public.resolve_remittance_lines(uuid, int, text, bigint[], text),
  private.resolve_remittance_lines(uuid, int, text, bigint[], text) to authenticated, service_role;
