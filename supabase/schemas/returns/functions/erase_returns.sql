-- Closes the open returns of a person who is erased, and ends their appeals: nobody is left who could go on with them. Received goods
-- stay for the company to settle.
create function private.close_erased_returns(person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
  result text;
begin
  for r in select * from private.returns x where x.buyer_id = person and x.status <> 'Closed' order by x.id for update loop
    result := coalesce(r.outcome, case r.status when 'Refused' then 'refused' else 'withdrawn' end);
    update private.returns x set status = case when r.status = 'Received' then r.status else 'Closed' end,
      outcome = case when r.status = 'Received' then r.outcome else result end, appeal_side = null, appealed_at = null,
      decision_due_at = null, evidence_side = null, evidence_due_at = null, due_at = null, due_kind = null, buyer_id = null
    where x.id = r.id;
    if r.status <> 'Received' then
      perform private.return_event(r, 'closed', r.status, 'system', null, jsonb_build_object('outcome', result));
    end if;
  end loop;
end
$$;

-- Removes a person from returns: name, phone, words and pictures go. Lines, amounts and steps stay, because the company's stock and
-- papers come of them. Runs within an erasure, which the timeline permits; clear-uploads deletes the pictures.
create function private.erase_returns(person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.return_pictures p using private.return_events e
  where e.id = p.event_id and e.actor_id = person and e.actor_role = 'buyer';
  update private.return_events e set note = null, actor_id = null where e.actor_id = person and e.actor_role = 'buyer';
  update private.return_events e set actor_id = null where e.actor_id = person;
  update private.return_lines x set note = null
  from private.returns r where r.id = x.return_id and r.buyer_id = person and x.note is not null;
  update private.returns r set buyer_name = '–', phone = '', note = null where r.buyer_id = person;
  perform private.close_erased_returns(person);
  update private.returns r set buyer_id = null where r.buyer_id = person;
end
$$;
