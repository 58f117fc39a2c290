-- Writes all settings: {name_en, name_ar, contact_email, phone, showroom_en, showroom_ar, facebook, instagram, linkedin,
-- twitter, free_delivery_from (IQD), price_confirmed_days, purchase_hold_days, measured_visits_percent (0 to 100)}. Returns the new version. Raises
-- stale_version {version}, invalid_input.
create function private.save_site_settings(settings jsonb, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  s public.site_settings;
  field text;
  amount numeric := private.number_of(settings, 'free_delivery_from');
  days numeric := private.number_of(settings, 'price_confirmed_days');
  held numeric := private.number_of(settings, 'purchase_hold_days');
  measured numeric := private.number_of(settings, 'measured_visits_percent');
  contact_phone text := private.stored_phone(private.text_of(settings, 'phone'));
begin
  perform private.require_staff('settings');
  select * into s from public.site_settings for update;
  if s.version is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', s.version));
  end if;
  foreach field in array array['name_en', 'name_ar'] loop
    perform private.require_text(field, private.text_of(settings, field), 60);
  end loop;
  perform private.require_text('contact_email', private.text_of(settings, 'contact_email'), 254);
  perform private.require_that(private.is_email(private.text_of(settings, 'contact_email')), 'contact_email', 'email');
  perform private.require_text('phone', contact_phone, 20);
  perform private.require_that(private.is_phone(contact_phone), 'phone', 'phone');
  foreach field in array array['showroom_en', 'showroom_ar'] loop
    perform private.require_text(field, private.text_of(settings, field), 300);
  end loop;
  foreach field in array array['facebook', 'instagram', 'linkedin', 'twitter'] loop
    perform private.require_text(field, private.text_of(settings, field), 300, true);
    perform private.require_that(coalesce(private.text_of(settings, field) ~ '^https://[^[:space:]]+$', true), field, 'format');
  end loop;
  perform private.require_that(amount between 0 and 999999999999.99, 'free_delivery_from', 'out_of_range');
  perform private.require_that(days between 1 and 3650 and days = trunc(days), 'price_confirmed_days', 'out_of_range');
  perform private.require_that(held between 1 and 60 and held = trunc(held), 'purchase_hold_days', 'out_of_range');
  perform private.require_that(measured between 0 and 100 and measured = trunc(measured), 'measured_visits_percent', 'out_of_range');
  update public.site_settings x
  set name_en = private.text_of(settings, 'name_en'), name_ar = private.text_of(settings, 'name_ar'),
    contact_email = private.text_of(settings, 'contact_email'), phone = contact_phone,
    showroom_en = private.text_of(settings, 'showroom_en'), showroom_ar = private.text_of(settings, 'showroom_ar'),
    facebook = private.text_of(settings, 'facebook'), instagram = private.text_of(settings, 'instagram'),
    linkedin = private.text_of(settings, 'linkedin'), twitter = private.text_of(settings, 'twitter'),
    free_delivery_from = amount, price_confirmed_days = days, purchase_hold_days = held,
    measured_visits_percent = measured,
    version = x.version + 1;
  return s.version + 1;
end
$$;

create function public.save_site_settings(settings jsonb, expected_version int)
returns int
language sql
security invoker
set search_path = ''
as $$ select private.save_site_settings(settings, expected_version) $$;
grant execute on function public.save_site_settings(jsonb, int), private.save_site_settings(jsonb, int)
  to authenticated, service_role;
