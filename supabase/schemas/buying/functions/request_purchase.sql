-- Days for which an order that waits for approval holds goods of these companies: those of the site, or of the company that holds
-- for the shortest time.
create function private.purchase_hold_days(sellers uuid[])
returns int
language sql
stable
security definer
set search_path = ''
as $$
  select least(s.purchase_hold_days, (select min(c.purchase_hold_days) from public.companies c where c.id = any (sellers)))
  from public.site_settings s
$$;

-- Inserts a request without lines, and its first event. held_until: latest end of the hold; null: purchase_hold_days alone.
create function private.insert_purchase_request(buyer uuid, idempotency_key uuid, hash bytea, language text, delivery jsonb,
  pickup uuid[], buying private.buying_order, reasons text[], note text, sellers private.order_seller[],
  held_until timestamptz default null)
returns private.purchase_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.purchase_requests;
begin
  insert into private.purchase_requests (company_id, user_id, project_id, reasons, idempotency_key, body_hash, delivery, pickup,
    language, cost_code, note, subtotal, delivery_total, expires_at)
  select buying.company_id, buyer, buying.project_id, insert_purchase_request.reasons, insert_purchase_request.idempotency_key, hash,
    insert_purchase_request.delivery, coalesce(insert_purchase_request.pickup, '{}'), insert_purchase_request.language,
    buying.cost_code, nullif(btrim(insert_purchase_request.note), ''), sum(s.subtotal),
    private.sellers_total(sellers) - sum(s.subtotal),
    least(now() + make_interval(days => private.purchase_hold_days(array_agg(s.company_id))), held_until)
  from unnest(sellers) s
  returning * into r;
  insert into private.purchase_request_events (request_id, kind, actor_id, note) values (r.id, 'requested', buyer, r.note);
  return r;
end
$$;

-- Inserts the lines of a request for goods of the catalogue; they hold the quantity.
create function private.insert_request_lines(r private.purchase_requests, cart private.order_cart_line[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.purchase_request_lines (request_id, product_id, variant_id, seller_id, name_en, name_ar, sku, unit, size, color,
    color_ar, main_image, base_price, price_breaks, asked_quantity, quantity, unit_price, held)
  select r.id, l.product_id, l.variant_id, l.company_id, l.name_en, l.name_ar, l.sku, l.unit, l.size, l.color, l.color_ar,
    l.main_image, b.base_price, b.price_breaks, l.quantity, l.quantity, l.unit_price, l.quantity
  from unnest(cart) with ordinality l
  cross join lateral private.buyable(l.product_id, l.variant_id, l.quantity) b
  order by l.ordinality
$$;

-- Takes the goods of a request from stock as a sale does, and records that they are held. is_quoted: the goods are of offers.
create function private.hold_request_stock(r private.purchase_requests, cart private.order_cart_line[], is_quoted boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The sellers' logs do not name the buyer.
  former jsonb := private.enter_context('{"one_entry": true}');
begin
  if is_quoted then
    perform private.take_quoted_stock(cart);
  else
    perform private.take_cart_stock(cart);
  end if;
  insert into public.stock_movements (company_id, product_id, variant_id, kind, delta, quantity, actor_id, note)
  select l.company_id, l.product_id, l.variant_id, 'held', -sum(l.quantity), s.quantity, null, r.number
  from unnest(cart) l
  join public.product_stock s on s.product_id = l.product_id and s.variant_id is not distinct from l.variant_id
  group by l.company_id, l.product_id, l.variant_id, s.quantity;
  perform private.leave_context(former);
end
$$;

-- Asks the company's approvers for an order that the caller may not place alone. Parameters as place_order; buying: {company_id,
-- project_id?, cost_code?}. Price and stock are held for purchase_hold_days, and the goods leave `ordered_from`; see
-- settle_cart. Returns {id, number, expires_at}. Raises the errors of place_order, no_approver.
create function private.request_purchase(idempotency_key uuid, lines jsonb, delivery jsonb, language text, pickup uuid[], buying jsonb,
  note text, ordered_from jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  buyer uuid := private.require_person();
  hash bytea := sha256(convert_to(jsonb_build_object('lines', lines, 'delivery', delivery, 'pickup', pickup, 'buying', buying,
    'note', note)::text, 'UTF8'));
  r private.purchase_requests;
  bought_for private.buying_order;
  cart private.order_cart_line[];
  sellers private.order_seller[];
begin
  perform private.require_that(request_purchase.idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(request_purchase.language in ('en', 'ar'), 'language', 'one_of');
  perform private.require_that(buying is not null, 'company_id', 'required');
  perform private.require_text('note', note, 500, true);
  bought_for := private.lock_buying_order(buying);
  select * into r from private.purchase_requests x
  where x.user_id = buyer and x.idempotency_key = request_purchase.idempotency_key;
  if r.id is null then
    if not exists (select from private.buying_approvers(bought_for.company_id, buyer)) then
      perform private.raise_error('PT409', 'no_approver');
    end if;
    delivery := private.buyer_papers(delivery, bought_for)
      || jsonb_build_object('phone', private.stored_phone(delivery ->> 'phone'));
    perform private.check_delivery(delivery, coalesce(cardinality(pickup), 0) = 0);
    cart := private.order_cart_lines(request_purchase.lines);
    perform private.check_cart_lines(cart);
    sellers := private.order_sellers(cart, delivery, pickup);
    perform private.check_order_sellers(sellers, delivery);
    r := private.insert_purchase_request(buyer, request_purchase.idempotency_key, hash, request_purchase.language, delivery, pickup,
      bought_for, private.buying_excess(private.own_buying(), bought_for.project_id, private.sellers_total(sellers)), note, sellers);
    perform private.insert_request_lines(r, cart);
    perform private.announce_purchase_request(r);
    perform private.settle_cart(buyer, ordered_from, cart);
    -- Stock rows are locked last and by id, as in place_order.
    perform private.hold_request_stock(r, cart);
  elsif r.body_hash <> hash then
    perform private.raise_error('PT409', 'idempotency_mismatch');
  end if;
  return jsonb_build_object('id', r.id, 'number', r.number, 'expires_at', r.expires_at);
end
$$;

create function public.request_purchase(idempotency_key uuid, lines jsonb, delivery jsonb, buying jsonb, language text default 'en',
  pickup uuid[] default '{}', note text default null, ordered_from jsonb default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.request_purchase(idempotency_key, lines, delivery, language, pickup, buying, note, ordered_from) $$;
grant execute on function public.request_purchase(uuid, jsonb, jsonb, jsonb, text, uuid[], text, jsonb),
  private.request_purchase(uuid, jsonb, jsonb, text, uuid[], jsonb, text, jsonb) to authenticated, service_role;
