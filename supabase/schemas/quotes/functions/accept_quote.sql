-- Raises invalid_input if the accepted lines are not [{line_id, offer_id, unit_price, quantity?}], each line once.
create function private.check_accepted_lines(lines jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(coalesce(jsonb_array_length(case jsonb_typeof(lines) when 'array' then lines end), 0) > 0,
    'lines', 'required');
  perform private.require_that(jsonb_array_length(lines) <= 5000, 'lines', 'too_many');
  perform private.require_that(bool_and(coalesce(pg_input_is_valid(l ->> 'line_id', 'uuid') and pg_input_is_valid(l ->> 'offer_id', 'uuid')
    and l ->> 'unit_price' ~ '^[0-9]{1,12}(\.[0-9]{1,2}0*)?$'
    and coalesce(l ->> 'quantity', '0') ~ '^[0-9]{1,12}(\.[0-9]{1,3}0*)?$', false)), 'lines', 'format')
  from jsonb_array_elements(lines) l;
  perform private.require_that(count(distinct (l ->> 'line_id')::uuid) = count(*), 'lines', 'repeated')
  from jsonb_array_elements(lines) l;
end
$$;

-- Goods of an accepted line as a line of an order: as the catalogue has them, else as the seller named or the buyer described them.
create function private.quoted_goods(l private.quote_lines, c public.companies, x private.quote_offer_lines, p public.products,
  v public.product_variants, quantity public.stock_quantity)
returns private.order_cart_line
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  goods private.order_cart_line;
begin
  goods.company_id := c.id;
  goods.company_name := c.name;
  goods.product_id := x.product_id;
  goods.variant_id := x.variant_id;
  goods.quantity := quoted_goods.quantity;
  goods.unit := x.unit;
  goods.unit_price := x.unit_price;
  goods.name_en := coalesce(p.name_en, x.offered_name, l.description);
  goods.name_ar := coalesce(p.name_ar, x.offered_name, l.description_ar, l.description);
  goods.sku := coalesce(v.sku, p.sku, l.code, '');
  goods.size := v.size;
  goods.color := v.color;
  goods.color_ar := v.color_ar;
  goods.main_image := p.main_image;
  goods.returns := case when x.product_id is null then 'faulty_only' else private.returns_of(p) end;
  return goods;
end
$$;

-- Lines of a quote request whose acceptance waits for approval.
create function private.waiting_quote_lines(quote_request_id uuid)
returns table (line_id uuid, purchase_request_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select o.line_id, r.id
  from private.quote_lines l
  join private.requested_offer_lines o on o.line_id = l.id
  join private.purchase_request_lines p on p.id = o.purchase_line_id
  join private.purchase_requests r on r.id = p.request_id and r.state = 'waiting'
  where l.request_id = waiting_quote_lines.quote_request_id
$$;

-- The lines that a buyer accepts, each with the reason why it cannot be accepted, or null. A line without a firm quantity takes
-- the buyer's, in the offered unit. approved: the purchase request by which the lines wait.
create function private.accepted_lines(q private.quote_requests, lines jsonb, approved uuid)
returns setof private.accepted_line
language sql
stable
security definer
set search_path = ''
as $$
  select row(i.line_id, i.offer_id, case
      when (l.request_id = q.id and l.removed_in is null) is not true then 'line_changed'
      when l.awarded_to is not null then 'awarded'
      when l.id in (select w.line_id from private.waiting_quote_lines(q.id) w where w.purchase_request_id is distinct from approved)
        then 'requested'
      when x.offer_id is null or o.status = 'Withdrawn' then 'withdrawn'
      when o.status = 'Superseded' then 'superseded'
      when x.refusal is not null then 'refused'
      when b.block is not null then b.block
      when x.unit_price <> i.unit_price then 'price_changed'
      when x.quantity is null and (coalesce(i.quantity, 0) = 0 or i.quantity <> round(i.quantity, u.decimals)) then 'quantity_required'
      when w.quantity > 9999999.999 or w.quantity * x.unit_price > 999999999999 then 'quantity_too_large'
    end, l.position, q.is_pickup and c.offers_pickup, case when q.is_pickup and c.offers_pickup then 0 else o.delivery_fee end,
    x.lead_days, private.quoted_goods(l, c, x, p, v, least(w.quantity, 9999999.999)))::private.accepted_line
  from (
    select (e.value ->> 'line_id')::uuid as line_id, (e.value ->> 'offer_id')::uuid as offer_id,
      (e.value ->> 'unit_price')::numeric as unit_price, (e.value ->> 'quantity')::numeric as quantity
    from jsonb_array_elements(lines) e) i
  -- Looked up by line alone, like asked_company_ids.
  left join private.quote_lines l on l.id = i.line_id
  left join private.quote_offers o on o.id = i.offer_id and o.request_id = q.id
  left join private.quote_offer_lines x on x.offer_id = o.id and x.line_id = i.line_id
  left join public.companies c on c.id = o.company_id
  left join public.products p on p.id = x.product_id
  left join public.product_variants v on v.id = x.variant_id
  left join public.units u on u.code = x.unit
  cross join lateral (select private.offer_line_block(l.awarded_to, private.offer_block(q, o, c), l.removed_in, l.revision,
    o.request_revision, x.product_id, p.deleted_at is null and p.moderation = 'visible', p.unit, x.unit) as block) b
  cross join lateral (select coalesce(x.quantity, i.quantity) as quantity) w
$$;

-- accepted_lines in the order of the request.
create function private.read_acceptance(q private.quote_requests, lines jsonb, approved uuid default null)
returns private.accepted_line[]
language sql
stable
security definer
set search_path = ''
as $$ select array(select a from private.accepted_lines(q, lines, approved) a order by a.position, a.line_id) $$;

-- Raises quote_state {status} or offer_changed {lines: [{line_id, offer_id, reason}]} unless all of these lines can be accepted now.
create function private.check_acceptance(q private.quote_requests, accepted private.accepted_line[])
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  if q.status not in ('Open', 'Closed', 'PartlyAwarded') then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  end if;
  select jsonb_agg(jsonb_build_object('line_id', a.line_id, 'offer_id', a.offer_id, 'reason', a.reason)) into refused
  from unnest(accepted) a where a.reason is not null;
  if refused is not null then
    perform private.raise_error('PT409', 'offer_changed', jsonb_build_object('lines', refused));
  end if;
end
$$;

-- Accepted lines as a cart.
create function private.quoted_cart(accepted private.accepted_line[])
returns private.order_cart_line[]
language sql
immutable
set search_path = ''
as $$ select array(select a.goods from unnest(accepted) with ordinality a order by a.ordinality) $$;

-- The companies of accepted lines with the terms of their offers: the delivery fee of the offer, and the longest time of its lines.
create function private.quoted_sellers(accepted private.accepted_line[])
returns private.order_seller[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select array_agg(row(c.id, c.name, s.line_count, s.subtotal, s.picked_up, case when s.picked_up then private.pickup_of(c) end,
      s.fee, null, s.lead_days, null)::private.order_seller)
    from (
      select (a.goods).company_id, count(*)::int as line_count, bool_or(a.picked_up) as picked_up, min(a.fee) as fee,
        max(a.lead_days) as lead_days, sum(private.line_total((a.goods).unit_price, (a.goods).quantity)) as subtotal
      from unnest(accepted) a group by (a.goods).company_id) s
    join public.companies c on c.id = s.company_id);
end
$$;

-- Raises invalid_delivery if goods are delivered to an incomplete place, or outside the governorate for which the fees were quoted.
create function private.check_quoted_delivery(q private.quote_requests, sellers private.order_seller[], delivery jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  is_delivered boolean := exists (select from unnest(sellers) s where not s.picked_up);
begin
  perform private.check_delivery(delivery, is_delivered);
  if is_delivered and delivery ->> 'governorate' <> q.governorate then
    perform private.raise_error('PT422', 'invalid_delivery', jsonb_build_object('field', 'governorate'));
  end if;
end
$$;

-- Takes quoted goods from stock; goods that are not in the catalogue have none. Raises out_of_stock {lines}.
create function private.take_quoted_stock(cart private.order_cart_line[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  line record;
  refused jsonb := '[]';
begin
  for line in
    select l.product_id, l.variant_id, sum(l.quantity) as quantity, min(l.name_en) as name_en, min(l.name_ar) as name_ar
    from unnest(cart) l where l.product_id is not null
    group by l.product_id, l.variant_id order by l.product_id, l.variant_id nulls first
  loop
    continue when private.take_stock(line.product_id, line.variant_id, line.quantity, null);
    refused := refused || jsonb_build_object('product_id', line.product_id, 'variant_id', line.variant_id,
      'name_en', line.name_en, 'name_ar', line.name_ar, 'available', coalesce((
        select s.quantity from public.product_stock s
        where s.product_id = line.product_id and s.variant_id is not distinct from line.variant_id), 0));
  end loop;
  if refused <> '[]' then
    perform private.raise_error('PT409', 'out_of_stock', refused -> 0 || jsonb_build_object('lines', refused));
  end if;
end
$$;

-- Records the acceptance in the request: awarded lines, winners and, once nothing is left to accept, losers. Losers do not learn
-- who won or at which price.
create function private.award_quote(q private.quote_requests, accepted private.accepted_line[], checkout_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_over int;
begin
  update private.quote_lines l set awarded_to = (a.goods).company_id from unnest(accepted) a where l.id = a.line_id;
  select count(*) filter (where l.awarded_to is null) into left_over
  from private.quote_lines l where l.request_id = q.id and l.removed_in is null;
  update private.quote_requests x set status = case when left_over = 0 then 'Awarded' else 'PartlyAwarded' end,
    awarded_count = x.awarded_count + cardinality(accepted), version = x.version + 1, updated_at = now()
  where x.id = q.id;
  update private.quote_sellers s set state = 'Won'
  where s.request_id = q.id and s.company_id in (select (a.goods).company_id from unnest(accepted) a);
  perform private.quote_event(q.id, o.company_id, 'accepted', 'buyer',
      jsonb_build_object('lines', o.line_count, 'order_numbers', jsonb_build_array(o.number))),
    private.notify_company(o.company_id, 'quotes', 'quote_won', private.asked_quote_subject(q, o.company_id)),
    private.queue_company_email(o.company_id, 'quote_won',
      private.asked_quote_mail(q, o.company_id) || jsonb_build_object('order_number', o.number), 'quotes')
  from public.orders o where o.checkout_id = award_quote.checkout_id;
  if left_over = 0 then
    perform private.notify_company(s.company_id, 'quotes', 'quote_lost', private.asked_quote_subject(q, s.company_id)),
      private.queue_company_email(s.company_id, 'quote_lost', private.asked_quote_mail(q, s.company_id), 'quotes')
    from private.quote_sellers s where s.request_id = q.id and s.state = 'Answered';
    update private.quote_sellers s set state = 'Lost' where s.request_id = q.id and s.state = 'Answered';
  end if;
end
$$;

-- For whom the acceptance of a request orders: the company and project for which it was sent. Raises the errors of
-- lock_buying_order.
create function private.quote_buying_order(q private.quote_requests, cost_code text)
returns private.buying_order
language sql
security definer
set search_path = ''
as $$
  select private.lock_buying_order(case when q.buying_company_id is not null then
    jsonb_build_object('company_id', q.buying_company_id, 'project_id', q.project_id, 'cost_code', cost_code) end)
$$;

-- Accepts lines of several offers in one transaction: one order per company at the quoted prices. lines: [{line_id, offer_id,
-- unit_price as the buyer saw it, quantity? in the offered unit, for lines without a firm quantity}]. The goods are delivered in
-- the governorate of the request, for which the fees were quoted. Returns checkout_answer. Raises quote_not_found, the errors of
-- check_acceptance and lock_buying_order, purchase_approval_required {reasons, total} for a member above a limit, who asks by
-- request_quote_purchase, invalid_input, invalid_delivery, seller_paused, out_of_stock, idempotency_mismatch.
create function private.accept_quote(request_id uuid, idempotency_key uuid, lines jsonb, delivery jsonb, language text, cost_code text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  buyer constant uuid := private.require_person();
  hash constant bytea := sha256(convert_to(jsonb_build_object('quote', request_id, 'lines', lines, 'delivery', delivery,
    'cost_code', cost_code)::text, 'UTF8'));
  q private.quote_requests := private.readable_quote(accept_quote.request_id);
  bought_for private.buying_order;
  repeated jsonb;
  accepted private.accepted_line[];
  cart private.order_cart_line[];
  sellers private.order_seller[];
  checkout_id uuid;
begin
  perform private.require_that(accept_quote.idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(accept_quote.language in ('en', 'ar'), 'language', 'one_of');
  select * into q from private.quote_requests x where x.id = q.id for update;
  repeated := private.repeated_checkout(buyer, accept_quote.idempotency_key, hash);
  if repeated is not null then
    return repeated;
  end if;

  perform private.check_accepted_lines(accept_quote.lines);
  accepted := private.read_acceptance(q, accept_quote.lines);
  perform private.check_acceptance(q, accepted);
  cart := private.quoted_cart(accepted);
  sellers := private.quoted_sellers(accepted);
  perform private.check_paused_sellers(sellers);
  bought_for := private.quote_buying_order(q, accept_quote.cost_code);
  delivery := private.buyer_papers(delivery, bought_for) || jsonb_build_object('phone', private.stored_phone(delivery ->> 'phone'));
  perform private.check_quoted_delivery(q, sellers, delivery);
  perform private.check_buying_limits(bought_for, sellers);

  checkout_id := private.insert_checkout(buyer, accept_quote.idempotency_key, hash, accept_quote.language, delivery, sellers,
    bought_for);
  if checkout_id is null then
    return private.repeated_checkout(buyer, accept_quote.idempotency_key, hash);
  end if;
  perform private.insert_orders(checkout_id, cart, sellers, q.id, bought_for);
  perform private.announce_checkout(checkout_id);
  perform private.award_quote(q, accepted, checkout_id);
  perform private.watch_budget(bought_for.project_id);
  -- Stock rows are locked last and by id, as in place_order.
  perform private.take_quoted_stock(cart);
  return private.checkout_answer(checkout_id);
end
$$;

create function public.accept_quote(request_id uuid, idempotency_key uuid, lines jsonb, delivery jsonb, language text default 'en',
  cost_code text default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.accept_quote(request_id, idempotency_key, lines, delivery, language, cost_code) $$;
grant execute on function public.accept_quote(uuid, uuid, jsonb, jsonb, text, text),
  private.accept_quote(uuid, uuid, jsonb, jsonb, text, text) to authenticated, service_role;
