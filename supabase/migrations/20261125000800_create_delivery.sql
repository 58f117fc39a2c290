-- What delivery costs, and the addresses that buyers keep.

-- What a company charges to deliver to a governorate, or to a district as an exception; no row: does not deliver there.
create table public.delivery_rates (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  governorate_code text not null references public.governorates (code),
  district_id bigint references public.districts (id) on delete cascade,
  fee public.iqd not null check (fee >= 0),
  -- Goods of at least so much; null: any.
  minimum_order public.iqd,
  lead_days smallint not null check (lead_days between 0 and 60),
  truck_needed boolean not null default false,
  -- Goods of at least so much are delivered free here. Null without never_free: as the company does.
  free_from public.iqd,
  never_free boolean not null default false check (not never_free or free_from is null),
  unique nulls not distinct (company_id, governorate_code, district_id)
);
create index delivery_rates_governorate_code_idx on public.delivery_rates (governorate_code);
create index delivery_rates_district_id_idx on public.delivery_rates (district_id);

-- Delivery addresses that a buyer keeps.
create table public.addresses (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null default '' check (length(label) <= 60),
  full_name text not null check (length(full_name) between 1 and 120),
  phone text not null check (private.is_phone(phone)),
  governorate text not null references public.governorates (code),
  district text not null check (length(district) between 1 and 120),
  address text not null check (length(address) between 1 and 300),
  landmark text check (length(landmark) <= 200),
  postal_code text check (length(postal_code) <= 20),
  created_at timestamptz not null default now(),
  -- One of a buyer's addresses is the default: the first saved, until another is chosen.
  is_default boolean not null default false
);
create index addresses_user_id_idx on public.addresses (user_id);
create index addresses_governorate_idx on public.addresses (governorate);
create unique index addresses_default_idx on public.addresses (user_id) where is_default;

alter table public.delivery_rates enable row level security;
revoke all on public.delivery_rates from public, anon, authenticated;
grant select on public.delivery_rates to anon, authenticated;
grant insert (company_id, governorate_code, district_id, fee, minimum_order, lead_days, truck_needed, free_from, never_free),
  update (fee, minimum_order, lead_days, truck_needed, free_from, never_free), delete on public.delivery_rates to authenticated;
grant all on public.delivery_rates to service_role;
create policy delivery_rates_anon_select on public.delivery_rates for select to anon
  using (exists (select from public.companies c where c.id = company_id and c.is_approved));
create policy delivery_rates_authenticated_select on public.delivery_rates for select to authenticated
  using (company_id = any ((select private.my_company_ids())::uuid[]) or (select private.staff_may('see_companies'))
    or exists (select from public.companies c where c.id = company_id and c.is_approved));
create policy delivery_rates_authenticated_insert on public.delivery_rates for insert to authenticated
  with check (private.may(company_id, 'delivery'));
create policy delivery_rates_authenticated_update on public.delivery_rates for update to authenticated
  using (private.may(company_id, 'delivery'))
  with check (private.may(company_id, 'delivery'));
create policy delivery_rates_authenticated_delete on public.delivery_rates for delete to authenticated
  using (private.may(company_id, 'delivery'));

alter table public.addresses enable row level security;
revoke all on public.addresses from public, anon, authenticated;
grant select, delete,
  insert (user_id, label, full_name, phone, governorate, district, address, landmark, postal_code, is_default),
  update (label, full_name, phone, governorate, district, address, landmark, postal_code, is_default)
  on public.addresses to authenticated;
grant all on public.addresses to service_role;
create policy addresses_authenticated_select on public.addresses for select to authenticated
  using (user_id = (select private.my_id()));
create policy addresses_authenticated_insert on public.addresses for insert to authenticated
  with check (user_id = (select private.my_id()));
create policy addresses_authenticated_update on public.addresses for update to authenticated
  using (user_id = (select private.my_id())) with check (user_id = (select private.my_id()));
create policy addresses_authenticated_delete on public.addresses for delete to authenticated
  using (user_id = (select private.my_id()));

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

-- A company's goods from this sum on are delivered free: its own threshold, else the site's; null: never.
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

-- The same for buyers whose place is not known yet; null also where an area has a rule of its own.
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

-- In how many days something arrives that takes so many of a company's open days, counted from the first of them.
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

-- What a company asks for delivering to a district (by its name in either language; unknown ones pay as the governorate does).
-- The company's own minimum holds everywhere; an area's counts where it is higher. lead_days are days from today, days off among them.
-- free_over: the area's own threshold, else the company's, else the site's; null: the fee is always charged. No row: does not deliver
-- there.
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

-- Whether a company's goods reach buyers at all: it delivers somewhere, or they may collect them.
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

-- Where buyers may collect a company's goods, and in how many days from today, days off among them: {address_en, address_ar, note_en,
-- note_ar, lead_days, governorate, governorate_en, governorate_ar, hours_en, hours_ar}; null where the company does not offer it.
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

-- What a company says about its delivery, in one order, so that equal answers are equal texts.
create function private.delivery_areas(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('free_delivery_from', c.free_delivery_from, 'never_free', c.never_free, 'order_minimum', c.order_minimum,
    'closed_weekdays', to_jsonb(c.closed_weekdays), 'holiday_from', c.holiday_from, 'holiday_until', c.holiday_until,
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

-- Where the caller's company delivers: {free_delivery_from, never_free, order_minimum, closed_weekdays, holiday_from, holiday_until,
-- holiday_takes_orders, pickup: {offered, governorate, address_en, address_ar, note_en, note_ar, lead_days}, rates: [{governorate,
-- district, fee, minimum_order, lead_days, truck_needed, free_from, never_free}], site_free_delivery_from, may_edit, version}. The governorate of the pickup
-- is the company's. A district goes by its English name, null is the governorate.
create function private.get_delivery_areas()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine uuid := private.company_to_read(null);
  areas jsonb := private.delivery_areas(mine);
begin
  return areas || jsonb_build_object('version', md5(areas::text), 'may_edit', private.may(mine, 'delivery'),
    'site_free_delivery_from', (select s.free_delivery_from from public.site_settings s));
end
$$;

-- Writes what buyers are told of picking up at the caller's company; only what is offered must be complete, its address in one language.
create function private.save_pickup(company_id uuid, pickup jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  offered boolean := coalesce((pickup ->> 'offered')::boolean, false);
  days numeric := private.number_of(pickup, 'lead_days');
begin
  perform private.require_that(not offered or num_nonnulls(private.text_of(pickup, 'address_en'), private.text_of(pickup, 'address_ar')) > 0,
    'pickup_address', 'required');
  perform private.require_text('pickup_address_en', pickup ->> 'address_en', 300, true);
  perform private.require_text('pickup_address_ar', pickup ->> 'address_ar', 300, true);
  perform private.require_text('pickup_note_en', pickup ->> 'note_en', 300, true);
  perform private.require_text('pickup_note_ar', pickup ->> 'note_ar', 300, true);
  perform private.require_that(not offered or days is not null, 'pickup_lead_days', 'required');
  perform private.require_that(coalesce(days between 0 and 60 and days % 1 = 0, true), 'pickup_lead_days', 'out_of_range');
  perform private.require_that(not offered or private.text_of(pickup, 'governorate') is not null, 'pickup_governorate', 'required');
  perform private.require_that(private.text_of(pickup, 'governorate') is null
    or exists (select from public.governorates g where g.code = private.text_of(pickup, 'governorate')), 'pickup_governorate', 'one_of');
  update public.companies c set offers_pickup = offered, pickup_address_en = private.text_of(pickup, 'address_en'),
    pickup_address_ar = private.text_of(pickup, 'address_ar'), pickup_note_en = private.text_of(pickup, 'note_en'),
    pickup_note_ar = private.text_of(pickup, 'note_ar'), pickup_lead_days = days::smallint,
    governorate = coalesce(private.text_of(pickup, 'governorate'), c.governorate)
  where c.id = save_pickup.company_id;
end
$$;

-- Writes the delivery of the caller's company whole, picking up only where it is given; answers the new version. Raises stale_version
-- when somebody saved since `expected_version` was read.
create function private.save_delivery_areas(rates jsonb, free_delivery_from public.iqd, never_free boolean, order_minimum public.iqd,
  closed_weekdays smallint[], holiday_from date, holiday_until date, holiday_takes_orders boolean, pickup jsonb, expected_version text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.my_company('delivery');
begin
  perform from public.companies c where c.id = mine for no key update;
  if md5(private.delivery_areas(mine)::text) is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version');
  end if;
  if pickup is not null then
    perform private.save_pickup(mine, pickup);
  end if;
  -- Goods that are on sale would otherwise go nowhere.
  perform private.require_that(jsonb_typeof(rates) = 'array' and jsonb_array_length(rates) <= 1000 and (jsonb_array_length(rates) > 0
    or (select c.offers_pickup from public.companies c where c.id = mine)), 'rates', 'required');
  perform private.require_that(not exists (
    select from jsonb_to_recordset(rates) x (governorate text, district text)
    left join public.districts d on d.governorate_code = x.governorate and d.name_en = x.district
    where x.district is not null and d.id is null), 'district', 'one_of');
  perform private.require_that(coalesce(order_minimum > 0, true), 'order_minimum', 'positive');
  perform private.require_that(not save_delivery_areas.never_free or free_delivery_from is null, 'free_delivery_from', 'one_of');
  perform private.require_that(closed_weekdays <@ '{0,1,2,3,4,5,6}' and cardinality(closed_weekdays) < 7, 'closed_weekdays', 'one_of');
  perform private.require_that(holiday_from is null or holiday_until is not null, 'holiday_until', 'required');
  perform private.require_that(holiday_until is null or holiday_from is not null, 'holiday_from', 'required');
  perform private.require_that(coalesce(private.is_usable_time(holiday_from), true), 'holiday_from', 'date_range');
  perform private.require_that(coalesce(private.is_usable_time(holiday_until), true), 'holiday_until', 'date_range');
  perform private.require_that(coalesce(holiday_until between holiday_from and holiday_from + 180, true), 'holiday_until', 'out_of_range');
  delete from public.delivery_rates r where r.company_id = mine and not exists (
    select from jsonb_to_recordset(rates) x (governorate text, district text)
    left join public.districts d on d.id = r.district_id
    where x.governorate = r.governorate_code and x.district is not distinct from d.name_en);
  insert into public.delivery_rates as r (company_id, governorate_code, district_id, fee, minimum_order, lead_days, truck_needed,
    free_from, never_free)
  select mine, x.governorate, d.id, x.fee, x.minimum_order, x.lead_days, coalesce(x.truck_needed, false), x.free_from,
    coalesce(x.never_free, false)
  from jsonb_to_recordset(rates) x (governorate text, district text, fee numeric, minimum_order numeric, lead_days smallint,
    truck_needed boolean, free_from numeric, never_free boolean)
  left join public.districts d on d.governorate_code = x.governorate and d.name_en = x.district
  on conflict (company_id, governorate_code, district_id) do update
  set fee = excluded.fee, minimum_order = excluded.minimum_order, lead_days = excluded.lead_days,
    truck_needed = excluded.truck_needed, free_from = excluded.free_from, never_free = excluded.never_free
  where (r.fee, r.minimum_order, r.lead_days, r.truck_needed, r.free_from, r.never_free) is distinct from
    (excluded.fee, excluded.minimum_order, excluded.lead_days, excluded.truck_needed, excluded.free_from, excluded.never_free);
  update public.companies c set free_delivery_from = save_delivery_areas.free_delivery_from,
    never_free = save_delivery_areas.never_free,
    order_minimum = save_delivery_areas.order_minimum,
    closed_weekdays = array(select distinct d from unnest(save_delivery_areas.closed_weekdays) d order by d),
    holiday_from = save_delivery_areas.holiday_from, holiday_until = save_delivery_areas.holiday_until,
    holiday_takes_orders = save_delivery_areas.holiday_takes_orders
  where c.id = mine;
  return md5(private.delivery_areas(mine)::text);
end
$$;
create function public.get_delivery_areas() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_delivery_areas() $$;
create function public.save_delivery_areas(rates jsonb, expected_version text, free_delivery_from public.iqd default null,
  order_minimum public.iqd default null, closed_weekdays smallint[] default '{}', holiday_from date default null,
  holiday_until date default null, holiday_takes_orders boolean default true, pickup jsonb default null,
  never_free boolean default false)
returns text language sql security invoker set search_path = ''
as $$ select private.save_delivery_areas(rates, free_delivery_from, never_free, order_minimum, closed_weekdays, holiday_from, holiday_until,
  holiday_takes_orders, pickup, expected_version) $$;
revoke all on function public.get_delivery_areas(),
  public.save_delivery_areas(jsonb, text, public.iqd, public.iqd, smallint[], date, date, boolean, jsonb, boolean) from public, anon, authenticated;
grant execute on function public.get_delivery_areas(), private.get_delivery_areas(),
  public.save_delivery_areas(jsonb, text, public.iqd, public.iqd, smallint[], date, date, boolean, jsonb, boolean),
  private.save_delivery_areas(jsonb, public.iqd, boolean, public.iqd, smallint[], date, date, boolean, jsonb, text) to authenticated, service_role;

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

-- Most addresses that one account keeps.
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

-- Keeps the number bounded and exactly one default; two tabs of one buyer wait for each other.
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
-- Fires after validate_address: triggers run in the order of their names, and only a valid row may move the default.
create trigger zz_order_addresses before insert or update of is_default on public.addresses
  for each row execute function private.order_addresses();

-- When the default goes, the newest of the others takes its place.
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
