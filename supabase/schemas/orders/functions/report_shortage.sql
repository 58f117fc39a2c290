-- Settles `quantity` units that an order took from stock and will not get. 'return': they go back on sale. 'reduce': they were
-- counted but do not exist. 'absent': as reduce, and the remaining stock does not exist either.
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
    -- Locked, so that units sold meanwhile are not written off as well.
    select s.quantity into left_over from public.product_stock s
    where s.product_id = settle_missing.product_id and s.variant_id is not distinct from settle_missing.variant_id for update;
    perform private.move_stock(product_id, variant_id, -left_over, 'written_off', order_id, left(reason, 200));
  end if;
end
$$;

-- Writes the deliverable quantity of each line and settles the rest; see report_shortage. Returns the lines for the event.
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
  perform private.require_that(bool_and(coalesce(
    x ->> 'id' ~ '^[0-9]{1,18}$' and x ->> 'quantity' ~ '^-?[0-9]{1,9}(\.[0-9]{1,6})?$', false)), 'lines', 'format')
  from jsonb_array_elements(lines) x;
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

-- Reports before shipping how much of an order's lines can be delivered; lines: [{id, quantity, missing}], see settle_missing.
-- The delivery fee does not change: the buyer does not pay for the company's shortage. Raises changed_meanwhile,
-- order_state_changed, order_emptied if nothing would be left.
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
  perform private.follow_quantities(before.id);
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
grant execute on function public.report_shortage(uuid, jsonb, text, int), private.report_shortage(uuid, jsonb, text, int)
  to authenticated, service_role;
