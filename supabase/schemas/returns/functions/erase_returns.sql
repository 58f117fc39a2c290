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
  -- Nobody is left who could go on with an open one, so the clock ends none of them by acceptance.
  update private.returns r set buyer_name = '–', phone = '', note = null, buyer_id = null,
    status = case when r.status in ('Requested', 'Accepted', 'OnItsWay') then 'Closed' else r.status end,
    outcome = case when r.status in ('Requested', 'Accepted', 'OnItsWay') then 'withdrawn' else r.outcome end,
    due_at = case when r.status in ('Requested', 'Accepted', 'OnItsWay') then null else r.due_at end,
    due_kind = case when r.status in ('Requested', 'Accepted', 'OnItsWay') then null else r.due_kind end
  where r.buyer_id = person and r.appeal_side is null;
  update private.returns r set buyer_name = '–', phone = '', note = null, buyer_id = null where r.buyer_id = person;
end
$$;
