-- Last event of a request for changed_meanwhile: {what, at, by}.
create function private.purchase_news(r private.purchase_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('what', 'purchase_' || e.kind, 'at', e.created_at,
    'by_role', case when e.actor_id is null then 'system' when e.actor_id = private.my_id() then 'self' else 'buyer' end,
    'by', case when e.actor_id <> private.my_id() then private.person_name(e.actor_id) end)
  from private.purchase_request_events e where e.request_id = r.id order by e.id desc limit 1
$$;

-- Places the order of a request with the decided quantities by the steps of place_order at the held prices, or of accept_quote at
-- the offered ones. Returns the id of the checkout. Raises the errors of both, and purchase_changed {total} if it costs more than the
-- approver saw.
create function private.place_purchase_request(r private.purchase_requests, changes jsonb, expected_total public.iqd)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought_for constant private.buying_order := row(r.company_id, r.project_id, r.cost_code, r.id);
  quote private.quote_requests := private.requested_quote(r);
  accepted private.accepted_line[];
  cart private.order_cart_line[];
  sellers private.order_seller[];
  checkout_id uuid;
begin
  -- Rows are locked in the order of accept_quote.
  select * into quote from private.quote_requests q where q.id = quote.id for update;
  perform from private.projects p where p.id = r.project_id for no key update;
  -- The goods return to stock and are sold again in one transaction: nobody else can take them between.
  perform private.release_request_stock(r);
  if not exists (select from private.decided_quantities(r, changes) d where d.quantity > 0) then
    perform private.raise_error('PT422', 'cart_empty');
  elsif quote.id is null then
    cart := private.request_cart(r, changes);
    perform private.check_cart_lines(cart);
    sellers := private.order_sellers(cart, r.delivery, r.pickup);
    perform private.check_order_sellers(sellers, r.delivery);
  else
    accepted := private.read_acceptance(quote, private.decided_offer_lines(r, changes), r.id);
    perform private.check_acceptance(quote, accepted);
    cart := private.quoted_cart(accepted);
    sellers := private.quoted_sellers(accepted);
    perform private.check_paused_sellers(sellers);
  end if;
  if private.sellers_total(sellers) <> expected_total then
    perform private.raise_error('PT409', 'purchase_changed', jsonb_build_object('total', private.sellers_total(sellers)));
  end if;
  checkout_id := private.insert_checkout(r.user_id, r.idempotency_key, r.body_hash, r.language, r.delivery, sellers, bought_for);
  perform private.insert_orders(checkout_id, cart, sellers, quote.id, bought_for);
  perform private.announce_checkout(checkout_id);
  if quote.id is not null then
    perform private.award_quote(quote, accepted, checkout_id);
  end if;
  perform private.watch_budget(r.project_id);
  perform private.take_quoted_stock(cart);
  return checkout_id;
end
$$;

-- Approves a waiting request and places its order, or refuses it with a reason. lines: [{line_id, quantity}] lowers quantities, 0
-- removes a line. expected_total: what the approver saw that the order costs. Returns {state, orders: [{id, number}]}. Raises
-- purchase_request_not_found, not_allowed, own_request, changed_meanwhile, purchase_request_state {state}, reason_required,
-- purchase_changed {total} and the errors of place_order.
create function private.decide_purchase_request(request_id uuid, expected_version int, decision text, lines jsonb,
  expected_total public.iqd, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.purchase_requests := private.lock_purchase_request(request_id);
  me constant uuid := private.my_id();
  approver record;
  checkout_id uuid;
begin
  perform private.require_that(decision in ('approve', 'refuse'), 'decision', 'one_of');
  perform private.require_text('note', note, 500, true);
  select a.* into approver from private.buying_approvers(r.company_id, r.user_id) a where a.user_id = me;
  if r.user_id is not distinct from me then
    perform private.raise_error('PT403', 'own_request');
  elsif approver.user_id is null then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  if private.begin_decision(expected_version::text, r.version::text, r.state = case decision when 'approve' then 'placed' else 'refused' end
    and exists (select from private.purchase_request_events e where e.request_id = r.id and e.kind = r.state and e.actor_id = me),
    private.purchase_news(r)) then
    perform private.require_waiting(r);
    if decision = 'refuse' then
      perform private.require_reason(note);
      perform private.end_purchase_request(r, 'refused', me, note, approver.deputy_for);
    else
      perform private.require_that(expected_total is not null, 'expected_total', 'required');
      checkout_id := private.place_purchase_request(r, lines, expected_total);
      perform private.record_placed_request(r, checkout_id, lines, approver.deputy_for, note);
    end if;
  end if;
  return (select jsonb_build_object('state', x.state, 'orders', coalesce((
      select jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.number)
      from public.checkouts c join public.orders o on o.checkout_id = c.id where c.purchase_request_id = x.id), '[]'))
    from private.purchase_requests x where x.id = r.id);
end
$$;

-- Records that a request was approved and placed: its state and lines, the event with what the approver changed, and the news for
-- the requester.
create function private.record_placed_request(r private.purchase_requests, checkout_id uuid, changes jsonb, deputy_for uuid, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  placed private.purchase_requests;
begin
  insert into private.purchase_request_events (request_id, kind, actor_id, deputy_for, note, changes)
  select r.id, 'placed', private.my_id(), record_placed_request.deputy_for, nullif(btrim(record_placed_request.note), ''),
    coalesce(jsonb_agg(jsonb_build_object('line_id', l.id, 'name_en', l.name_en, 'name_ar', l.name_ar, 'unit', l.unit,
      'before', l.quantity, 'after', q.quantity) order by l.id) filter (where q.quantity <> l.quantity), '[]')
  from private.decided_quantities(r, record_placed_request.changes) q
  join private.purchase_request_lines l on l.id = q.line_id;
  update private.purchase_request_lines l set quantity = q.quantity,
    unit_price = case when q.quantity > 0 and private.requested_quote(r) is null then coalesce((select x.unit_price from public.orders o
        join public.order_lines x on x.order_id = o.id
        where o.checkout_id = record_placed_request.checkout_id and x.product_id = l.product_id
          and x.variant_id is not distinct from l.variant_id limit 1), l.unit_price) else l.unit_price end
  from private.decided_quantities(r, record_placed_request.changes) q where l.id = q.line_id;
  update private.purchase_requests x set state = 'placed', version = x.version + 1, updated_at = now(), subtotal = c.subtotal,
    delivery_total = c.delivery_total
  from public.checkouts c where x.id = r.id and c.id = record_placed_request.checkout_id returning x.* into placed;
  perform private.announce_purchase_decision(placed, nullif(btrim(record_placed_request.note), ''),
    array(select o.number from public.orders o where o.checkout_id = record_placed_request.checkout_id order by o.number));
end
$$;

create function public.decide_purchase_request(request_id uuid, expected_version int, decision text, lines jsonb default '[]',
  expected_total public.iqd default null, note text default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.decide_purchase_request(request_id, expected_version, decision, lines, expected_total, note) $$;
grant execute on function public.decide_purchase_request(uuid, int, text, jsonb, public.iqd, text),
  private.decide_purchase_request(uuid, int, text, jsonb, public.iqd, text) to authenticated, service_role;
