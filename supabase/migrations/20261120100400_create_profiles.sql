-- What a person may tell about themselves; written by the sign-up trigger and by its owner.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  phone text check (private.is_phone(phone)),
  language text not null default 'en' check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function private.validate_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text('full_name', new.full_name, 120, true);
  perform private.require_that(new.phone is null or private.is_phone(new.phone), 'phone', 'phone');
  perform private.require_that(new.language in ('en', 'ar'), 'language', 'one_of');
  return new;
end
$$;
create trigger validate_profile before insert or update on public.profiles
  for each row execute function private.validate_profile();
create trigger touch_profile before update on public.profiles
  for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select (id, full_name, phone, language, created_at, updated_at), update (full_name, phone, language)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy profiles_authenticated_select on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy profiles_authenticated_update on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
