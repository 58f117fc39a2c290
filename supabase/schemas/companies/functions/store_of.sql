-- Fields of a company's store page.

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
