create function private.validate_delivery_rate()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_that(new.fee >= 0, 'fee', 'not_negative');
  perform private.require_that(new.district_id is null or exists (select from public.districts d
    where d.id = new.district_id and d.governorate_code = new.governorate_code), 'district_id', 'one_of');
  perform private.require_that(new.lead_days between 0 and 60, 'lead_days', 'out_of_range');
  perform private.require_that(coalesce(new.free_from > 0, true), 'free_from', 'positive');
  perform private.require_that(not new.never_free or new.free_from is null, 'free_from', 'one_of');
  return new;
end
$$;
create trigger validate_delivery_rate before insert or update on public.delivery_rates
  for each row execute function private.validate_delivery_rate();

-- Goods total from which a company delivers free: its own threshold, else the site's; null: never.
create function private.free_delivery_from(company_id uuid)
returns public.iqd
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select case when not c.never_free then coalesce(c.free_delivery_from, s.free_delivery_from) end
    from public.companies c cross join public.site_settings s where c.id = free_delivery_from.company_id);
end
$$;

-- Free-delivery threshold for a buyer whose place is unknown; null also if an area has its own rule.
create function private.free_delivery_anywhere(company_id uuid)
returns public.iqd
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case when not exists (
    select from public.delivery_rates r
    where r.company_id = free_delivery_anywhere.company_id and (r.never_free or r.free_from is not null))
    then private.free_delivery_from(free_delivery_anywhere.company_id) end;
end
$$;

-- A company's holiday on a day, {opens_on, takes_orders}; null on any other day.
create function private.holiday_of(company public.companies, today date)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when today between company.holiday_from and company.holiday_until then
    jsonb_build_object('opens_on', company.holiday_until + 1, 'takes_orders', company.holiday_takes_orders) end;
end
$$;

-- Calendar days until arrival of goods that take a number of the company's open days, counted from the first open day.
create function private.days_until_delivery(company public.companies, open_days int, today date)
returns int
language plpgsql
immutable
set search_path = ''
as $$
declare
  arrival date := today;
  days_left int := open_days;
  is_open boolean;
begin
  if company.closed_weekdays = '{}' and coalesce(company.holiday_until < today, true) then
    return open_days;
  end if;
  loop
    is_open := extract(dow from arrival)::smallint <> all (company.closed_weekdays)
      and coalesce(arrival not between company.holiday_from and company.holiday_until, true);
    exit when is_open and days_left = 0;
    days_left := days_left - is_open::int;
    arrival := arrival + 1;
  end loop;
  return arrival - today;
end
$$;

-- Delivery terms of a company for a district (name in either language; an unknown district pays as its governorate). The higher
-- of the company's and the area's minimum applies. lead_days are calendar days from today, including days off. free_over: the
-- threshold of the area, else of the company, else of the site; null: the fee is always charged. No row: no delivery there.
create function private.delivery_terms(company_id uuid, governorate text, district text)
returns table (fee public.iqd, minimum_order public.iqd, lead_days smallint, truck_needed boolean, free_over public.iqd)
language plpgsql
stable
security definer
set search_path = ''
rows 1
as $$
#variable_conflict use_column
begin
  return query
  select r.fee, greatest(r.minimum_order, c.order_minimum)::public.iqd,
    private.days_until_delivery(c, r.lead_days, (now() at time zone 'Asia/Baghdad')::date)::smallint, r.truck_needed,
    (case when not r.never_free then coalesce(r.free_from, private.free_delivery_from(r.company_id)) end)::public.iqd
  from public.delivery_rates r
  join public.companies c on c.id = r.company_id
  left join public.districts d on d.id = r.district_id
  where r.company_id = delivery_terms.company_id and r.governorate_code = delivery_terms.governorate
    and (r.district_id is null or delivery_terms.district in (d.name_en, d.name_ar))
  order by r.district_id nulls last
  limit 1;
end
$$;

-- Weight in kg of a quantity of goods: of those sold by ton or kilogram, and of those with a weight in kg among their properties.
-- 0 if it is not known.
create function private.goods_weight(product_id bigint, quantity public.goods_quantity)
returns numeric
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- Keys of attributes with the weight of one unit of sale.
  keys constant text[] := array['weight', 'packWeight', 'pack_weight'];
begin
  return (
    select quantity * case p.unit when 'Ton' then 1000 when 'Kilogram' then 1 else coalesce((
      select max((a ->> 'number')::numeric)
      from jsonb_array_elements(p.attributes) a join public.attribute_definitions d on d.id = (a ->> 'definition')::int
      where d.key = any (keys) and d.unit_en = 'kg'), 0) end
    from public.products p where p.id = goods_weight.product_id);
end
$$;

-- Whether goods of this weight (kg) are too heavy for a delivery without a truck.
create function private.is_truckload(weight double precision)
returns boolean
language sql
immutable
set search_path = ''
as $$ select coalesce(is_truckload.weight, 0) >= 500 $$;

-- Fees and days of a company over all its areas: {lowest_fee, highest_fee, shortest_days, longest_days}, IQD and calendar days
-- from today; null if it delivers nowhere.
create function private.delivery_range(company public.companies)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('lowest_fee', min(r.fee), 'highest_fee', max(r.fee),
    'shortest_days', private.days_until_delivery(company, min(r.lead_days), (now() at time zone 'Asia/Baghdad')::date),
    'longest_days', private.days_until_delivery(company, max(r.lead_days), (now() at time zone 'Asia/Baghdad')::date))
  from public.delivery_rates r
  where r.company_id = company.id
  having count(*) > 0
$$;

-- Whether a company delivers anywhere or offers pickup.
create function private.hands_over(company_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.delivery_rates r where r.company_id = hands_over.company_id)
    or exists (select from public.companies c where c.id = hands_over.company_id and c.offers_pickup);
end
$$;

-- Governorates to which a company that delivers does not deliver, in their order; empty if it delivers nowhere.
create function private.not_delivered_to(company_id uuid)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.delivery_rates r where r.company_id = not_delivered_to.company_id) then
    return '{}';
  end if;
  return array(
    select g.code from public.governorates g
    where not exists (
      select from public.delivery_rates r where r.company_id = not_delivered_to.company_id and r.governorate_code = g.code)
    order by g.position);
end
$$;

-- Pickup place of a company, with calendar days from today until goods are ready: {address_en, address_ar, note_en, note_ar,
-- lead_days, governorate, governorate_en, governorate_ar, hours_en, hours_ar}; null if it offers no pickup.
create function private.pickup_of(company public.companies)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not company.offers_pickup then
    return null;
  end if;
  return (
    select jsonb_build_object('address_en', company.pickup_address_en, 'address_ar', company.pickup_address_ar,
      'note_en', company.pickup_note_en, 'note_ar', company.pickup_note_ar,
      'lead_days', private.days_until_delivery(company, company.pickup_lead_days, (now() at time zone 'Asia/Baghdad')::date),
      'governorate', g.code, 'governorate_en', g.name_en, 'governorate_ar', g.name_ar,
      'hours_en', company.hours_en, 'hours_ar', company.hours_ar)
    from public.governorates g where g.code = company.governorate);
end
$$;

-- Delivery settings of a company in a fixed order, so that equal settings are equal texts.
create function private.delivery_areas(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('free_delivery_from', c.free_delivery_from, 'never_free', c.never_free, 'order_minimum', c.order_minimum,
    'purchase_hold_days', c.purchase_hold_days, 'closed_weekdays', to_jsonb(c.closed_weekdays), 'holiday_from', c.holiday_from, 'holiday_until', c.holiday_until,
    'holiday_takes_orders', c.holiday_takes_orders, 'pickup', jsonb_build_object('offered', c.offers_pickup,
      'governorate', c.governorate, 'address_en', c.pickup_address_en, 'address_ar', c.pickup_address_ar, 'note_en', c.pickup_note_en,
      'note_ar', c.pickup_note_ar, 'lead_days', c.pickup_lead_days),
    'rates', coalesce((
    select jsonb_agg(jsonb_build_object('governorate', r.governorate_code, 'district', d.name_en, 'fee', r.fee,
      'minimum_order', r.minimum_order, 'lead_days', r.lead_days, 'truck_needed', r.truck_needed,
      'free_from', r.free_from, 'never_free', r.never_free)
      order by r.governorate_code, r.district_id nulls first)
    from public.delivery_rates r left join public.districts d on d.id = r.district_id where r.company_id = c.id), '[]'))
  from public.companies c where c.id = delivery_areas.company_id
$$;

create function private.validate_address()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.phone := private.stored_phone(new.phone);
  perform private.require_text('label', new.label, 60, true);
  perform private.require_text('full_name', new.full_name, 120);
  perform private.require_that(private.is_phone(new.phone), 'phone', 'phone');
  perform private.require_that(exists (select 1 from public.governorates g where g.code = new.governorate),
    'governorate', 'one_of');
  perform private.require_text('district', new.district, 120);
  perform private.require_text('address', new.address, 300);
  perform private.require_text('landmark', new.landmark, 200, true);
  perform private.require_text('postal_code', new.postal_code, 20, true);
  return new;
end
$$;
create trigger validate_address before insert or update on public.addresses
  for each row execute function private.validate_address();

-- Largest number of addresses per account.
create function private.address_limit()
returns int
language plpgsql
immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select 20);
end
$$;

-- Enforces the limit and exactly one default address; concurrent tabs of one buyer are serialized.
create function private.order_addresses()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  others int;
begin
  perform pg_advisory_xact_lock(hashtextextended('addresses ' || new.user_id::text, 0));
  select count(*) into others from public.addresses a where a.user_id = new.user_id and a.id is distinct from new.id;
  if tg_op = 'INSERT' and others >= private.address_limit() then
    perform private.raise_error('PT409', 'address_limit', jsonb_build_object('limit', private.address_limit()));
  end if;
  if others = 0 then
    new.is_default := true;
  elsif new.is_default then
    update public.addresses a set is_default = false
    where a.user_id = new.user_id and a.is_default and a.id is distinct from new.id;
  end if;
  return new;
end
$$;

-- Fires after validate_address: triggers run in the order of their names, and only a valid row may change the default.
create trigger zz_order_addresses before insert or update of is_default on public.addresses
  for each row execute function private.order_addresses();

-- After the default address is deleted, the newest other one becomes the default.
create function private.replace_default_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.addresses a set is_default = true
  where a.id = (select max(b.id) from public.addresses b where b.user_id = old.user_id)
    and not exists (select 1 from public.addresses b where b.user_id = old.user_id and b.is_default);
  return null;
end
$$;
create trigger replace_default_address after delete on public.addresses
  for each row when (old.is_default) execute function private.replace_default_address();
