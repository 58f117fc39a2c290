create table public.governorates (
  code text primary key check (code ~ '^IQ-[A-Z]{2}$'),
  name_en text not null,
  name_ar text not null,
  position smallint not null unique
);
alter table public.governorates enable row level security;
revoke all on public.governorates from public, anon, authenticated;
grant select on public.governorates to anon, authenticated;
grant all on public.governorates to service_role;
create policy governorates_anon_select on public.governorates for select to anon using (true);
create policy governorates_authenticated_select on public.governorates for select to authenticated using (true);

create table public.districts (
  id bigint generated always as identity primary key,
  governorate_code text not null references public.governorates (code) on delete cascade,
  name_en text not null,
  name_ar text not null,
  unique (governorate_code, name_en)
);
alter table public.districts enable row level security;
revoke all on public.districts from public, anon, authenticated;
grant select on public.districts to anon, authenticated;
grant all on public.districts to service_role;
create policy districts_anon_select on public.districts for select to anon using (true);
create policy districts_authenticated_select on public.districts for select to authenticated using (true);
