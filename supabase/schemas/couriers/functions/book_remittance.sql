-- Posts one resolved line. Cash in transit falls by what the file says, or by all that was open if the difference is written off.
create function private.book_remittance_line(l private.remittance_lines, courier_id bigint, paid_into text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  settled numeric := case when l.action = 'write_off' then l.expected else l.amount end;
begin
  perform private.post_transaction('remittance', 'remittance_line', l.remittance_id || '/' || l.id, array[
    row(paid_into, null, null, l.amount - l.fee)::private.ledger_line,
    row('courier_fees', null, courier_id, l.fee)::private.ledger_line,
    row('write_offs', null, null, settled - l.amount)::private.ledger_line,
    row('cash_in_transit', null, courier_id, -settled)::private.ledger_line],
    null, l.order_id, null, null);
end
$$;

-- Books up to max_lines resolved lines, 500 at most: the sum paid over, the courier's fees and the cash in transit. Called again until the
-- state is `booked`, so that a file of any size fits the time limit of a call, and a lost connection is continued. If the open
-- cash of an order changed since it was matched, all unbooked lines are matched again and the remittance is open again. Returns
-- get_remittance. Raises remittance_unresolved {count}, remittance_second_person {amount} if the caller decided to write off so
-- much that a second person is needed, and the errors of lock_remittance.
create function private.book_remittance(remittance_id uuid, expected_version int, paid_into text, max_lines int)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked private.remittances := private.lock_remittance(remittance_id, expected_version, '{open,booking}');
  into_account text := coalesce(locked.paid_into, paid_into);
  batch private.remittance_lines[];
  next private.remittance_lines;
  unresolved int;
begin
  perform private.require_that(coalesce(into_account in ('bank', 'cash'), false), 'paid_into', 'one_of');
  select count(*) into unresolved from private.remittance_lines l where l.remittance_id = locked.id and l.action is null;
  if unresolved > 0 then
    perform private.raise_error('PT409', 'remittance_unresolved', jsonb_build_object('count', unresolved));
  end if;
  if private.second_person_of_remittance(locked) = 'other' then
    perform private.raise_error('PT403', 'remittance_second_person', (select jsonb_build_object('amount', s.second_person_above)
      from private.money_settings s));
  end if;
  perform private.lock_ledger();
  batch := array(select l from private.remittance_lines l
    where l.remittance_id = locked.id and not l.is_booked and l.action in ('accept', 'write_off')
    order by l.id limit least(greatest(max_lines, 1), 500));
  if exists (select from unnest(batch) b where b.expected <> coalesce((select c.amount from private.courier_cash c
      where c.courier_id = locked.courier_id and c.order_id = b.order_id), 0)) then
    perform private.match_remittance(locked.id);
    update private.remittances r set state = 'open', version = r.version + 1 where r.id = locked.id;
    return private.get_remittance(locked.id);
  end if;
  foreach next in array batch loop
    perform private.book_remittance_line(next, locked.courier_id, into_account);
  end loop;
  update private.remittance_lines l set is_booked = true from unnest(batch) b where l.id = b.id;
  update private.remittances r
  set state = case when exists (select from private.remittance_lines l where l.remittance_id = r.id and not l.is_booked
      and l.action <> 'leave') then 'booking' else 'booked' end, paid_into = into_account
  where r.id = locked.id returning * into locked;
  if locked.state = 'booked' then
    update private.remittances r set booked_at = now(), booked_by = private.my_id() where r.id = locked.id;
    perform private.write_audit_entry('UPDATE', 'remittances', locked.id::text, null, null,
      jsonb_build_object('courier_id', locked.courier_id, 'file_name', locked.file_name, 'lines', locked.line_count));
  end if;
  return private.get_remittance(locked.id);
end
$$;

create function public.book_remittance(remittance_id uuid, expected_version int, paid_into text default null,
  max_lines int default 500) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.book_remittance(remittance_id, expected_version, paid_into, max_lines)
$$;
grant execute on function public.book_remittance(uuid, int, text, int), private.book_remittance(uuid, int, text, int)
  to authenticated, service_role;
