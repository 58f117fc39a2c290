-- Acts on a return whose deadline passed: silence accepts a request, declines an offered reduction, ends the days of appeal and the
-- wait for evidence, and closes a return whose goods were not sent; the staff decide on a missing part that was not handed over, and on
-- goods that were sent and not received. Both sides are reminded to send and to receive, and the staff once a day of an overdue decision.
create function private.end_return_clock(r private.returns)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if r.due_kind = 'answer' then
    perform private.write_acceptance(r, case when r.wish = 'missing_part' then 'keep' else 'pickup' end, null, 'system', null);
  elsif r.due_kind = 'reduction' then
    perform private.write_reduction_answer(r, false, 'system');
  elsif r.due_kind = 'appeal' and r.status in ('Refused', 'Settled') then
    update private.returns x set status = 'Closed', outcome = coalesce(r.outcome, 'refused'), due_kind = null, due_at = null
    where x.id = r.id;
    perform private.return_event(r, 'closed', r.status, 'system', null, jsonb_build_object('outcome', coalesce(r.outcome, 'refused')));
  elsif r.due_kind = 'appeal' then
    update private.returns x set due_kind = null, due_at = null where x.id = r.id;
    perform private.start_sending(r.id);
  elsif r.due_kind in ('sending', 'part') then
    perform private.end_sending(r);
  elsif r.due_kind = 'receipt' then
    perform private.end_receipt(r);
  elsif r.due_kind = 'evidence' then
    perform private.end_evidence(r);
    perform private.return_event(r, 'evidence_missed', r.status, 'system', null, jsonb_build_object('side', r.evidence_side));
  else
    update private.returns x set reminded_on = private.today_in_iraq() where x.id = r.id;
    perform private.notify_staff('change_orders', 'return_overdue', jsonb_build_object('return_id', r.id, 'number', r.number,
      'for_staff', true));
  end if;
end
$$;

-- Starts the days in which accepted goods are sent, goods on their way are received, or a missing part is handed over.
create function private.start_sending(return_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.returns r set due_kind = c.kind, reminded_on = null,
    due_at = now() + make_interval(days => case c.kind when 'receipt' then s.receive_days else s.send_days end)
  from private.returns x
  cross join private.return_clocks() s
  cross join lateral (select case when x.handover = 'keep' then 'part' when x.status = 'OnItsWay' then 'receipt' else 'sending' end) c (kind)
  where x.id = start_sending.return_id and r.id = x.id and (r.status in ('Accepted', 'OnItsWay') and r.handover in ('pickup', 'showroom')
    or r.status in ('Accepted', 'OnItsWay') and r.handover = 'keep' and r.wish = 'missing_part')
$$;

-- Reminds both sides of accepted goods, or a missing part, that were not sent. Once their days passed, the staff decide if the seller
-- was to collect the goods or hand over the part; other returns are closed, and the goods may be asked back again, as after a
-- withdrawal.
create function private.end_sending(r private.returns)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if r.due_at > now() then
    update private.returns x set reminded_on = private.today_in_iraq() where x.id = r.id;
    perform private.return_event(r, 'reminded', r.status, 'system', null);
    return;
  end if;
  if r.handover in ('pickup', 'keep') then
    perform private.open_appeal(r, 'buyer');
    perform private.return_event(r, 'appealed', r.status, 'system', null, '{"side": "buyer"}');
    return;
  end if;
  update private.returns x set status = 'Closed', outcome = 'withdrawn', due_kind = null, due_at = null where x.id = r.id;
  perform private.return_event(r, 'closed', r.status, 'system', null, '{"outcome": "withdrawn"}');
end
$$;

-- Reminds both sides of goods that the seller has not received. Once their days passed, the staff decide.
create function private.end_receipt(r private.returns)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if r.due_at > now() then
    update private.returns x set reminded_on = private.today_in_iraq() where x.id = r.id;
    perform private.return_event(r, 'receipt_reminded', r.status, 'system', null);
  else
    perform private.open_appeal(r, 'buyer');
    perform private.return_event(r, 'appealed', r.status, 'system', null, '{"side": "buyer"}');
  end if;
end
$$;

-- Whether the clock has work with a return. Of goods or a part that were not sent it reminds three days before the end, but not on
-- the day of the acceptance; of goods that were not received three days before the end, or in the second half of fewer days.
create function private.is_return_due(r private.returns)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(case r.due_kind
    when 'decision' then r.due_at <= now() and r.reminded_on is distinct from private.today_in_iraq()
    when 'receipt' then r.due_at <= now() or r.reminded_on is null
      and r.due_at <= now() + least(interval '3 days', make_interval(hours => 12 * (private.return_clocks()).receive_days))
    else r.due_at <= now() or r.due_kind in ('sending', 'part') and r.status = 'Accepted'
      and r.due_at <= now() + interval '3 days' and r.reminded_on is null and r.answered_at < now() - interval '1 day' end, false)
$$;

-- Works on due returns, each locked after its orders. One that changed meanwhile is left alone.
create function private.end_return_clocks(return_ids text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  perform private.lock_returned_orders(return_ids::uuid[]);
  for r in select * from private.returns x where x.id = any (return_ids::uuid[]) order by x.id for update loop
    if private.is_return_due(r) then
      perform private.end_return_clock(r);
    end if;
  end loop;
end
$$;

-- Acts on up to 200 returns whose deadline passed or is near, the longest overdue first. A job calls it every minute.
create function private.watch_returns()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('watch-returns', array(
    select r.id::text from private.returns r
    where r.due_at <= now() + interval '3 days' and (r.due_at <= now() or r.due_kind in ('sending', 'part', 'receipt') and r.reminded_on is null)
      and private.is_return_due(r) and private.may_try_job_item('watch-returns', r.id::text)
    order by r.due_at, r.id limit 200), 'select private.end_return_clocks($1)');
end
$$;
