-- Views of a list that a person keeps under a name: filter, sort and columns, as the list's address writes them.
create table private.saved_views (
  user_id uuid not null references auth.users (id) on delete cascade,
  list text not null check (list in ('own-products')),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now(),
  primary key (user_id, list, name)
);
alter table private.saved_views enable row level security;
revoke all on private.saved_views from public, anon, authenticated;
grant select on private.saved_views to service_role;

-- The caller's views of a list by name: [{name, query}].
create function private.list_saved_views(list text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', v.name, 'query', v.query) order by v.created_at), '[]')
    from private.saved_views v where v.user_id = private.my_id() and v.list = list_saved_views.list);
end
$$;

-- Keeps a view under a name, in place of one that is called so; without a query it goes. At most twenty of a list.
create function private.save_view(list text, name text, query text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given text := btrim(name);
begin
  perform private.require_person();
  perform private.require_that(list = 'own-products', 'list', 'one_of');
  perform private.require_text('name', given, 40);
  perform private.require_that(query is null or length(query) <= 1000, 'query', 'too_long');
  if query is null then
    delete from private.saved_views v where v.user_id = private.my_id() and v.list = save_view.list and v.name = given;
  else
    insert into private.saved_views as v (user_id, list, name, query) values (private.my_id(), save_view.list, given, save_view.query)
    on conflict on constraint saved_views_pkey do update set query = excluded.query;
    perform private.require_that((
      select count(*) <= 20 from private.saved_views v where v.user_id = private.my_id() and v.list = save_view.list),
      'name', 'too_many');
  end if;
  return private.list_saved_views(list);
end
$$;
create function public.list_saved_views(list text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_saved_views(list) $$;
create function public.save_view(list text, name text, query text default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.save_view(list, name, query) $$;
revoke all on function public.list_saved_views(text), public.save_view(text, text, text) from public, anon, authenticated;
grant execute on function public.list_saved_views(text), private.list_saved_views(text), public.save_view(text, text, text),
  private.save_view(text, text, text) to authenticated, service_role;
