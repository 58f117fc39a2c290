create function private.get_home_page()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select private.home_page_answer(h, false) from public.home_page h);
end
$$;

create function public.get_home_page() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_home_page()) $$;
grant execute on function public.get_home_page(), private.get_home_page() to anon, authenticated, service_role;
