-- Replaces all fields of store_of except the registered name. Raises stale_version if somebody saved meanwhile.
create function private.save_store(store jsonb, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.my_company('profile');
  picture text;
begin
  perform from public.companies c where c.id = mine for no key update;
  if md5(private.store_of(mine)::text) is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version');
  end if;
  perform private.require_that(private.text_of(store, 'governorate') is null
    or exists (select from public.governorates g where g.code = private.text_of(store, 'governorate')), 'governorate', 'one_of');
  -- A company that offers pickup needs a governorate, which buyers see.
  perform private.require_that(private.text_of(store, 'governorate') is not null
    or not (select c.offers_pickup from public.companies c where c.id = mine), 'governorate', 'required');
  foreach picture in array array['logo', 'banner'] loop
    perform private.require_that(private.text_of(store, picture) is null
      or private.may_show_file(private.text_of(store, picture), 'product-images', mine), picture, 'own_file');
  end loop;
  update public.companies c
  set name_en = private.text_of(store, 'name_en'), name_ar = private.text_of(store, 'name_ar'),
    about_en = private.text_of(store, 'about_en'), about_ar = private.text_of(store, 'about_ar'),
    hours_en = private.text_of(store, 'hours_en'), hours_ar = private.text_of(store, 'hours_ar'),
    returns_en = private.text_of(store, 'returns_en'), returns_ar = private.text_of(store, 'returns_ar'),
    store_phone = private.text_of(store, 'store_phone'), governorate = private.text_of(store, 'governorate'),
    logo = private.text_of(store, 'logo'), banner = private.text_of(store, 'banner')
  where c.id = mine;
end
$$;

create function public.save_store(store jsonb, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.save_store(store, expected_version) $$;
grant execute on function public.save_store(jsonb, text), private.save_store(jsonb, text) to authenticated, service_role;
