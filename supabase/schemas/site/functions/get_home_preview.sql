-- The home page as stored by preview_home_page; null after a day, or once its author may no longer edit the page.
create function private.get_home_preview(token uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select private.home_page_answer(p.home, true) from private.home_previews p
    where p.token = get_home_preview.token and p.created_at > now() - interval '1 day'
      and private.staff_person_may(p.created_by, 'settings'));
end
$$;

create function public.get_home_preview(token uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_home_preview(token) $$;
grant execute on function public.get_home_preview(uuid), private.get_home_preview(uuid) to anon, authenticated, service_role;
