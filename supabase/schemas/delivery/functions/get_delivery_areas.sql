-- Delivery settings of the caller's company: {free_delivery_from, never_free, order_minimum, purchase_hold_days, closed_weekdays,
-- holiday_from, holiday_until, holiday_takes_orders, pickup: {offered, governorate, address_en, address_ar, note_en, note_ar, lead_days},
-- rates: [{governorate, district, fee, minimum_order, lead_days, truck_needed, free_from, never_free}],
-- site_free_delivery_from, site_purchase_hold_days, may_edit, version}. The pickup's governorate is the company's. A district is given by its English
-- name; null is the whole governorate.
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
    'site_free_delivery_from', (select s.free_delivery_from from public.site_settings s),
    'site_purchase_hold_days', (select s.purchase_hold_days from public.site_settings s));
end
$$;

create function public.get_delivery_areas() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_delivery_areas() $$;
grant execute on function public.get_delivery_areas(), private.get_delivery_areas() to authenticated, service_role;
