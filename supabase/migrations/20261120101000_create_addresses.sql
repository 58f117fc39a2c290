-- Delivery addresses that a buyer keeps.
create table public.addresses (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null default '' check (length(label) <= 60),
  full_name text not null check (length(full_name) between 1 and 120),
  phone text not null check (private.is_phone(phone)),
  governorate text not null references public.governorates (code),
  district text not null check (length(district) between 1 and 120),
  address text not null check (length(address) between 1 and 300),
  landmark text check (length(landmark) <= 200),
  postal_code text check (length(postal_code) <= 20),
  created_at timestamptz not null default now()
);
create index addresses_user_id_idx on public.addresses (user_id);
create index addresses_governorate_idx on public.addresses (governorate);

create function private.validate_address()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text('label', new.label, 60, true);
  perform private.require_text('full_name', new.full_name, 120);
  perform private.require_that(private.is_phone(new.phone), 'phone', 'phone');
  perform private.require_that(exists (select 1 from public.governorates g where g.code = new.governorate),
    'governorate', 'one_of');
  perform private.require_text('district', new.district, 120);
  perform private.require_text('address', new.address, 300);
  perform private.require_text('landmark', new.landmark, 200, true);
  perform private.require_text('postal_code', new.postal_code, 20, true);
  return new;
end
$$;
create trigger validate_address before insert or update on public.addresses
  for each row execute function private.validate_address();

alter table public.addresses enable row level security;
revoke all on public.addresses from public, anon, authenticated;
grant select, delete,
  insert (user_id, label, full_name, phone, governorate, district, address, landmark, postal_code),
  update (label, full_name, phone, governorate, district, address, landmark, postal_code)
  on public.addresses to authenticated;
grant all on public.addresses to service_role;
create policy addresses_authenticated_select on public.addresses for select to authenticated
  using (user_id = (select auth.uid()));
create policy addresses_authenticated_insert on public.addresses for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy addresses_authenticated_update on public.addresses for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy addresses_authenticated_delete on public.addresses for delete to authenticated
  using (user_id = (select auth.uid()));
