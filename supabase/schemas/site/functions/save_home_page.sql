-- Writes the choice, as read by home_page_of, and returns the new version. Raises stale_version {version}, invalid_input.
create function private.save_home_page(home jsonb, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  present int;
  chosen public.home_page;
begin
  perform private.require_staff('settings');
  select h.version into present from public.home_page h for update;
  if present is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', present));
  end if;
  chosen := private.home_page_of(home);
  update public.home_page h
  set categories = chosen.categories, deals = chosen.deals, products = chosen.products,
    banner_title_en = chosen.banner_title_en, banner_title_ar = chosen.banner_title_ar,
    banner_text_en = chosen.banner_text_en, banner_text_ar = chosen.banner_text_ar, banner_link = chosen.banner_link,
    banner_image = chosen.banner_image, banner_starts_at = chosen.banner_starts_at, banner_ends_at = chosen.banner_ends_at,
    version = h.version + 1;
  return present + 1;
end
$$;

create function public.save_home_page(home jsonb, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.save_home_page(home, expected_version) $$;
grant execute on function public.save_home_page(jsonb, int), private.save_home_page(jsonb, int) to authenticated, service_role;
