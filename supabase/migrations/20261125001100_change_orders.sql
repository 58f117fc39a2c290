-- Approving an order, moving it from state to state, and what follows from that.

-- Refuses a change of state that no transition allows, whoever asks.
create function private.guard_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status <> old.status and not exists (
    select 1 from public.order_transitions t
    where t.from_status = old.status and t.to_status = new.status
      and (t.approval = 'any' or (t.approval = 'required') = (new.approved_at is not null))
  ) then
    if exists (select 1 from public.order_transitions t where t.from_status = old.status and t.to_status = new.status) then
      perform private.raise_error('PT409', 'approval_required');
    end if;
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', old.status));
  end if;
  if new.approved_at is distinct from old.approved_at and (old.approved_at is not null or old.status <> 'Processing') then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', old.status));
  end if;
  -- Whoever delivered without saying what was paid was paid what the order says.
  if new.status = 'Delivered' and old.status <> 'Delivered' then
    new.cash_collected := coalesce(new.cash_collected, new.subtotal + new.delivery_fee);
  end if;
  -- Refused goods whose delivery was paid nevertheless.
  if new.status = 'Cancelled' and old.status = 'Shipped' and current_setting('mawad.fee_paid', true) = 'true' then
    new.cash_collected := new.delivery_fee;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger guard_order before update of status, approved_at on public.orders
  for each row execute function private.guard_order();

-- Gives the units of an order back. What was sold as a variant that is gone, or without one before the product had variants,
-- waits in the product's row without a variant. Lines whose product is gone are left out.
create function private.return_stock(order_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.move_stock(l.product_id, l.variant_id, l.quantity, 'returned', return_stock.order_id, null)
  from (
    select x.product_id, x.variant_id, sum(x.quantity) as quantity
    from public.order_lines x where x.order_id = return_stock.order_id and x.product_id is not null and x.quantity > 0
    group by x.product_id, x.variant_id
    order by x.product_id, x.variant_id nulls first
  ) l;
end
$$;

-- What follows from a change of state: history, stock, mail. A state is left once only, so stock returns once only.
-- Mails to the buyer follow the language in which the order was placed, from the first to the last.
create function private.follow_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor text := coalesce(nullif(current_setting('mawad.actor_role', true), ''), 'system');
  remark text := nullif(current_setting('mawad.note', true), '');
  spoken text := (select c.language from public.checkouts c where c.id = new.checkout_id);
  fee_paid boolean := nullif(current_setting('mawad.fee_paid', true), '')::boolean;
  letter jsonb;
begin
  if new.approved_at is not null and old.approved_at is null then
    insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note)
    values (new.id, 'approved', old.status, new.status, private.my_id(), actor, remark);
    perform private.queue_email(new.buyer_id, 'order_approved', jsonb_build_object('buyer_name', new.buyer_name,
      'orders', jsonb_build_array(private.order_for_mail(new.id)), 'note', remark), spoken);
  end if;
  if new.status <> old.status then
    insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note, changes)
    values (new.id, 'status', old.status, new.status, private.my_id(), actor, remark,
      case when fee_paid is not null then jsonb_build_object('fee_paid', fee_paid) end);
    letter := jsonb_strip_nulls(jsonb_build_object('fee_paid', fee_paid)) || private.company_names(new.company_id)
      || jsonb_build_object('buyer_name', new.buyer_name, 'recipient', 'buyer',
      'orders', jsonb_build_array(private.order_for_mail(new.id)), 'note', remark);
    perform private.queue_email(new.buyer_id, 'order_' || lower(new.status), letter, spoken);
    if new.status = 'Cancelled' and actor <> 'seller' then
      perform private.queue_company_email(new.company_id, 'order_cancelled', letter || '{"recipient": "seller"}');
    end if;
    if new.status in ('Cancelled', 'Rejected') then
      perform private.return_stock(new.id);
    end if;
  end if;
  return null;
end
$$;
create trigger follow_order after update of status, approved_at on public.orders
  for each row execute function private.follow_order();

-- Which of the three roles the caller has towards an order: staff with the right ('admin'), member of its company with the
-- right ('seller'), buyer of it.
create function private.order_roles(o public.orders, right_name text default 'see_orders')
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select array_remove(array[
      case when private.staff_may(right_name) then 'admin' end,
      case when private.may(o.company_id, right_name) then 'seller' end,
      case when o.buyer_id = (select private.my_id()) then 'buyer' end], null)
  );
end
$$;

-- Locks an order for a change. Raises order_not_found for whoever may not know of it.
create function private.lock_order(order_id uuid)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_person();
  select * into locked from public.orders o where o.id = lock_order.order_id for update;
  if not found or cardinality(private.order_roles(locked)) = 0 then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return locked;
end
$$;

-- The last thing that happened to an order after a version, as far as its buyer or (roles: admin, seller) those who work on it may
-- know: {what, at, by_role, by, number}; null when nothing did.
create function private.order_news(o public.orders, after_version int, roles text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('what', x.what, 'at', x.created_at, 'number', o.number)
      || private.known_actor(x.actor_id, x.actor_role, o.company_id)
    from (
      select 'order_' || case e.kind when 'status' then lower(e.to_status) else e.kind end as what, e.created_at, e.actor_id,
        e.actor_role, e.order_version as version
      from public.order_events e
      where e.order_id = o.id and (e.kind <> 'cash_settled' or roles && '{admin,seller}')
      union all
      select 'order_called', c.created_at, c.caller_id, case c.side when 'company' then 'seller' else 'admin' end, c.order_version
      from public.order_calls c where c.order_id = o.id and roles && '{admin,seller}') x
    where x.version > after_version
    order by x.version desc, x.what limit 1);
end
$$;

-- Whether the caller's own call wrote exactly this event on the version that the page showed.
create function private.is_repeated_event(order_id uuid, expected_version int, kind text, to_status text, note text,
  changes jsonb default null)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.order_events e
    where e.order_id = is_repeated_event.order_id and e.order_version = expected_version + 1 and e.actor_id = private.my_id()
      and e.kind = is_repeated_event.kind and e.to_status = is_repeated_event.to_status
      and e.note is not distinct from nullif(btrim(is_repeated_event.note), '')
      and (is_repeated_event.changes is null or e.changes @> is_repeated_event.changes));
end
$$;

-- Whether a decision on a locked order is still to be written; see begin_decision. What the caller may not know of does not refuse it.
create function private.begin_order_decision(o public.orders, expected_version int, repeated boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb := private.order_news(o, expected_version, private.order_roles(o));
begin
  return private.begin_decision(expected_version::text, case when news is null then expected_version::text end, repeated, news);
end
$$;

create function private.approve_order(order_id uuid, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_staff('change_orders');
  locked := private.lock_order(order_id);
  if not private.begin_order_decision(locked, expected_version,
    private.is_repeated_event(order_id, expected_version, 'approved', 'Processing', null)) then
    return;
  end if;
  if locked.status <> 'Processing' or locked.approved_at is not null then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform set_config('mawad.actor_role', 'admin', true), set_config('mawad.note', '', true);
  update public.orders o set approved_at = now() where o.id = locked.id;
end
$$;

-- The caller's role in which an order may take a step: the first of `roles` that a transition allows. Raises order_state_changed,
-- not_allowed, approval_required, order_already_approved.
create function private.require_transition(o public.orders, to_status text, roles text[])
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  acting text;
begin
  if not exists (select 1 from public.order_transitions t
                 where t.from_status = o.status and t.to_status = require_transition.to_status) then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', o.status));
  end if;
  if not exists (select 1 from public.order_transitions t where t.from_status = o.status
                 and t.to_status = require_transition.to_status and t.actor_role = any (roles)) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  select t.actor_role into acting from public.order_transitions t
  where t.from_status = o.status and t.to_status = require_transition.to_status and t.actor_role = any (roles)
    and (t.approval = 'any' or (t.approval = 'required') = (o.approved_at is not null))
  order by array_position(roles, t.actor_role) limit 1;
  if acting is null and o.approved_at is null then
    perform private.raise_error('PT409', 'approval_required');
  elsif acting is null then
    perform private.raise_error('PT409', 'order_already_approved');
  end if;
  return acting;
end
$$;

-- Moves an order to a status; false when the call only repeats what it did before. Raises changed_meanwhile and what
-- require_transition raises.
create function private.change_order_status(order_id uuid, status text, expected_version int, note text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
  acting text;
begin
  perform private.require_text('note', note, 500, true);
  locked := private.lock_order(order_id);
  if not private.begin_order_decision(locked, expected_version,
    private.is_repeated_event(order_id, expected_version, 'status', status, note)) then
    return false;
  end if;
  acting := private.require_transition(locked, status, private.order_roles(locked, 'change_orders'));
  if change_order_status.status = 'Rejected' or (change_order_status.status = 'Cancelled' and acting <> 'buyer') then
    perform private.require_reason(note);
  end if;
  perform set_config('mawad.actor_role', acting, true), set_config('mawad.note', coalesce(btrim(note), ''), true);
  update public.orders o set status = change_order_status.status where o.id = locked.id;
  return true;
end
$$;

-- Takes one step with many orders, 'approve' or a status: {done: [id], refused: [{id, number, code, context}]}. expected_versions
-- belong to order_ids in their order. Each order is decided alone; one that the caller may not know of has no number.
create function private.change_orders(order_ids uuid[], expected_versions int[], step text, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  order_id uuid;
  seen_version int;
  done uuid[] := '{}';
  refused jsonb := '[]';
  state text;
  code text;
  context text;
begin
  perform private.require_person();
  perform private.require_that(cardinality(order_ids) between 1 and 100, 'order_ids', 'too_many');
  perform private.require_that(cardinality(order_ids) = cardinality(expected_versions), 'expected_version', 'required');
  -- Locked in one order, before the first of them is numbered, so that two who change the same orders do not wait for each other;
  -- then by company, because each company's papers are numbered under a lock.
  perform from public.orders o where o.id = any (order_ids) order by o.id for update;
  for order_id, seen_version in
    select x.id, min(x.version) from unnest(order_ids, expected_versions) x (id, version)
    left join public.orders o on o.id = x.id group by o.company_id, x.id order by o.company_id, x.id
  loop
    begin
      if step = 'approve' then
        perform private.approve_order(order_id, seen_version);
      else
        perform private.change_order_status(order_id, step, seen_version, note);
      end if;
      done := done || order_id;
    exception when others then
      get stacked diagnostics state := returned_sqlstate, code := message_text, context := pg_exception_detail;
      -- Only refusals are reported; what is broken breaks the call.
      if state not like 'PT4__' then
        raise;
      end if;
      refused := refused || jsonb_build_object('id', order_id, 'code', code, 'context', context::jsonb,
        'number', (select o.number from public.orders o
          where o.id = order_id and cardinality(private.order_roles(o)) > 0));
    end;
  end loop;
  return jsonb_build_object('done', to_jsonb(done), 'refused', refused);
end
$$;

-- What becomes of `quantity` units that an order took and does not get. 'return': they go back on sale. 'reduce': they were counted
-- and are not there. 'absent': the same, and nothing of it is on the shelf either.
create function private.settle_missing(product_id bigint, variant_id bigint, quantity public.stock_quantity, missing text, order_id uuid,
  reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_over numeric;
begin
  if missing in ('return', 'reduce') then
    perform private.move_stock(product_id, variant_id, quantity, 'returned', order_id, left(reason, 200));
  end if;
  if missing = 'reduce' then
    perform private.move_stock(product_id, variant_id, -quantity, 'written_off', order_id, left(reason, 200));
  elsif missing = 'absent' then
    -- Locked: what is sold meanwhile is not written off as well.
    select s.quantity into left_over from public.product_stock s
    where s.product_id = settle_missing.product_id and s.variant_id is not distinct from settle_missing.variant_id for update;
    perform private.move_stock(product_id, variant_id, -left_over, 'written_off', order_id, left(reason, 200));
  end if;
end
$$;

-- Writes how much of each line can be delivered and settles the rest; see report_shortage. Returns the lines as an event keeps them.
create function private.shorten_lines(order_id uuid, lines jsonb, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  line record;
  changed jsonb := '[]';
begin
  perform private.require_that(jsonb_typeof(lines) = 'array', 'lines', 'required');
  perform private.require_that(jsonb_array_length(lines) > 0, 'lines', 'required');
  perform private.require_that((select count(distinct x ->> 'id') = count(*) from jsonb_array_elements(lines) x), 'lines', 'repeated');
  -- Stock rows are locked in the order in which place_order and return_stock lock them.
  for line in
    select a.quantity as comes, a.missing, l.*
    from jsonb_to_recordset(lines) as a (id bigint, quantity numeric, missing text)
    left join public.order_lines l on l.id = a.id and l.order_id = shorten_lines.order_id
    order by l.product_id, l.variant_id nulls first, l.id
  loop
    perform private.require_that(line.id is not null, 'lines', 'one_of');
    perform private.require_that(coalesce(line.comes >= 0 and line.comes < line.quantity, false), 'quantity', 'range');
    perform private.require_stock_quantity(line.unit, line.comes::double precision, 'quantity');
    perform private.require_that(coalesce(line.missing in ('return', 'reduce', 'absent'), false), 'missing', 'one_of');
    update public.order_lines l set quantity = line.comes, ordered_quantity = coalesce(l.ordered_quantity, l.quantity)
    where l.id = line.id;
    changed := changed || jsonb_build_object('name_en', line.name_en, 'name_ar', line.name_ar, 'unit', line.unit,
      'before', line.quantity, 'after', line.comes);
    if line.product_id is not null then
      perform private.settle_missing(line.product_id, line.variant_id, line.quantity - line.comes, line.missing, order_id, reason);
    end if;
  end loop;
  return changed;
end
$$;

-- Says how much of an order's lines can be delivered before it is shipped; lines: [{id, quantity, missing}], see settle_missing.
-- The delivery fee stays: the buyer does not pay for what the company lacks.
-- Raises changed_meanwhile, order_state_changed, order_emptied when nothing would be left.
create function private.report_shortage(order_id uuid, lines jsonb, reason text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  before public.orders;
  after public.orders;
  changed jsonb;
begin
  perform private.require_text('note', reason, 500, true);
  perform private.require_reason(reason);
  before := private.lock_order(order_id);
  if not 'seller' = any (private.order_roles(before, 'change_orders')) then
    perform private.raise_error('PT403', 'not_allowed');
  elsif not private.begin_order_decision(before, expected_version,
    private.is_repeated_event(order_id, expected_version, 'shortage', before.status, reason)) then
    return;
  elsif before.status <> 'Processing' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', before.status));
  end if;
  changed := private.shorten_lines(before.id, lines, reason);
  if not exists (select from public.order_lines l where l.order_id = before.id and l.quantity > 0) then
    perform private.raise_error('PT409', 'order_emptied');
  end if;
  update public.orders o set updated_at = now(),
    subtotal = (select sum(l.line_total) from public.order_lines l where l.order_id = before.id)
  where o.id = before.id returning * into after;
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note, changes)
  values (after.id, 'shortage', after.status, after.status, private.my_id(), 'seller', btrim(reason), jsonb_build_object(
    'lines', changed,
    'subtotal', jsonb_build_object('before', before.subtotal, 'after', after.subtotal),
    'delivery_fee', jsonb_build_object('before', before.delivery_fee, 'after', after.delivery_fee),
    'total', jsonb_build_object('before', before.total, 'after', after.total)));
  perform private.queue_email(after.buyer_id, 'order_shortage', private.company_names(after.company_id)
    || jsonb_build_object('buyer_name', after.buyer_name, 'orders', jsonb_build_array(private.order_for_mail(after.id)),
      'note', btrim(reason)),
    (select c.language from public.checkouts c where c.id = after.checkout_id));
end
$$;
create function public.report_shortage(order_id uuid, lines jsonb, reason text, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.report_shortage(order_id, lines, reason, expected_version) $$;
create function public.approve_order(order_id uuid, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.approve_order(order_id, expected_version) $$;
create function public.change_order_status(order_id uuid, status text, expected_version int, note text default null) returns void
language sql security invoker set search_path = ''
as $$ select from private.change_order_status(order_id, status, expected_version, note) $$;
create function public.change_orders(order_ids uuid[], expected_versions int[], step text, note text default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.change_orders(order_ids, expected_versions, step, note) $$;

-- Writes a note for the caller's own side: the staff's, else the company's.
create function private.add_order_note(order_id uuid, body text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  roles text[];
begin
  perform private.require_person();
  select private.order_roles(o) into roles from public.orders o where o.id = add_order_note.order_id;
  if coalesce(cardinality(roles), 0) = 0 then
    perform private.raise_error('PT404', 'order_not_found');
  elsif not roles && '{admin,seller}' then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  perform private.require_text('body', body, 1000);
  insert into public.order_notes (order_id, side, author_id, body)
  values (add_order_note.order_id, case when 'admin' = any (roles) then 'staff' else 'company' end, private.my_id(), btrim(body));
end
$$;
create function public.add_order_note(order_id uuid, body text) returns void
language sql security invoker set search_path = '' as $$ select private.add_order_note(order_id, body) $$;

-- Writes what a call to the buyer, or the buyer on the order's page, said; an order is confirmed once.
create function private.note_confirmation(o public.orders, outcome text, acting text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.orders x set confirmation = outcome, updated_at = now() where x.id = o.id;
  if outcome = 'confirmed' and o.confirmation is distinct from 'confirmed' then
    insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role)
    values (o.id, 'confirmed', o.status, o.status, private.my_id(), acting);
  end if;
end
$$;

-- Keeps what a call to the buyer came to, while the goods are not sent. Raises changed_meanwhile, order_state_changed {status}.
create function private.log_call(order_id uuid, outcome text, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
  roles text[];
  acting text;
begin
  perform private.require_text('note', note, 500, true);
  perform private.require_that(
    coalesce(outcome in ('confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number'), false), 'outcome', 'one_of');
  locked := private.lock_order(order_id);
  roles := private.order_roles(locked, 'change_orders');
  acting := case when 'seller' = any (roles) then 'seller' when 'admin' = any (roles) then 'admin' end;
  if acting is null then
    perform private.raise_error('PT403', 'not_allowed');
  elsif not private.begin_order_decision(locked, expected_version, exists (
    select from public.order_calls c where c.order_id = locked.id and c.order_version = expected_version + 1
      and c.caller_id = private.my_id() and c.outcome = log_call.outcome
      and c.note is not distinct from nullif(btrim(log_call.note), ''))) then
    return;
  elsif locked.status <> 'Processing' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.note_confirmation(locked, outcome, acting);
  insert into public.order_calls (order_id, outcome, side, caller_id, note)
  values (locked.id, log_call.outcome, case acting when 'seller' then 'company' else 'staff' end, private.my_id(),
    nullif(btrim(note), ''));
end
$$;
create function public.log_call(order_id uuid, outcome text, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.log_call(order_id, outcome, note, expected_version) $$;

-- The buyer says on the order's page that it is wanted.
create function private.confirm_order(order_id uuid, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  locked := private.lock_order(order_id);
  if locked.buyer_id is distinct from private.my_id() then
    perform private.raise_error('PT403', 'not_allowed');
  elsif not private.begin_order_decision(locked, expected_version,
    private.is_repeated_event(order_id, expected_version, 'confirmed', 'Processing', null)) then
    return;
  elsif locked.status <> 'Processing' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  elsif locked.confirmation is distinct from 'confirmed' then
    perform private.note_confirmation(locked, 'confirmed', 'buyer');
  end if;
end
$$;
create function public.confirm_order(order_id uuid, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.confirm_order(order_id, expected_version) $$;

revoke all on function public.approve_order(uuid, int), public.change_order_status(uuid, text, int, text),
  public.change_orders(uuid[], int[], text, text), public.add_order_note(uuid, text),
  public.report_shortage(uuid, jsonb, text, int), public.log_call(uuid, text, int, text), public.confirm_order(uuid, int)
  from public, anon, authenticated;
grant execute on function public.change_orders(uuid[], int[], text, text), private.change_orders(uuid[], int[], text, text),
  public.add_order_note(uuid, text), private.add_order_note(uuid, text),
  public.report_shortage(uuid, jsonb, text, int), private.report_shortage(uuid, jsonb, text, int),
  public.log_call(uuid, text, int, text), private.log_call(uuid, text, text, int),
  public.confirm_order(uuid, int), private.confirm_order(uuid, int),
  public.approve_order(uuid, int), private.approve_order(uuid, int),
  public.change_order_status(uuid, text, int, text), private.change_order_status(uuid, text, int, text)
  to authenticated, service_role;
