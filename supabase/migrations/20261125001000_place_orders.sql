-- From the cart to placed orders: what a cart costs today, the checks of a delivery, taking stock, telling buyer and sellers.

-- The lines of a cart as JSON, checked: [{product_id, variant_id, quantity, unit_price?}], 1 to 100 of them.
create function private.parse_cart_lines(lines jsonb)
returns table (line int, product_id bigint, variant_id bigint, quantity numeric, unit_price numeric)
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) = 0 then
    perform private.raise_error('PT422', 'cart_empty');
  end if;
  perform private.require_that(jsonb_array_length(lines) <= 100, 'lines', 'too_many');
  perform private.require_that(bool_and(coalesce(
    l ->> 'product_id' ~ '^[0-9]{1,18}$'
    and coalesce(l ->> 'variant_id', '0') ~ '^[0-9]{1,18}$'
    and l ->> 'quantity' ~ '^[0-9]{1,7}(\.[0-9]{1,3}0*)?$' and (l ->> 'quantity')::numeric > 0
    and coalesce(l ->> 'unit_price', '0') ~ '^[0-9]{1,12}(\.[0-9]{1,2}0*)?$', false)), 'lines', 'format')
  from jsonb_array_elements(lines) l;
  return query
    select l.ordinality::int, (l.value ->> 'product_id')::bigint, (l.value ->> 'variant_id')::bigint,
      (l.value ->> 'quantity')::numeric, (l.value ->> 'unit_price')::numeric
    from jsonb_array_elements(lines) with ordinality l;
end
$$;

-- What the catalogue says today about one product or variant, for whoever wants `quantity` of it; no row: nobody can buy it.
-- `base_price` is for fewer than the first of the price_breaks.
create function private.buyable(product_id bigint, variant_id bigint, quantity public.goods_quantity)
returns table (company_id uuid, company_name text, name_en text, name_ar text, sku text, unit text, min_quantity numeric,
  quantity_step numeric, size text, color text, color_ar text, main_image text, unit_price public.iqd, stock numeric,
  base_price public.iqd, price_breaks jsonb, returns public.returns_rule)
language plpgsql
stable
security definer
set search_path = ''
rows 1
as $$
#variable_conflict use_column
begin
  return query
  select p.company_id, c.name, p.name_en, p.name_ar, coalesce(v.sku, p.sku), p.unit, p.min_quantity::numeric,
    p.quantity_step::numeric, v.size, v.color, v.color_ar, p.main_image,
    private.unit_price(regular.price, deal.price, o.volume_discounts, buyable.quantity), s.quantity::numeric,
    coalesce(deal.price, regular.price), private.price_breaks(regular.price, deal.price, o.volume_discounts),
    private.returns_of(p)
  from public.products p
  join public.companies c on c.id = p.company_id and c.is_approved
  join public.product_offers o on o.product_id = p.id
  left join public.product_variants v on v.product_id = p.id and v.id = buyable.variant_id
  cross join lateral (select coalesce(v.price, o.price) as price) regular
  cross join lateral (select private.variant_deal_price(v.price, o.price,
    private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at)) as price) deal
  join public.product_stock s on s.product_id = p.id and s.variant_id is not distinct from v.id
  where p.id = buyable.product_id and p.is_listed and not p.category_id = any ((select private.hidden_category_ids())::bigint[])
    and (v.id is not null) = exists (select 1 from public.product_variants x where x.product_id = p.id)
    and (v.id is not null) = (buyable.variant_id is not null);
end
$$;

-- Today's truth about a cart: {lines, sellers, subtotal, delivery_total, total}. `pickup`: the companies whose goods are collected;
-- one that does not offer that delivers.
create function private.quote_cart(lines jsonb, governorate text, district text, pickup uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with asked as materialized (
      select c.line, c.product_id, c.variant_id, c.quantity, b.*
      -- Lines of the same goods are ordered as one.
      from (select x.*, sum(x.quantity) over (partition by x.product_id, x.variant_id) as ordered
            from private.parse_cart_lines(quote_cart.lines) x) c
      left join lateral private.buyable(c.product_id, c.variant_id, c.ordered) b on true
    ), per_seller as (
      select a.company_id, a.company_name, sum(private.line_total(a.unit_price, a.quantity)) as subtotal, min(a.line) as first_line
      from asked a
      where a.company_id is not null
      group by a.company_id, a.company_name
    ), charged as (
      select s.*, private.holiday_of(m, (now() at time zone 'Asia/Baghdad')::date) as holiday, p.showroom, w.picked_up, t.fee,
        case when w.picked_up then m.order_minimum else coalesce(t.minimum_order, m.order_minimum) end as minimum_order,
        case when w.picked_up then (p.showroom ->> 'lead_days')::smallint else t.lead_days end as lead_days,
        not w.picked_up and coalesce(t.truck_needed, false) as truck_needed,
        case when t.fee is not null then t.free_over else private.free_delivery_anywhere(s.company_id) end as free_over,
        case when w.picked_up or s.subtotal >= t.free_over then 0 else t.fee end as delivery_fee
      from per_seller s
      join public.companies m on m.id = s.company_id
      cross join lateral (select private.pickup_of(m) as showroom) p
      cross join lateral (
        select p.showroom is not null and coalesce(m.id = any (quote_cart.pickup), false) as picked_up) w
      left join lateral private.delivery_terms(s.company_id, quote_cart.governorate, quote_cart.district) t on true
    )
    select jsonb_build_object(
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'product_id', a.product_id, 'variant_id', a.variant_id, 'available', a.company_id is not null,
          'unit_price', coalesce(a.unit_price, 0), 'base_price', coalesce(a.base_price, 0),
          'price_breaks', coalesce(a.price_breaks, '[]'), 'stock', coalesce(a.stock, 0),
          'min_quantity', coalesce(a.min_quantity, 1), 'quantity_step', coalesce(a.quantity_step, 1),
          'returns', coalesce(a.returns, '30_days'),
          'name_en', coalesce(a.name_en, p.name_en, ''), 'name_ar', coalesce(a.name_ar, p.name_ar, ''),
          'company_id', coalesce(a.company_id::text, '')) order by a.line)
        from asked a left join public.products p on p.id = a.product_id and p.is_listed),
      'sellers', coalesce((
        select jsonb_agg(jsonb_build_object(
          'company_id', c.company_id, 'company_name', c.company_name, 'subtotal', c.subtotal,
          'delivery_fee', c.delivery_fee, 'delivers', quote_cart.governorate is null or c.fee is not null,
          'pickup', c.showroom, 'picked_up', c.picked_up,
          'minimum_order', c.minimum_order, 'highest_minimum', case when quote_cart.governorate is null and not c.picked_up then greatest(c.minimum_order,
            (select max(r.minimum_order) from public.delivery_rates r where r.company_id = c.company_id)) end,
          'truck_needed', c.truck_needed,
          'free_over', c.free_over, 'lead_days', c.lead_days, 'holiday', c.holiday) order by c.first_line)
        from charged c), '[]'),
      'subtotal', coalesce((select sum(subtotal) from charged), 0),
      'delivery_total', coalesce((select sum(delivery_fee) from charged), 0),
      'total', coalesce((select sum(subtotal + coalesce(delivery_fee, 0)) from charged), 0))
  );
end
$$;
create function public.quote_cart(lines jsonb, governorate text default null, district text default null, pickup uuid[] default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.quote_cart(lines, governorate, district, pickup) $$;
revoke all on function public.quote_cart(jsonb, text, text, uuid[]) from public, anon, authenticated;
grant execute on function public.quote_cart(jsonb, text, text, uuid[]), private.quote_cart(jsonb, text, text, uuid[])
  to anon, authenticated, service_role;

-- Raises invalid_delivery with the first wrong field. Without `needs_place`, whoever collects everything may leave the place out.
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
    (9, 'notes', coalesce(length(delivery ->> 'notes'), 0) <= 500)
  ) as rule (position, field, valid)
  where rule.valid is not true
  order by rule.position limit 1;
  if found then
    perform private.raise_error('PT422', 'invalid_delivery', jsonb_build_object('field', wrong));
  end if;
end
$$;

-- Six symbols of Crockford's base 32 from a random UUID: short, readable aloud, and telling nothing about volume.
create function private.new_order_number()
returns text
language plpgsql
set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes bytea;
  candidate text;
begin
  loop
    random_bytes := uuid_send(gen_random_uuid());
    select 'MW-' || string_agg(substr(alphabet, (get_byte(random_bytes, i) & 31) + 1, 1), '')
    into candidate from generate_series(0, 5) i;
    exit when not exists (select 1 from public.orders o where o.number = candidate);
  end loop;
  return candidate;
end
$$;

-- Takes the units of one line from stock. The condition is evaluated under the row's lock, so nothing is oversold and
-- nobody pays a price that changed a moment ago. False as well when the company may no longer sell: it may be suspended
-- between the reading of a cart and the taking of its stock.
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
  end if;
  -- A statement of its own: the update may have waited for the row's lock and still knows the catalogue as of its start.
  return coalesce((select b.unit_price = take_stock.unit_price
    from private.buyable(take_stock.product_id, take_stock.variant_id, take_stock.quantity) b), false);
end
$$;

-- Mail form of an order: `order` of mail-params.schema.ts.
create function private.order_for_mail(order_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.company_names(o.company_id) || jsonb_build_object('id', o.id, 'number', o.number, 'subtotal', o.subtotal,
      'delivery_fee', o.delivery_fee, 'total', o.total,
      'pickup', case when o.is_pickup then (select jsonb_build_object('address_en', o.pickup_address_en,
        'address_ar', o.pickup_address_ar, 'note_en', o.pickup_note_en, 'note_ar', o.pickup_note_ar,
        'governorate_en', g.name_en, 'governorate_ar', g.name_ar) from public.governorates g where g.code = o.governorate) end,
      'lines', (select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar, 'size', l.size,
        'color', l.color, 'color_ar', l.color_ar, 'quantity', l.quantity, 'ordered_quantity', l.ordered_quantity, 'unit', l.unit,
        'returns', l.returns, 'unit_price', l.unit_price, 'line_total', l.line_total) order by l.id) from public.order_lines l where l.order_id = o.id))
    from public.orders o where o.id = order_for_mail.order_id
  );
end
$$;

-- Tells the buyer of the whole checkout and each seller of the own order.
create function private.announce_checkout(id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  placed public.checkouts;
  contact jsonb;
  -- Only for those who deliver there; null where nothing is delivered.
  place jsonb;
begin
  select * into placed from public.checkouts c where c.id = announce_checkout.id;
  contact := jsonb_build_object('full_name', placed.full_name, 'phone', placed.phone, 'notes', placed.notes);
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

-- The answer of place_order, also for a repeated call.
create function private.checkout_answer(id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('checkout_id', checkout_answer.id, 'orders', jsonb_agg(jsonb_build_object(
      'id', o.id, 'number', o.number, 'company_id', o.company_id, 'total', o.total) order by o.number))
    from public.orders o where o.checkout_id = checkout_answer.id
  );
end
$$;

-- `pickup`: the companies of the cart whose goods the buyer collects; where all are, the delivery has no place.
create function private.place_order(idempotency_key uuid, lines jsonb, delivery jsonb, language text, pickup uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  buyer uuid := private.require_person();
  hash bytea := sha256(convert_to(jsonb_build_object('lines', lines, 'delivery', delivery, 'pickup', pickup)::text, 'UTF8'));
  known public.checkouts;
  checkout_id uuid;
  cart jsonb;
  -- [{company_id, company_name, line_count, subtotal, picked_up, showroom, fee, minimum_order, lead_days, truck_needed, free_over}]
  sellers jsonb;
  problem jsonb;
  line record;
  current_line record;
begin
  perform private.require_that(place_order.idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(place_order.language in ('en', 'ar'), 'language', 'one_of');

  select * into known from public.checkouts c
  where c.user_id = buyer and c.idempotency_key = place_order.idempotency_key;
  if found then
    if known.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return private.checkout_answer(known.id);
  end if;

  delivery := delivery || jsonb_build_object('phone', private.stored_phone(delivery ->> 'phone'));
  perform private.check_delivery(delivery, coalesce(cardinality(pickup), 0) = 0);

  -- One line per product and variant, with today's facts, read without locks.
  with asked as (
    select c.product_id, c.variant_id, sum(c.quantity) as quantity, min(c.unit_price) as lowest_seen,
      max(c.unit_price) as highest_seen, count(*) filter (where c.unit_price is null) as unseen
    from private.parse_cart_lines(place_order.lines) c
    group by c.product_id, c.variant_id
  )
  select jsonb_agg(to_jsonb(a) || coalesce(to_jsonb(b), '{}') order by a.product_id, a.variant_id nulls first)
  into cart
  from asked a left join lateral private.buyable(a.product_id, a.variant_id, a.quantity) b on true;

  select jsonb_agg(jsonb_build_object('product_id', l -> 'product_id', 'variant_id', l -> 'variant_id',
    'name_en', coalesce(p.name_en, ''), 'name_ar', coalesce(p.name_ar, '')))
  into problem
  from jsonb_array_elements(cart) l
  left join public.products p on p.id = (l ->> 'product_id')::bigint and p.is_listed
  where l ->> 'company_id' is null;
  if problem is not null then
    perform private.raise_error('PT409', 'product_unavailable', (problem -> 0) || jsonb_build_object('lines', problem));
  end if;

  select jsonb_agg(jsonb_build_object('product_id', l -> 'product_id', 'variant_id', l -> 'variant_id',
    'unit_price', l -> 'unit_price'))
  into problem from jsonb_array_elements(cart) l
  where (l ->> 'unseen')::int > 0
    or (l ->> 'lowest_seen')::numeric <> (l ->> 'unit_price')::numeric
    or (l ->> 'highest_seen')::numeric <> (l ->> 'unit_price')::numeric;
  if problem is not null then
    perform private.raise_error('PT409', 'price_changed', jsonb_build_object('lines', problem));
  end if;

  select jsonb_agg(jsonb_build_object('product_id', l -> 'product_id', 'variant_id', l -> 'variant_id',
    'name_en', l -> 'name_en', 'name_ar', l -> 'name_ar', 'available', l -> 'stock'))
  into problem from jsonb_array_elements(cart) l where (l ->> 'stock')::numeric < (l ->> 'quantity')::numeric;
  if problem is not null then
    perform private.raise_error('PT409', 'out_of_stock', (problem -> 0) || jsonb_build_object('lines', problem));
  end if;

  select jsonb_agg(jsonb_build_object('product_id', l -> 'product_id', 'variant_id', l -> 'variant_id', 'name_en', l -> 'name_en',
    'name_ar', l -> 'name_ar', 'min_quantity', l -> 'min_quantity', 'quantity_step', l -> 'quantity_step', 'nearest',
    private.nearest_quantities((l ->> 'quantity')::numeric, (l ->> 'min_quantity')::numeric, (l ->> 'quantity_step')::numeric)))
  into problem from jsonb_array_elements(cart) l
  where (l ->> 'quantity')::numeric < (l ->> 'min_quantity')::numeric
    or (l ->> 'quantity')::numeric % (l ->> 'quantity_step')::numeric <> 0;
  if problem is not null then
    perform private.raise_error('PT409', 'quantity_step', (problem -> 0) || jsonb_build_object('lines', problem));
  end if;

  -- What each company asks for delivering, once; its area and fee do not matter for what is collected.
  select jsonb_agg(to_jsonb(s) || jsonb_build_object('picked_up', w.picked_up, 'showroom', p.showroom) || case when w.picked_up
    then jsonb_build_object('fee', 0, 'minimum_order', c.order_minimum, 'lead_days', p.showroom -> 'lead_days')
    else coalesce(to_jsonb(t), '{}') end) into sellers
  from (
    select (l ->> 'company_id')::uuid as company_id, l ->> 'company_name' as company_name, count(*)::int as line_count,
      sum(private.line_total((l ->> 'unit_price')::numeric, (l ->> 'quantity')::numeric)) as subtotal
    from jsonb_array_elements(cart) l group by 1, 2
  ) s
  join public.companies c on c.id = s.company_id
  cross join lateral (select coalesce(s.company_id = any (place_order.pickup), false) as picked_up) w
  cross join lateral (select case when w.picked_up then private.pickup_of(c) end as showroom) p
  left join lateral private.delivery_terms(s.company_id, delivery ->> 'governorate', btrim(delivery ->> 'district')) t
    on not w.picked_up;

  select jsonb_build_object('company', c.name, 'company_id', c.id) || private.seller_names(c)
  into problem
  from jsonb_array_elements(sellers) s
  join public.companies c on c.id = (s ->> 'company_id')::uuid
  where (s ->> 'picked_up')::boolean and jsonb_typeof(s -> 'showroom') = 'null' order by c.name limit 1;
  if problem is not null then
    perform private.raise_error('PT409', 'no_pickup', problem);
  end if;
  perform private.check_delivery(delivery, exists (
    select from jsonb_array_elements(sellers) s where not (s ->> 'picked_up')::boolean));
  select jsonb_build_object('company', s ->> 'company_name', 'governorate', delivery ->> 'governorate')
    || private.seller_names((select c from public.companies c where c.id = (s ->> 'company_id')::uuid))
  into problem from jsonb_array_elements(sellers) s where s ->> 'fee' is null order by s ->> 'company_name' limit 1;
  if problem is not null then
    perform private.raise_error('PT409', 'no_delivery', problem);
  end if;
  select jsonb_build_object('company', c.name, 'company_id', c.id, 'opens_on', h.holiday -> 'opens_on') || private.seller_names(c)
  into problem
  from jsonb_array_elements(sellers) s
  join public.companies c on c.id = (s ->> 'company_id')::uuid
  cross join lateral (select private.holiday_of(c, (now() at time zone 'Asia/Baghdad')::date) as holiday) h
  where not (h.holiday ->> 'takes_orders')::boolean order by c.name limit 1;
  if problem is not null then
    perform private.raise_error('PT409', 'seller_on_holiday', problem);
  end if;
  select jsonb_build_object('company', s ->> 'company_name', 'company_id', s ->> 'company_id', 'minimum', s -> 'minimum_order')
    || private.seller_names((select c from public.companies c where c.id = (s ->> 'company_id')::uuid))
  into problem from jsonb_array_elements(sellers) s
  where (s ->> 'subtotal')::numeric < (s ->> 'minimum_order')::numeric order by s ->> 'company_name' limit 1;
  if problem is not null then
    perform private.raise_error('PT409', 'order_minimum', problem);
  end if;

  -- A concurrent call with the same key waits here until the first one ends.
  insert into public.checkouts as c (user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district,
    address, landmark, postal_code, notes, language, subtotal, delivery_total)
  select buyer, place_order.idempotency_key, hash, btrim(delivery ->> 'full_name'), delivery ->> 'phone',
    nullif(delivery ->> 'email', ''), delivery ->> 'governorate', btrim(delivery ->> 'district'), btrim(delivery ->> 'address'),
    nullif(btrim(delivery ->> 'landmark'), ''), nullif(btrim(delivery ->> 'postal_code'), ''),
    nullif(btrim(delivery ->> 'notes'), ''), place_order.language,
    sum(s.subtotal), sum(case when s.subtotal >= s.free_over then 0 else s.fee end)
  from jsonb_to_recordset(sellers) as s (subtotal numeric, fee numeric, free_over numeric)
  on conflict on constraint checkouts_user_id_idempotency_key_key do nothing
  returning c.id into checkout_id;
  if checkout_id is null then
    select * into strict known from public.checkouts c
    where c.user_id = buyer and c.idempotency_key = place_order.idempotency_key;
    if known.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return private.checkout_answer(known.id);
  end if;

  with sold as (
    select l.* from jsonb_to_recordset(cart) as l (product_id bigint, variant_id bigint, company_id uuid,
      name_en text, name_ar text, sku text, unit text, size text, color text, color_ar text, main_image text,
      returns text, unit_price numeric, quantity numeric)
  ), placed as (
    insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, buyer_phone, governorate,
      pickup_address_en, pickup_address_ar, pickup_note_en, pickup_note_ar, subtotal, delivery_fee, lead_days, line_count)
    select private.new_order_number(), checkout_id, buyer, s.company_id, s.company_name, btrim(delivery ->> 'full_name'),
      delivery ->> 'phone', case when s.picked_up then s.showroom ->> 'governorate' else delivery ->> 'governorate' end,
      s.showroom ->> 'address_en', s.showroom ->> 'address_ar', s.showroom ->> 'note_en', s.showroom ->> 'note_ar', s.subtotal,
      case when s.subtotal >= s.free_over then 0 else s.fee end, s.lead_days, s.line_count
    from jsonb_to_recordset(sellers) as s (company_id uuid, company_name text, line_count int, subtotal numeric, picked_up boolean,
      showroom jsonb, fee numeric, lead_days smallint, free_over numeric)
    returning id, company_id
  ), written_lines as (
    insert into public.order_lines (order_id, product_id, variant_id, name_en, name_ar, sku, unit, size, color, color_ar,
      main_image, returns, unit_price, quantity)
    select o.id, s.product_id, s.variant_id, s.name_en, s.name_ar, s.sku, s.unit, s.size, s.color, s.color_ar,
      s.main_image, s.returns, s.unit_price, s.quantity
    from sold s join placed o on o.company_id = s.company_id
    order by o.id, s.product_id, s.variant_id
  )
  insert into public.order_events (order_id, kind, to_status, actor_id, actor_role)
  select o.id, 'placed', 'Processing', buyer, 'buyer' from placed o;

  perform private.announce_checkout(checkout_id);

  -- Stock rows come last and in id order: locks are short and never cross.
  for line in
    select l.product_id, l.variant_id, l.quantity, l.unit_price
    from jsonb_to_recordset(cart) as l (product_id bigint, variant_id bigint, quantity numeric, unit_price numeric)
    order by l.product_id, l.variant_id nulls first
  loop
    if not private.take_stock(line.product_id, line.variant_id, line.quantity, line.unit_price) then
      select * into current_line from private.buyable(line.product_id, line.variant_id, line.quantity);
      if not found then
        select jsonb_build_object('product_id', line.product_id, 'variant_id', line.variant_id, 'name_en', l ->> 'name_en',
          'name_ar', l ->> 'name_ar')
        into problem from jsonb_array_elements(cart) l where (l ->> 'product_id')::bigint = line.product_id limit 1;
        perform private.raise_error('PT409', 'product_unavailable',
          problem || jsonb_build_object('lines', jsonb_build_array(problem)));
      elsif current_line.unit_price <> line.unit_price then
        perform private.raise_error('PT409', 'price_changed', jsonb_build_object('lines', jsonb_build_array(
          jsonb_build_object('product_id', line.product_id, 'variant_id', line.variant_id,
            'unit_price', current_line.unit_price))));
      else
        problem := jsonb_build_object('product_id', line.product_id, 'variant_id', line.variant_id,
          'name_en', current_line.name_en, 'name_ar', current_line.name_ar, 'available', current_line.stock);
        perform private.raise_error('PT409', 'out_of_stock',
          problem || jsonb_build_object('lines', jsonb_build_array(problem)));
      end if;
    end if;
  end loop;

  return private.checkout_answer(checkout_id);
end
$$;
create function public.place_order(idempotency_key uuid, lines jsonb, delivery jsonb, language text default 'en',
  pickup uuid[] default '{}')
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.place_order(idempotency_key, lines, delivery, language, pickup)
  );
end
$$;
revoke all on function public.place_order(uuid, jsonb, jsonb, text, uuid[]) from public, anon, authenticated;
grant execute on function public.place_order(uuid, jsonb, jsonb, text, uuid[]), private.place_order(uuid, jsonb, jsonb, text, uuid[])
  to authenticated, service_role;

-- What a checkout with this key became, or null. For a buyer whose answer was lost on the way.
create function private.find_checkout(idempotency_key uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  perform private.require_person();
  select c.id into found_id from public.checkouts c
  where c.user_id = private.my_id() and c.idempotency_key = find_checkout.idempotency_key;
  return case when found_id is not null then private.checkout_answer(found_id) end;
end
$$;
create function public.find_checkout(idempotency_key uuid)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_checkout(idempotency_key) $$;
revoke all on function public.find_checkout(uuid) from public, anon, authenticated;
grant execute on function public.find_checkout(uuid), private.find_checkout(uuid) to authenticated, service_role;
