-- What a company tells buyers about itself, and the public page that shows it.

-- {name, name_en, name_ar, about_en, about_ar, hours_en, hours_ar, returns_en, returns_ar, store_phone, governorate, logo, banner}.
create function private.store_of(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select jsonb_build_object('name', c.name, 'name_en', c.name_en, 'name_ar', c.name_ar, 'about_en', c.about_en,
    'about_ar', c.about_ar, 'hours_en', c.hours_en, 'hours_ar', c.hours_ar, 'returns_en', c.returns_en,
    'returns_ar', c.returns_ar, 'store_phone', c.store_phone, 'governorate', c.governorate, 'logo', c.logo,
    'banner', c.banner)
  from public.companies c where c.id = store_of.company_id);
end
$$;

-- The caller's company's own: store_of with {id, slug, may_edit, version}. Raises not_approved.
create function private.get_own_store()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine uuid := private.company_to_read(null);
  store jsonb := private.store_of(mine);
begin
  return store || jsonb_build_object('id', mine, 'slug', (select c.slug from public.companies c where c.id = mine),
    'may_edit', private.may(mine, 'profile'), 'version', md5(store::text));
end
$$;

-- Writes what store_of reads, whole, but for the registered name. Raises stale_version when somebody saved meanwhile.
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
  -- Where there is a showroom to collect from, buyers are told in which governorate.
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

-- What buyers are told of a company's delivery: {free_over, pickup: pickup_of, areas: [{name_en, name_ar, fee, minimum_order, lead_days, truck_needed, free_over,
-- districts: [the same of those that differ]}]}, by governorate. The company's own minimum holds everywhere, and days off
-- count, as in delivery_terms.
create function private.store_delivery(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with areas as (
      select r.governorate_code, r.district_id, jsonb_build_object('fee', r.fee,
        'minimum_order', greatest(r.minimum_order, c.order_minimum),
        'lead_days', private.days_until_delivery(c, r.lead_days, (now() at time zone 'Asia/Baghdad')::date),
        'truck_needed', r.truck_needed,
        'free_over', case when not r.never_free then coalesce(r.free_from, private.free_delivery_from(r.company_id)) end) as terms
      from public.delivery_rates r
      join public.companies c on c.id = r.company_id
      where r.company_id = store_delivery.company_id
    )
    select jsonb_build_object('free_over', private.free_delivery_anywhere(store_delivery.company_id), 'pickup', (
      select private.pickup_of(c) from public.companies c where c.id = store_delivery.company_id), 'areas', coalesce(jsonb_agg(
      jsonb_build_object('name_en', g.name_en, 'name_ar', g.name_ar) || a.terms || jsonb_build_object('districts', coalesce((
        select jsonb_agg(jsonb_build_object('name_en', d.name_en, 'name_ar', d.name_ar) || x.terms order by d.id)
        from areas x join public.districts d on d.id = x.district_id
        where x.governorate_code = a.governorate_code and x.terms <> a.terms), '[]'))
      order by g.position, g.code), '[]'))
    from areas a join public.governorates g on g.code = a.governorate_code
    where a.district_id is null);
end
$$;

-- The page of an approved company: store_of with {id, slug, since, figures, closed_weekdays, holiday, governorate_en, governorate_ar,
-- delivery}; the code of the governorate is left out. figures: store_figures_of; holiday: holiday_of; delivery: store_delivery. Raises seller_not_found.
create function private.get_store(slug text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one public.companies;
begin
  select * into found_one from public.companies c where c.slug = private.read_slug(get_store.slug) and c.is_approved;
  if found_one.id is null then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  return private.store_of(found_one.id) - 'governorate'
    || jsonb_build_object('id', found_one.id, 'slug', found_one.slug, 'since', found_one.created_at,
      'figures', private.store_figures_of(found_one.id),
      'closed_weekdays', to_jsonb(found_one.closed_weekdays),
      'holiday', private.holiday_of(found_one, (now() at time zone 'Asia/Baghdad')::date), 'delivery', private.store_delivery(found_one.id))
    || (select jsonb_build_object('governorate_en', max(g.name_en), 'governorate_ar', max(g.name_ar))
      from public.governorates g where g.code = found_one.governorate);
end
$$;

-- The store pages that search engines may list, by slug, at most a thousand after one.
create function private.list_sitemap_stores(after text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select c.slug from public.companies c where c.is_approved and c.slug > coalesce(list_sitemap_stores.after, '')
               order by c.slug limit 1000);
end
$$;

create function public.get_own_store() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_own_store() $$;
create function public.save_store(store jsonb, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.save_store(store, expected_version) $$;
create function public.get_store(slug text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_store(slug)) $$;
create function public.list_sitemap_stores(after text default null) returns text[]
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_sitemap_stores(after)) $$;
revoke all on function public.get_own_store(), public.save_store(jsonb, text), public.get_store(text),
  public.list_sitemap_stores(text) from public, anon, authenticated;
grant execute on function public.get_own_store(), private.get_own_store(), public.save_store(jsonb, text),
  private.save_store(jsonb, text) to authenticated, service_role;
grant execute on function public.get_store(text), private.get_store(text), public.list_sitemap_stores(text),
  private.list_sitemap_stores(text) to anon, authenticated, service_role;
