-- The lists whose views people keep, and what a member of the staff needs for one of the console; null for a seller's own lists.
create table private.viewed_lists (
  list text primary key,
  right_name text
);
insert into private.viewed_lists (list, right_name) values
  ('own-products', null), ('own-orders', null),
  ('console-users', 'see_users'), ('console-sellers', 'see_companies'), ('console-orders', 'see_orders'),
  ('console-quotes', 'enquiries'), ('console-messages', 'enquiries'), ('console-reviews', 'reviews'),
  ('console-questions', 'reviews'), ('console-products', 'products'), ('console-deals', 'products'),
  ('console-terms', 'search'), ('console-synonyms', 'search'), ('console-duplicates', 'products'),
  ('console-emails', 'settings'), ('console-audit', 'audit');

-- Views of a list that a person keeps under a name: filter, sort and columns, as the list's address writes them. A shared one is
-- also seen by every member of the staff who may see the list.
create table private.saved_views (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  list text not null references private.viewed_lists (list),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 1000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  constraint saved_views_own_name_key unique (user_id, list, name)
);
create index saved_views_list_idx on private.saved_views (list);
create unique index saved_views_shared_name_key on private.saved_views (list, name) where is_shared;
alter table private.viewed_lists enable row level security;
alter table private.saved_views enable row level security;
revoke all on private.viewed_lists, private.saved_views from public, anon, authenticated;
grant select on private.viewed_lists, private.saved_views to service_role;

-- Raises what keeps the caller from the views of a list; answers whether it is one of the console, whose views can be shared.
create function private.require_viewed_list(list text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  asked private.viewed_lists;
begin
  perform private.require_person();
  select * into asked from private.viewed_lists l where l.list = require_viewed_list.list;
  perform private.require_that(asked.list is not null, 'list', 'one_of');
  if asked.right_name is not null then
    perform private.require_staff(asked.right_name);
  end if;
  return asked.right_name is not null;
end
$$;

-- The caller's views of a list, then those that others of the staff share, the oldest first: [{id, name, query, is_shared, author (of
-- another's; null of one's own), may_change}].
create function private.list_saved_views(list text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.my_id();
  is_console boolean := private.require_viewed_list(list);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'query', v.query, 'is_shared', v.is_shared,
        'author', case when v.user_id <> caller then private.person_name(v.user_id) end,
        'may_change', v.user_id = caller or private.staff_role() = 'admin')
      order by v.user_id <> caller, v.created_at, v.id), '[]')
    from private.saved_views v
    where v.list = list_saved_views.list and (v.user_id = caller or (is_console and v.is_shared)));
end
$$;

-- Keeps a view under a name, in place of the caller's own that is called so, and answers all. A name that another shares is taken,
-- but an admin who shares changes what stands under it. At most twenty of a list each. Raises invalid_input {field, rule}.
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
  -- One at a time for a list: two may share the same name at once, or one person keep two more than the last.
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

-- Takes a view of the caller's away, or as an admin one that is shared, and answers what is left. Raises not_allowed for another's.
create function private.delete_saved_view(list text, id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.my_id();
  is_console boolean := private.require_viewed_list(list);
begin
  delete from private.saved_views v
  where v.list = delete_saved_view.list and v.id = delete_saved_view.id
    and (v.user_id = caller or (is_console and v.is_shared and private.staff_role() = 'admin'));
  if not found and exists (
    select from private.saved_views v where v.list = delete_saved_view.list and v.id = delete_saved_view.id) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return private.list_saved_views(list);
end
$$;
create function public.list_saved_views(list text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_saved_views(list) $$;
create function public.save_view(list text, name text, query text, is_shared boolean default false) returns jsonb
language sql security invoker set search_path = '' as $$ select private.save_view(list, name, query, is_shared) $$;
create function public.delete_saved_view(list text, id bigint) returns jsonb
language sql security invoker set search_path = '' as $$ select private.delete_saved_view(list, id) $$;
revoke all on function public.list_saved_views(text), public.save_view(text, text, text, boolean),
  public.delete_saved_view(text, bigint) from public, anon, authenticated;
grant execute on function public.list_saved_views(text), private.list_saved_views(text), public.save_view(text, text, text, boolean),
  private.save_view(text, text, text, boolean), public.delete_saved_view(text, bigint), private.delete_saved_view(text, bigint)
  to authenticated, service_role;
