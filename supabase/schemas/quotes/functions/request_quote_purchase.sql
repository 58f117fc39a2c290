-- End of the last day, in Baghdad, on which all offers of accepted lines are valid.
create function private.offers_end(accepted private.accepted_line[])
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select (min(o.valid_until) + 1)::timestamp at time zone 'Asia/Baghdad'
  from private.quote_offers o where o.id in (select a.offer_id from unnest(accepted) a)
$$;

-- Inserts the lines of a purchase request from accepted offers. Goods outside the catalogue have no stock to hold.
create function private.insert_quoted_lines(r private.purchase_requests, accepted private.accepted_line[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.accepted_line;
  inserted bigint;
begin
  foreach a in array accepted loop
    insert into private.purchase_request_lines (request_id, product_id, variant_id, seller_id, name_en, name_ar, sku, unit, size,
      color, color_ar, main_image, base_price, price_breaks, asked_quantity, quantity, unit_price, held)
    values (r.id, (a.goods).product_id, (a.goods).variant_id, (a.goods).company_id, (a.goods).name_en, (a.goods).name_ar,
      (a.goods).sku, (a.goods).unit, (a.goods).size, (a.goods).color, (a.goods).color_ar, (a.goods).main_image,
      (a.goods).unit_price, '[]', (a.goods).quantity, (a.goods).quantity, (a.goods).unit_price,
      case when (a.goods).product_id is null then 0 else (a.goods).quantity end)
    returning id into inserted;
    insert into private.requested_offer_lines (purchase_line_id, offer_id, line_id) values (inserted, a.offer_id, a.line_id);
  end loop;
end
$$;

-- The quote request of whose offers a purchase request consists; null for goods of the catalogue.
create function private.requested_quote(r private.purchase_requests)
returns private.quote_requests
language sql
stable
security definer
set search_path = ''
as $$
  select q from private.quote_requests q where q.id = (
    select o.request_id from private.purchase_request_lines l
    join private.requested_offer_lines x on x.purchase_line_id = l.id
    join private.quote_offers o on o.id = x.offer_id
    where l.request_id = r.id limit 1)
$$;

-- Offered lines of a purchase request with the decided quantities, as accept_quote takes them; removed lines are left out.
create function private.decided_offer_lines(r private.purchase_requests, changes jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('line_id', o.line_id, 'offer_id', o.offer_id, 'unit_price', l.unit_price,
    'quantity', d.quantity) order by l.id), '[]')
  from private.decided_quantities(r, changes) d
  join private.purchase_request_lines l on l.id = d.line_id
  join private.requested_offer_lines o on o.purchase_line_id = l.id
  where d.quantity > 0
$$;

-- Asks the company's approvers for the acceptance of offers that the caller may not accept alone. Parameters as accept_quote. The
-- stock is held for purchase_hold_days, at most as long as the offers are valid. Returns {id, number, expires_at}. Raises the errors of
-- accept_quote, not_buying also for a private request, no_approver.
create function private.request_quote_purchase(request_id uuid, idempotency_key uuid, lines jsonb, delivery jsonb, language text,
  cost_code text, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  buyer constant uuid := private.require_person();
  hash constant bytea := sha256(convert_to(jsonb_build_object('quote', request_id, 'lines', lines, 'delivery', delivery,
    'cost_code', cost_code, 'note', note)::text, 'UTF8'));
  q private.quote_requests := private.readable_quote(request_quote_purchase.request_id);
  r private.purchase_requests;
  bought_for private.buying_order;
  accepted private.accepted_line[];
  cart private.order_cart_line[];
  sellers private.order_seller[];
begin
  perform private.require_that(request_quote_purchase.idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(request_quote_purchase.language in ('en', 'ar'), 'language', 'one_of');
  perform private.require_text('note', note, 500, true);
  if q.buying_company_id is null then
    perform private.raise_error('PT403', 'not_buying');
  end if;
  select * into q from private.quote_requests x where x.id = q.id for update;
  bought_for := private.quote_buying_order(q, request_quote_purchase.cost_code);
  select * into r from private.purchase_requests x
  where x.user_id = buyer and x.idempotency_key = request_quote_purchase.idempotency_key;
  if r.id is null then
    if not exists (select from private.buying_approvers(bought_for.company_id, buyer)) then
      perform private.raise_error('PT409', 'no_approver');
    end if;
    perform private.check_accepted_lines(request_quote_purchase.lines);
    accepted := private.read_acceptance(q, request_quote_purchase.lines);
    perform private.check_acceptance(q, accepted);
    cart := private.quoted_cart(accepted);
    sellers := private.quoted_sellers(accepted);
    perform private.check_paused_sellers(sellers);
    delivery := private.buyer_papers(delivery, bought_for)
      || jsonb_build_object('phone', private.stored_phone(delivery ->> 'phone'));
    perform private.check_quoted_delivery(q, sellers, delivery);
    r := private.insert_purchase_request(buyer, request_quote_purchase.idempotency_key, hash, request_quote_purchase.language, delivery,
      array(select s.company_id from unnest(sellers) s where s.picked_up), bought_for,
      private.buying_excess(private.own_buying(), bought_for.project_id, private.sellers_total(sellers)), note, sellers,
      private.offers_end(accepted));
    perform private.insert_quoted_lines(r, accepted);
    perform private.announce_purchase_request(r);
    -- Stock rows are locked last and by id, as in place_order.
    perform private.hold_request_stock(r, cart, is_quoted => true);
  elsif r.body_hash <> hash then
    perform private.raise_error('PT409', 'idempotency_mismatch');
  end if;
  return jsonb_build_object('id', r.id, 'number', r.number, 'expires_at', r.expires_at);
end
$$;

create function public.request_quote_purchase(request_id uuid, idempotency_key uuid, lines jsonb, delivery jsonb,
  language text default 'en', cost_code text default null, note text default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.request_quote_purchase(request_id, idempotency_key, lines, delivery, language, cost_code, note) $$;
grant execute on function public.request_quote_purchase(uuid, uuid, jsonb, jsonb, text, text, text),
  private.request_quote_purchase(uuid, uuid, jsonb, jsonb, text, text, text) to authenticated, service_role;
