-- Writes the pickup terms of the caller's company. Only an offered pickup must be complete, with an address in one language.
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

-- Replaces the delivery settings of the caller's company, and pickup if given. Returns the new version. Raises stale_version if
-- somebody saved since `expected_version` was read.
create function private.save_delivery_areas(rates jsonb, free_delivery_from public.iqd, never_free boolean, order_minimum public.iqd,
  closed_weekdays smallint[], holiday_from date, holiday_until date, holiday_takes_orders boolean, pickup jsonb, purchase_hold_days int, expected_version text)
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
  -- A company with goods on sale must deliver somewhere or offer pickup.
  perform private.require_that(jsonb_typeof(rates) = 'array' and jsonb_array_length(rates) <= 1000 and (jsonb_array_length(rates) > 0
    or (select c.offers_pickup from public.companies c where c.id = mine)), 'rates', 'required');
  perform private.require_that(not exists (
    select from jsonb_to_recordset(rates) x (governorate text, district text)
    left join public.districts d on d.governorate_code = x.governorate and d.name_en = x.district
    where x.district is not null and d.id is null), 'district', 'one_of');
  perform private.require_that(coalesce(order_minimum > 0, true), 'order_minimum', 'positive');
  perform private.require_that(coalesce(purchase_hold_days between 1 and 60, true), 'purchase_hold_days', 'out_of_range');
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
    order_minimum = save_delivery_areas.order_minimum, purchase_hold_days = save_delivery_areas.purchase_hold_days,
    closed_weekdays = array(select distinct d from unnest(save_delivery_areas.closed_weekdays) d order by d),
    holiday_from = save_delivery_areas.holiday_from, holiday_until = save_delivery_areas.holiday_until,
    holiday_takes_orders = save_delivery_areas.holiday_takes_orders
  where c.id = mine;
  return md5(private.delivery_areas(mine)::text);
end
$$;

create function public.save_delivery_areas(rates jsonb, expected_version text, free_delivery_from public.iqd default null,
  order_minimum public.iqd default null, closed_weekdays smallint[] default '{}', holiday_from date default null,
  holiday_until date default null, holiday_takes_orders boolean default true, pickup jsonb default null,
  never_free boolean default false, purchase_hold_days int default null)
returns text language sql security invoker set search_path = ''
as $$ select private.save_delivery_areas(rates, free_delivery_from, never_free, order_minimum, closed_weekdays, holiday_from, holiday_until,
  holiday_takes_orders, pickup, purchase_hold_days, expected_version) $$;
grant execute on function
  public.save_delivery_areas(jsonb, text, public.iqd, public.iqd, smallint[], date, date, boolean, jsonb, boolean, int),
  private.save_delivery_areas(jsonb, public.iqd, boolean, public.iqd, smallint[], date, date, boolean, jsonb, int, text)
  to authenticated, service_role;
