-- Stores a choice for one day (at most twenty per person) to preview it before saving; returns the token of its page.
create function private.preview_home_page(home jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  perform private.require_staff('settings');
  delete from private.home_previews p where p.created_at < now() - interval '1 day' or p.token in (
    select o.token from private.home_previews o where o.created_by = private.my_id() order by o.created_at desc offset 19);
  insert into private.home_previews (home, created_by) values (private.home_page_of(home), private.my_id())
  returning token into kept;
  return kept;
end
$$;

create function public.preview_home_page(home jsonb) returns uuid
language sql security invoker set search_path = '' as $$ select private.preview_home_page(home) $$;
grant execute on function public.preview_home_page(jsonb), private.preview_home_page(jsonb) to authenticated, service_role;
