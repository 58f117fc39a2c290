-- Steps that a side may take on a return now, in the order of buttons. `may_change`: whether the caller has the side's right to
-- change orders; buyers have it.
create function private.return_steps(r private.returns, side text, may_change boolean)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  comes_back boolean := coalesce(r.handover in ('pickup', 'showroom'), false);
  may_appeal boolean := coalesce(r.due_kind = 'appeal' and r.due_at > now(), false);
begin
  return array_remove(case
    when not may_change or r.status = 'Closed' then '{}'::text[]
    when r.appeal_side is not null then array[
      case when r.evidence_side = side then 'give_evidence' end,
      case when side = 'staff' and r.evidence_side is null then 'ask_evidence' end,
      case when side = 'staff' then 'decide' end]
    when side = 'buyer' then array[
      case when r.due_kind = 'reduction' then 'answer_reduction' end,
      case when r.status = 'Accepted' and comes_back then 'mark_sent' end,
      case when may_appeal and r.status in ('Refused', 'Received', 'Settled') then 'appeal' end,
      case when r.status in ('Requested', 'Accepted', 'OnItsWay') and not private.is_reduction_agreed(r) then 'withdraw' end]
    when side = 'seller' then array[
      case when r.status = 'Requested' then 'accept' end,
      case when r.status = 'Requested' then 'refuse' end,
      case when r.status = 'Accepted' and (comes_back or r.wish = 'missing_part') then 'mark_sent' end,
      case when r.status in ('Accepted', 'OnItsWay') and comes_back then 'receive' end,
      case when r.status = 'Received' or private.is_reduction_agreed(r)
        or r.status in ('Accepted', 'OnItsWay') and r.handover = 'keep' and r.wish = 'missing_part' then 'settle' end,
      case when r.status = 'Received' and r.wish = 'exchange' and not r.is_credited then 'exchange' end,
      case when may_appeal and (r.status = 'Settled' or r.status = 'Accepted' and r.is_silent) then 'appeal' end,
      case when (private.undoable_return_event(r)).id is not null then 'undo' end]
    else '{}'::text[] end, null);
end
$$;

-- Whether the buyer agreed to a price reduction that is not yet handed back.
create function private.is_reduction_agreed(r private.returns)
returns boolean
language sql
immutable
set search_path = ''
as $$ select coalesce(r.status = 'Accepted' and r.handover = 'keep' and r.refund is not null, false) $$;

-- The last step of a return, if the caller took it within a day and may undo it: goods that were received, or a settlement by
-- money. Otherwise nulls.
create function private.undoable_return_event(r private.returns)
returns private.return_events
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  last_step private.return_events;
begin
  select * into last_step from private.return_events e where e.return_id = r.id order by e.id desc limit 1;
  if last_step.kind in ('received', 'settled') and last_step.actor_id = private.my_id()
    and last_step.created_at > now() - interval '1 day' and r.status in ('Received', 'Settled') and r.appeal_side is null then
    return last_step;
  end if;
  return null;
end
$$;

-- Last entry after a version, as far as the caller may know it: {what, at, by_role, by, number}.
create function private.return_news(r private.returns, after_version int)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('what', 'return_' || e.kind, 'at', e.created_at, 'number', r.number)
    || private.known_actor(e.actor_id, e.actor_role, r.company_id)
  from private.return_events e where e.return_id = r.id and e.return_version > after_version order by e.id desc limit 1
$$;

-- Locks a return for a step of the caller and returns it, or null if the call repeats an earlier one. `kinds`: events that the step
-- writes. Raises return_not_found, not_allowed, changed_meanwhile, return_state {status}.
create function private.begin_return_step(return_id uuid, step text, expected_version int, kinds text[], note text)
returns private.returns
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns := private.lock_return(return_id);
  side text := private.return_side(r);
  may_change boolean := case side when 'seller' then private.may(r.company_id, 'change_orders')
    when 'staff' then private.staff_may('change_orders') else not private.is_viewing() end;
  repeated boolean;
begin
  if not may_change then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  repeated := exists (select from private.return_events e
    where e.return_id = r.id and e.return_version = expected_version + 1 and e.actor_id = private.my_id()
      and e.kind = any (kinds) and e.note is not distinct from nullif(btrim(begin_return_step.note), ''));
  if not private.begin_decision(expected_version::text, r.version::text, repeated, private.return_news(r, expected_version)) then
    return null;
  elsif not step = any (private.return_steps(r, side, true)) then
    if step = 'appeal' and r.appeal_side is null and r.status in ('Refused', 'Received', 'Settled', 'Closed') then
      perform private.raise_error('PT409', 'appeal_over');
    elsif step = 'undo' then
      perform private.raise_error('PT409', 'undo_over');
    elsif not step = any (private.steps_of_side(side)) then
      perform private.raise_error('PT403', 'not_allowed');
    end if;
    perform private.raise_error('PT409', 'return_state', jsonb_build_object('status', r.status));
  end if;
  return r;
end
$$;

-- Steps that a side takes in some state of a return.
create function private.steps_of_side(side text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case side
    when 'buyer' then array['answer_reduction', 'mark_sent', 'appeal', 'withdraw', 'give_evidence']
    when 'seller' then array['accept', 'refuse', 'mark_sent', 'receive', 'settle', 'exchange', 'appeal', 'undo', 'give_evidence']
    else array['ask_evidence', 'decide'] end
$$;
