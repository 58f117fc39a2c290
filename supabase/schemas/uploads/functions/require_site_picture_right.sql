-- Raises the errors of require_staff unless the caller may upload to this site-picture folder.
create function private.require_site_picture_right(folder text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  perform private.require_that(coalesce(folder in ('categories', 'home'), false), 'folder', 'one_of');
  perform private.require_staff(case folder when 'home' then 'settings' else 'categories' end);
end
$$;

create function public.require_site_picture_right(folder text)
returns void
language sql
stable
security invoker
set search_path = ''
as $$ select private.require_site_picture_right(folder) $$;
grant execute on function private.require_site_picture_right(text), public.require_site_picture_right(text)
  to anon, authenticated, service_role;
