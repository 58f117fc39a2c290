-- One of a buyer's addresses is the default: the first saved, until another is chosen.
alter table public.addresses add column is_default boolean not null default false;
create unique index addresses_default_idx on public.addresses (user_id) where is_default;
update public.addresses a set is_default = true
where a.id in (select min(b.id) from public.addresses b group by b.user_id);
grant insert (is_default), update (is_default) on public.addresses to authenticated;

-- Most addresses that one account keeps.
create function private.address_limit()
returns int
language plpgsql
immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select 20);
end
$$;

-- Keeps the number bounded and exactly one default; two tabs of one buyer wait for each other.
create function private.order_addresses()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  others int;
begin
  perform pg_advisory_xact_lock(hashtextextended('addresses ' || new.user_id::text, 0));
  select count(*) into others from public.addresses a where a.user_id = new.user_id and a.id is distinct from new.id;
  if tg_op = 'INSERT' and others >= private.address_limit() then
    perform private.raise_error('PT409', 'address_limit', jsonb_build_object('limit', private.address_limit()));
  end if;
  if others = 0 then
    new.is_default := true;
  elsif new.is_default then
    update public.addresses a set is_default = false
    where a.user_id = new.user_id and a.is_default and a.id is distinct from new.id;
  end if;
  return new;
end
$$;
-- Fires after validate_address: triggers run in the order of their names, and only a valid row may move the default.
create trigger zz_order_addresses before insert or update of is_default on public.addresses
  for each row execute function private.order_addresses();

-- When the default goes, the newest of the others takes its place.
create function private.replace_default_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.addresses a set is_default = true
  where a.id = (select max(b.id) from public.addresses b where b.user_id = old.user_id)
    and not exists (select 1 from public.addresses b where b.user_id = old.user_id and b.is_default);
  return null;
end
$$;
create trigger replace_default_address after delete on public.addresses
  for each row when (old.is_default) execute function private.replace_default_address();
