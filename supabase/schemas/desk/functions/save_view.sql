-- Saves a view under a name, replacing the caller's own of that name, and returns all. The name of another person's shared view
-- is taken; an admin who shares replaces that view. At most twenty views per list. Raises invalid_input {field, rule}.
create function private.save_view(list text, name text, query text, is_shared boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.my_id();
  given text := btrim(name);
  shares boolean := coalesce(is_shared, false);
  is_console boolean := private.require_viewed_list(list);
  shared private.saved_views;
begin
  perform private.require_that(is_console or not shares, 'is_shared', 'one_of');
  perform private.require_text('name', given, 40);
  perform private.require_that(query is not null, 'query', 'required');
  perform private.require_that(length(query) <= 1000, 'query', 'too_long');
  -- Serialized per list: two people could share the same name at once, or one could exceed the limit.
  perform pg_advisory_xact_lock(hashtextextended('saved views ' || list, 0));
  select * into shared from private.saved_views v
  where is_console and v.list = save_view.list and v.name = given and v.is_shared and v.user_id <> caller;
  if shared.id is not null and shares and private.staff_role() = 'admin' then
    update private.saved_views v set query = save_view.query where v.id = shared.id;
    return private.list_saved_views(list);
  end if;
  perform private.require_that(shared.id is null or (not shares and exists (
    select from private.saved_views v where v.user_id = caller and v.list = save_view.list and v.name = given)), 'name', 'taken');
  insert into private.saved_views as v (user_id, list, name, query, is_shared)
  values (caller, save_view.list, given, save_view.query, shares)
  on conflict on constraint saved_views_own_name_key do update set query = excluded.query, is_shared = excluded.is_shared;
  perform private.require_that((
    select count(*) <= 20 from private.saved_views v where v.user_id = caller and v.list = save_view.list), 'name', 'too_many');
  return private.list_saved_views(list);
end
$$;

create function public.save_view(list text, name text, query text, is_shared boolean default false) returns jsonb
language sql security invoker set search_path = '' as $$ select private.save_view(list, name, query, is_shared) $$;
grant execute on function public.save_view(text, text, text, boolean), private.save_view(text, text, text, boolean)
  to authenticated, service_role;
