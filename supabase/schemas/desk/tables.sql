-- Lists with saved views, and the staff right for those of the console; null for a seller's own lists.
create table private.viewed_lists (
  list text primary key,
  right_name text
);

-- Saved views of a list: filter, sort and columns as in the list's address. All staff who may see the list see a shared one.
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

-- Figures per whole day in Baghdad. A job rewrites them, because orders of earlier days are still cancelled. Pages read these
-- rows instead of all orders.
create table private.daily_figures (
  day date primary key,
  orders int not null,
  -- IQD of orders placed that day and neither cancelled nor rejected.
  revenue public.iqd not null,
  sellers int not null,
  buyers int not null
);
