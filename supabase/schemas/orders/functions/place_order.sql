-- Raises invalid_delivery with the first invalid field. Without `needs_place` (everything is collected) the place may be empty.
create function private.check_delivery(delivery jsonb, needs_place boolean)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  wrong text;
  without_place boolean := not needs_place and num_nulls(delivery ->> 'governorate', delivery ->> 'district', delivery ->> 'address') = 3;
begin
  select rule.field into wrong
  from (values
    (1, 'full_name', length(btrim(delivery ->> 'full_name')) between 1 and 120),
    (2, 'phone', private.is_phone(delivery ->> 'phone')),
    (3, 'email', coalesce(private.is_email(nullif(delivery ->> 'email', '')), true)),
    (4, 'governorate', without_place or exists (select 1 from public.governorates g where g.code = delivery ->> 'governorate')),
    (5, 'district', without_place or length(btrim(delivery ->> 'district')) between 1 and 120),
    (6, 'address', without_place or length(btrim(delivery ->> 'address')) between 1 and 300),
    (7, 'landmark', coalesce(length(delivery ->> 'landmark'), 0) <= 200),
    (8, 'postal_code', coalesce(length(delivery ->> 'postal_code'), 0) <= 20),
    (9, 'notes', coalesce(length(delivery ->> 'notes'), 0) <= 500),
    (10, 'buyer_company', coalesce(length(btrim(delivery ->> 'buyer_company')), 0) <= 160),
    (11, 'tax_number', coalesce(length(btrim(delivery ->> 'tax_number')), 0) <= 40),
    (12, 'purchase_order', coalesce(length(btrim(delivery ->> 'purchase_order')), 0) <= 40)
  ) as rule (position, field, valid)
  where rule.valid is not true
  order by rule.position limit 1;
  if found then
    perform private.raise_error('PT422', 'invalid_delivery', jsonb_build_object('field', wrong));
  end if;
end
$$;

-- Number of a new order.
create function private.new_order_number()
returns text
language plpgsql
set search_path = ''
as $$
declare
  candidate text;
begin
  loop
    candidate := private.random_number('MW-');
    exit when not exists (select 1 from public.orders o where o.number = candidate);
  end loop;
  return candidate;
end
$$;

-- Takes a line's quantity from stock. The condition is evaluated under the row lock, so nothing is oversold and nobody pays a
-- price that changed a moment ago. Returns false also if the company was suspended after the cart was read. Without `unit_price`
-- the price was agreed and only the quantity counts.
create function private.take_stock(product_id bigint, variant_id bigint, quantity public.goods_quantity, unit_price public.iqd)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.product_stock s set quantity = s.quantity - take_stock.quantity
  where s.product_id = take_stock.product_id and s.variant_id is not distinct from take_stock.variant_id
    and s.quantity >= take_stock.quantity;
  if not found then
    return false;
  elsif take_stock.unit_price is null then
    return true;
  end if;
  -- A separate statement: the update may have waited for the row lock and then still sees the catalogue as of its own start.
  return coalesce((select b.unit_price = take_stock.unit_price
    from private.buyable(take_stock.product_id, take_stock.variant_id, take_stock.quantity) b), false);
end
$$;

-- Mails the buyer about the checkout and each seller about its order.
create function private.announce_checkout(id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  placed public.checkouts;
  contact jsonb;
  -- Null if nothing is delivered; sellers see it only if they deliver.
  place jsonb;
begin
  select * into placed from public.checkouts c where c.id = announce_checkout.id;
  contact := jsonb_build_object('full_name', placed.full_name, 'phone', placed.phone, 'notes', placed.notes,
    'buyer_company', placed.buyer_company, 'tax_number', placed.tax_number, 'purchase_order', placed.purchase_order,
    'cost_code', placed.cost_code, 'project', (select private.project_title(o.project_id) from public.orders o
      where o.checkout_id = placed.id order by o.number limit 1));
  select jsonb_build_object('governorate_en', g.name_en, 'governorate_ar', g.name_ar,
    'district_en', coalesce(d.name_en, placed.district), 'district_ar', coalesce(d.name_ar, placed.district),
    'address', placed.address, 'landmark', placed.landmark)
  into place from public.governorates g
  left join public.districts d on d.governorate_code = g.code and placed.district in (d.name_en, d.name_ar)
  where g.code = placed.governorate limit 1;
  perform private.queue_email(placed.user_id, 'order_placed', jsonb_build_object('buyer_name', placed.full_name,
    'checkout_id', placed.id, 'total', placed.total,
    'delivery', contact || jsonb_build_object('email', placed.email, 'place', place),
    'orders', (select jsonb_agg(private.order_for_mail(o.id) order by o.number)
               from public.orders o where o.checkout_id = placed.id)), placed.language);
  perform private.queue_company_email(o.company_id, 'order_received', private.company_names(o.company_id) || jsonb_build_object(
    'buyer_name', placed.full_name, 'delivery', contact || jsonb_build_object('place', case when not o.is_pickup then place end), 'orders', jsonb_build_array(private.order_for_mail(o.id))))
  from public.orders o where o.checkout_id = placed.id;
end
$$;

-- Result of an earlier call with the same key, or null. Raises idempotency_mismatch if that call had another body.
create function private.repeated_checkout(buyer uuid, idempotency_key uuid, hash bytea)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known public.checkouts;
begin
  select * into known from public.checkouts c
  where c.user_id = buyer and c.idempotency_key = repeated_checkout.idempotency_key;
  if not found then
    return null;
  elsif known.body_hash <> hash then
    perform private.raise_error('PT409', 'idempotency_mismatch');
  end if;
  return private.checkout_answer(known.id);
end
$$;

-- One line per product and variant of the cart with current facts, in the order in which stock is locked. Takes no locks.
create function private.order_cart_lines(lines jsonb)
returns private.order_cart_line[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    with asked as (
      select c.product_id, c.variant_id, sum(c.quantity) as quantity,
        case when bool_and(c.unit_price is not null) then min(c.unit_price) end as lowest_seen,
        case when bool_and(c.unit_price is not null) then max(c.unit_price) end as highest_seen
      from private.parse_cart_lines(lines) c
      group by c.product_id, c.variant_id
    )
    select array_agg(row(a.product_id, a.variant_id, a.quantity, a.lowest_seen, a.highest_seen, b.company_id, b.company_name,
      b.name_en, b.name_ar, b.sku, b.unit, b.min_quantity, b.quantity_step, b.size, b.color, b.color_ar, b.main_image,
      b.unit_price, b.stock, b.returns)::private.order_cart_line order by a.product_id, a.variant_id nulls first)
    from asked a left join lateral private.buyable(a.product_id, a.variant_id, a.quantity) b on true);
end
$$;

-- Raises product_unavailable, price_changed, out_of_stock or quantity_step {lines} for lines that cannot be ordered as the buyer
-- saw them. All but price_changed also have the members of the first line.
create function private.check_cart_lines(cart private.order_cart_line[])
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  refused jsonb;
begin
  select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variant_id', l.variant_id,
    'name_en', coalesce(p.name_en, ''), 'name_ar', coalesce(p.name_ar, '')))
  into refused
  from unnest(cart) l left join public.products p on p.id = l.product_id and p.is_listed
  where l.company_id is null;
  if refused is not null then
    perform private.raise_error('PT409', 'product_unavailable', refused -> 0 || jsonb_build_object('lines', refused));
  end if;

  select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variant_id', l.variant_id, 'unit_price', l.unit_price))
  into refused
  from unnest(cart) l where (l.lowest_seen = l.unit_price and l.highest_seen = l.unit_price) is not true;
  if refused is not null then
    perform private.raise_error('PT409', 'price_changed', jsonb_build_object('lines', refused));
  end if;

  select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variant_id', l.variant_id, 'name_en', l.name_en,
    'name_ar', l.name_ar, 'available', l.stock))
  into refused from unnest(cart) l where l.stock < l.quantity;
  if refused is not null then
    perform private.raise_error('PT409', 'out_of_stock', refused -> 0 || jsonb_build_object('lines', refused));
  end if;

  select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variant_id', l.variant_id, 'name_en', l.name_en,
    'name_ar', l.name_ar, 'min_quantity', l.min_quantity, 'quantity_step', l.quantity_step,
    'nearest', private.nearest_quantities(l.quantity, l.min_quantity, l.quantity_step)))
  into refused from unnest(cart) l where l.quantity < l.min_quantity or l.quantity % l.quantity_step <> 0;
  if refused is not null then
    perform private.raise_error('PT409', 'quantity_step', refused -> 0 || jsonb_build_object('lines', refused));
  end if;
end
$$;

-- The companies of a cart with their terms for this delivery. The area does not matter for goods that the buyer collects.
create function private.order_sellers(cart private.order_cart_line[], delivery jsonb, pickup uuid[])
returns private.order_seller[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select array_agg(row(s.company_id, s.company_name, s.line_count, s.subtotal, w.picked_up, p.showroom,
      case when w.picked_up then 0 else t.fee end,
      case when w.picked_up then c.order_minimum else t.minimum_order end,
      case when w.picked_up then (p.showroom ->> 'lead_days')::smallint else t.lead_days end,
      t.free_over)::private.order_seller)
    from (
      select l.company_id, l.company_name, count(*)::int as line_count,
        sum(private.line_total(l.unit_price, l.quantity)) as subtotal
      from unnest(cart) l group by l.company_id, l.company_name) s
    join public.companies c on c.id = s.company_id
    cross join lateral (select coalesce(s.company_id = any (pickup), false) as picked_up) w
    cross join lateral (select case when w.picked_up then private.pickup_of(c) end as showroom) p
    left join lateral private.delivery_terms(s.company_id, delivery ->> 'governorate', btrim(delivery ->> 'district')) t
      on not w.picked_up);
end
$$;

-- Raises seller_paused, no_pickup, no_delivery, seller_on_holiday or order_minimum for the first company, by name, that does not take the order,
-- and invalid_delivery if goods are delivered to an incomplete place.
create function private.check_order_sellers(sellers private.order_seller[], delivery jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  refused jsonb;
begin
  perform private.check_paused_sellers(sellers);
  select jsonb_build_object('company', c.name, 'company_id', c.id) || private.seller_names(c) into refused
  from unnest(sellers) s join public.companies c on c.id = s.company_id
  where s.picked_up and s.showroom is null order by c.name limit 1;
  if refused is not null then
    perform private.raise_error('PT409', 'no_pickup', refused);
  end if;

  perform private.check_delivery(delivery, exists (select from unnest(sellers) s where not s.picked_up));
  select jsonb_build_object('company', c.name, 'governorate', delivery ->> 'governorate') || private.seller_names(c) into refused
  from unnest(sellers) s join public.companies c on c.id = s.company_id
  where s.fee is null order by c.name limit 1;
  if refused is not null then
    perform private.raise_error('PT409', 'no_delivery', refused);
  end if;

  select jsonb_build_object('company', c.name, 'company_id', c.id, 'opens_on', h.holiday -> 'opens_on') || private.seller_names(c)
  into refused
  from unnest(sellers) s join public.companies c on c.id = s.company_id
  cross join lateral (select private.holiday_of(c, (now() at time zone 'Asia/Baghdad')::date) as holiday) h
  where not (h.holiday ->> 'takes_orders')::boolean order by c.name limit 1;
  if refused is not null then
    perform private.raise_error('PT409', 'seller_on_holiday', refused);
  end if;

  select jsonb_build_object('company', c.name, 'company_id', c.id, 'minimum', s.minimum_order) || private.seller_names(c)
  into refused
  from unnest(sellers) s join public.companies c on c.id = s.company_id
  where s.subtotal < s.minimum_order order by c.name limit 1;
  if refused is not null then
    perform private.raise_error('PT409', 'order_minimum', refused);
  end if;
end
$$;

-- Inserts the checkout, for a company that buys with its cost code and request, and returns its id; null if a concurrent call with the same key, for which this one waits, inserted it.
create function private.insert_checkout(buyer uuid, idempotency_key uuid, hash bytea, language text, delivery jsonb,
  sellers private.order_seller[], buying private.buying_order default null)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  checkout_id uuid;
begin
  insert into public.checkouts as c (user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district,
    address, landmark, postal_code, notes, buyer_company, tax_number, purchase_order, cost_code,
    purchase_request_id, language, subtotal, delivery_total)
  select buyer, insert_checkout.idempotency_key, hash, btrim(delivery ->> 'full_name'), delivery ->> 'phone',
    nullif(delivery ->> 'email', ''), delivery ->> 'governorate', btrim(delivery ->> 'district'), btrim(delivery ->> 'address'),
    nullif(btrim(delivery ->> 'landmark'), ''), nullif(btrim(delivery ->> 'postal_code'), ''),
    nullif(btrim(delivery ->> 'notes'), ''), nullif(btrim(delivery ->> 'buyer_company'), ''),
    nullif(btrim(delivery ->> 'tax_number'), ''), nullif(btrim(delivery ->> 'purchase_order'), ''),
    buying.cost_code, buying.request_id, insert_checkout.language,
    sum(s.subtotal), sum(case when s.subtotal >= s.free_over then 0 else s.fee end)
  from unnest(sellers) s
  on conflict on constraint checkouts_user_id_idempotency_key_key do nothing
  returning c.id into checkout_id;
  return checkout_id;
end
$$;

-- A district as it was written, with its names in both languages.
create function private.district_names(governorate text, district text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select concat_ws(' | ', district_names.district, (
    select concat_ws(' | ', d.name_en, d.name_ar) from public.districts d
    where d.governorate_code = district_names.governorate and district_names.district in (d.name_en, d.name_ar) limit 1))
$$;

-- Inserts one order per company, bought privately or for a company (`buying`), with its lines, in the order of the cart, their frozen commission, and first event.
create function private.insert_orders(checkout_id uuid, cart private.order_cart_line[], sellers private.order_seller[],
  quote_request_id uuid default null, buying private.buying_order default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  with placed as (
    insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, buyer_phone, delivery_district, governorate,
      pickup_address_en, pickup_address_ar, pickup_note_en, pickup_note_ar, subtotal, delivery_fee, lead_days, needs_truck, line_count,
      quote_request_id, buying_company_id, project_id)
    select private.new_order_number(), c.id, c.user_id, s.company_id, s.company_name, c.full_name, c.phone,
      case when s.picked_up then '' else private.district_names(c.governorate, c.district) end,
      case when s.picked_up then s.showroom ->> 'governorate' else c.governorate end,
      s.showroom ->> 'address_en', s.showroom ->> 'address_ar', s.showroom ->> 'note_en', s.showroom ->> 'note_ar', s.subtotal,
      case when s.subtotal >= s.free_over then 0 else s.fee end, s.lead_days,
      not s.picked_up and (coalesce(t.truck_needed, false) or private.is_truckload((
        select sum(private.goods_weight(l.product_id, l.quantity)) from unnest(cart) l where l.company_id = s.company_id))),
      s.line_count, insert_orders.quote_request_id, buying.company_id, buying.project_id
    from unnest(sellers) s join public.checkouts c on c.id = insert_orders.checkout_id
    left join lateral private.delivery_terms(s.company_id, c.governorate, c.district) t on not s.picked_up
    returning id, company_id, buyer_id
  ), written_lines as (
    insert into public.order_lines (order_id, product_id, variant_id, category_id, name_en, name_ar, sku, unit, size, color, color_ar,
      main_image, returns, unit_price, quantity, commission_rate_id, commission_percent, commission)
    select o.id, l.product_id, l.variant_id, (select p.category_id from public.products p where p.id = l.product_id), l.name_en,
      l.name_ar, l.sku, l.unit, l.size, l.color, l.color_ar,
      l.main_image, l.returns, l.unit_price, l.quantity, c.rate_id, c.percent, c.commission
    from unnest(cart) with ordinality l join placed o on o.company_id = l.company_id
    left join private.cart_commissions(cart) c on c.place = l.ordinality
    order by o.id, l.ordinality
  )
  insert into public.order_events (order_id, kind, to_status, actor_id, actor_role)
  select o.id, 'placed', 'Processing', o.buyer_id, 'buyer' from placed o;
end
$$;

-- Takes the lines of a cart from stock. Raises product_unavailable, price_changed or out_of_stock {lines} if that changed since
-- check_cart_lines.
create function private.take_cart_stock(cart private.order_cart_line[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  line private.order_cart_line;
  present record;
  refused jsonb;
begin
  foreach line in array cart loop
    continue when private.take_stock(line.product_id, line.variant_id, line.quantity, line.unit_price);
    select * into present from private.buyable(line.product_id, line.variant_id, line.quantity);
    refused := jsonb_build_object('product_id', line.product_id, 'variant_id', line.variant_id);
    if present.company_id is null then
      refused := refused || jsonb_build_object('name_en', line.name_en, 'name_ar', line.name_ar);
      perform private.raise_error('PT409', 'product_unavailable', refused || jsonb_build_object('lines', jsonb_build_array(refused)));
    elsif present.unit_price <> line.unit_price then
      refused := refused || jsonb_build_object('unit_price', present.unit_price);
      perform private.raise_error('PT409', 'price_changed', jsonb_build_object('lines', jsonb_build_array(refused)));
    else
      refused := refused
        || jsonb_build_object('name_en', present.name_en, 'name_ar', present.name_ar, 'available', present.stock);
      perform private.raise_error('PT409', 'out_of_stock', refused || jsonb_build_object('lines', jsonb_build_array(refused)));
    end if;
  end loop;
end
$$;

-- Places one order per company of the cart. `pickup`: companies whose goods the buyer collects; if that is all of them, the
-- delivery has no place. buying: {company_id, project_id?, cost_code?} orders for the caller's company; see lock_buying_order.
-- The goods leave `ordered_from`; see settle_cart. Returns checkout_answer. Raises the errors of the steps below.
create function private.place_order(idempotency_key uuid, lines jsonb, delivery jsonb, language text, pickup uuid[], buying jsonb,
  ordered_from jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  buyer uuid := private.require_person();
  hash bytea := sha256(convert_to(jsonb_build_object('lines', lines, 'delivery', delivery, 'pickup', pickup, 'buying', buying)::text,
    'UTF8'));
  bought_for private.buying_order;
  repeated jsonb;
  cart private.order_cart_line[];
  sellers private.order_seller[];
  checkout_id uuid;
begin
  perform private.require_that(place_order.idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(place_order.language in ('en', 'ar'), 'language', 'one_of');
  repeated := private.repeated_checkout(buyer, place_order.idempotency_key, hash);
  if repeated is not null then
    return repeated;
  end if;

  bought_for := private.lock_buying_order(buying);
  delivery := private.buyer_papers(delivery, bought_for)
    || jsonb_build_object('phone', private.stored_phone(delivery ->> 'phone'));
  perform private.check_delivery(delivery, coalesce(cardinality(pickup), 0) = 0);
  cart := private.order_cart_lines(place_order.lines);
  perform private.check_cart_lines(cart);
  sellers := private.order_sellers(cart, delivery, pickup);
  perform private.check_order_sellers(sellers, delivery);
  perform private.check_buying_limits(bought_for, sellers);

  checkout_id := private.insert_checkout(buyer, place_order.idempotency_key, hash, place_order.language, delivery, sellers,
    bought_for);
  if checkout_id is null then
    return private.repeated_checkout(buyer, place_order.idempotency_key, hash);
  end if;
  perform private.insert_orders(checkout_id, cart, sellers, null, bought_for);
  perform private.announce_checkout(checkout_id);
  perform private.watch_budget(bought_for.project_id);
  perform private.settle_cart(buyer, ordered_from, cart);
  -- Stock rows are locked last and by id: locks are short and cannot deadlock.
  perform private.take_cart_stock(cart);
  return private.checkout_answer(checkout_id);
end
$$;

create function public.place_order(idempotency_key uuid, lines jsonb, delivery jsonb, language text default 'en',
  pickup uuid[] default '{}', buying jsonb default null, ordered_from jsonb default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.place_order(idempotency_key, lines, delivery, language, pickup, buying, ordered_from)
  );
end
$$;
grant execute on function public.place_order(uuid, jsonb, jsonb, text, uuid[], jsonb, jsonb),
  private.place_order(uuid, jsonb, jsonb, text, uuid[], jsonb, jsonb) to authenticated, service_role;
