-- Raises invalid_input unless `lines` are [{id, quantity, restock, condition?}] of the return, each once; with `every` all of them.
create function private.check_received_lines(r private.returns, lines jsonb, every boolean)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_that(coalesce(jsonb_typeof(lines) = 'array', false), 'lines', 'required');
  perform private.require_that(coalesce(bool_and(coalesce(x ->> 'id' ~ '^[0-9]{1,18}$' and x ->> 'quantity' ~ '^[0-9]{1,9}(\.[0-9]{1,6})?$'
    and x ->> 'restock' ~ '^[0-9]{1,9}(\.[0-9]{1,6})?$', false)), true), 'lines', 'format'),
    private.require_that(count(distinct x ->> 'id') = count(*), 'lines', 'repeated'),
    private.require_that(not every or count(*) = r.line_count, 'lines', 'required')
  from jsonb_array_elements(lines) x;
  perform private.require_that(y.id is not null, 'lines', 'one_of'),
    private.require_that(x.quantity <= least(y.quantity, l.quantity - h.quantity), 'quantity', 'range'),
    private.require_that(x.restock <= x.quantity, 'restock', 'range'),
    private.require_that(x.quantity % s.step = 0, 'quantity', 'whole'),
    private.require_that(x.restock % s.step = 0, 'restock', 'whole'),
    private.require_that(not every or coalesce(x.condition in ('as_new', 'opened', 'damaged', 'wrong_item', 'missing'), false),
      'condition', 'one_of')
  from jsonb_to_recordset(lines) as x (id bigint, quantity numeric, restock numeric, condition text)
  left join private.return_lines y on y.id = x.id and y.return_id = r.id
  left join public.order_lines l on l.id = y.order_line_id
  left join lateral (select private.unit_step(l.unit)::numeric as step) s on true
  left join lateral private.held_by_returns(l.id, r.id) h on true;
end
$$;

-- Moves stock from what the lines have to the given quantities: received goods come in, and those that do not go back on sale are
-- written off. A receipt that is undone takes out what went back on sale. Stock rows are locked by product, as orders do. Goods that
-- are no longer in the catalogue have no stock.
create function private.move_returned_stock(r private.returns, lines jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  line record;
begin
  for line in
    select l.product_id, l.variant_id, greatest(c.received, c.restocked, 0) as comes_in,
      c.restocked - greatest(c.received, c.restocked, 0) as goes_out, case when c.received < 0 then 'return_undone' else 'written_off' end as kind
    from jsonb_to_recordset(lines) as x (id bigint, quantity numeric, restock numeric)
    join private.return_lines y on y.id = x.id and y.return_id = r.id
    join public.order_lines l on l.id = y.order_line_id
    cross join lateral (select x.quantity - coalesce(y.received, 0) as received, x.restock - coalesce(y.restock, 0) as restocked) c
    where exists (select from public.product_stock s
      where s.product_id = l.product_id and s.variant_id is not distinct from l.variant_id)
    order by l.product_id, l.variant_id nulls first, y.id
  loop
    if line.comes_in > 0 then
      perform private.move_stock(line.product_id, line.variant_id, line.comes_in, 'returned', r.order_id, r.number);
    end if;
    if line.goes_out < 0 then
      perform private.move_stock(line.product_id, line.variant_id, line.goes_out, line.kind, r.order_id, r.number);
    end if;
  end loop;
end
$$;

-- Writes what came back of the lines. `lines` as in move_returned_stock; null: nothing came back yet.
create function private.write_received(r private.returns, lines jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.return_lines y set received = x.quantity, restock = x.restock, condition = coalesce(x.condition, y.condition)
  from jsonb_to_recordset(lines) as x (id bigint, quantity numeric, restock numeric, condition text)
  where y.id = x.id and y.return_id = r.id
$$;

-- Lines of a return as an event shows them, once they were written.
create function private.received_lines(r private.returns)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('id', y.id, 'name_en', l.name_en, 'name_ar', l.name_ar, 'unit', l.unit,
    'quantity', coalesce(y.received, 0), 'restock', coalesce(y.restock, 0), 'condition', y.condition) order by y.id)
  from private.return_lines y join public.order_lines l on l.id = y.order_line_id where y.return_id = r.id
$$;

-- Last decision by which goods come back: {decision, amount}; null: there is none.
create function private.binding_decision(r private.returns)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when d.changes -> 'comes_back' = 'true' then d.changes end from (
    select e.changes from private.return_events e where e.return_id = r.id and e.kind = 'decided' order by e.id desc limit 1) d
$$;

-- Amount to hand back for received goods: as the staff decided, at most the price of what came back. Else all of it, or the lower one
-- that the company names with a note. Raises invalid_input, not_allowed without the right to see money, reason_required.
create function private.received_refund(r private.returns, body jsonb)
returns public.iqd
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  given constant numeric := private.number_of(body, 'refund');
  decided constant jsonb := private.binding_decision(r);
  most constant numeric := case when decided ->> 'decision' = 'partly'
    then least(private.most_refund(r, false), (decided ->> 'amount')::numeric) else private.most_refund(r, false) end;
begin
  if given is null then
    return most;
  elsif decided is not null then
    perform private.require_that(given = most, 'refund', 'range');
    return most;
  elsif not private.may(r.company_id, 'see_money') then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  perform private.require_that(given between 0 and most and given = round(given, 2), 'refund', 'range');
  if given < most then
    perform private.require_text('note', private.text_of(body, 'note'), 1000);
  end if;
  return given;
end
$$;

-- Records goods that came back: body {lines: [{id, quantity, condition, restock}] for every line, refund?, note?, pictures?}. Stock
-- follows at once; the buyer may appeal a refund below the price. Raises the errors of begin_return_step, invalid_input.
create function private.receive_return(return_id uuid, body jsonb, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  note constant text := private.text_of(body, 'note');
  pictures constant text[] := private.return_pictures_of(body);
  r private.returns;
  due numeric;
  is_cut boolean;
begin
  perform private.require_text('note', note, 1000, true);
  r := private.begin_return_step(return_id, 'receive', expected_version, '{received}', note);
  if r.id is null then
    return;
  end if;
  perform private.check_received_lines(r, body -> 'lines', true);
  perform private.require_return_pictures(r.order_id, pictures);
  perform private.move_returned_stock(r, body -> 'lines');
  perform private.write_received(r, body -> 'lines');
  due := private.received_refund(r, body);
  is_cut := due < r.value and private.binding_decision(r) is null;
  update private.returns x set status = 'Received', refund = due, due_kind = case when is_cut then 'appeal' end,
    due_at = case when is_cut then now() + make_interval(days => (private.return_clocks()).appeal_days) end
  where x.id = r.id;
  perform private.return_event(r, 'received', r.status, 'seller', note,
    jsonb_build_object('refund', due, 'lines', private.received_lines(r)), pictures);
end
$$;

create function public.receive_return(return_id uuid, body jsonb, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.receive_return(return_id, body, expected_version) $$;
grant execute on function public.receive_return(uuid, jsonb, int), private.receive_return(uuid, jsonb, int) to authenticated, service_role;
