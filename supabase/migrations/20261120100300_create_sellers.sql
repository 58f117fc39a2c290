-- Who sells and who administers. A user without a row is a buyer.
-- Rows are written by functions and triggers only; sellers edit their own contact columns.
create table public.sellers (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'seller' check (role in ('seller', 'admin')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  is_approved boolean not null generated always as (status = 'approved') stored,
  company_name text check (length(company_name) between 1 and 120),
  slug text unique,
  phone text check (private.is_phone(phone)),
  governorate text references public.governorates (code),
  about_en text check (length(about_en) <= 2000),
  about_ar text check (length(about_ar) <= 2000),
  review_note text check (length(review_note) <= 500),
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  check (role = 'admin' or company_name is not null)
);
create index sellers_status_idx on public.sellers (status, created_at desc);
create index sellers_governorate_idx on public.sellers (governorate);

-- Role and approval are read from the table on every request, never from the token.
create function private.is_admin()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select exists (select 1 from public.sellers where id = (select auth.uid()) and role = 'admin' and is_approved)
  );
end
$$;

create function private.is_approved_seller()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select exists (select 1 from public.sellers where id = (select auth.uid()) and is_approved));
end
$$;

-- 'admin', 'seller' or 'buyer'; a seller who is not approved acts as a buyer.
create function private.actor_role()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce((select role from public.sellers where id = (select auth.uid()) and is_approved), 'buyer')
  );
end
$$;
grant execute on function private.is_admin(), private.is_approved_seller(), private.actor_role()
  to authenticated, service_role;

create function private.require_admin()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if not private.is_admin() then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
end
$$;

create function private.validate_seller()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.company_name := nullif(btrim(new.company_name), '');
  if new.role = 'seller' and new.company_name is null then
    perform private.raise_error('PT422', 'company_name_required');
  end if;
  perform private.require_text('company_name', new.company_name, 120, true);
  perform private.require_text('about_en', new.about_en, 2000, true);
  perform private.require_text('about_ar', new.about_ar, 2000, true);
  perform private.require_that(new.phone is null or private.is_phone(new.phone), 'phone', 'phone');
  return new;
end
$$;
create trigger validate_seller before insert or update on public.sellers
  for each row execute function private.validate_seller();

alter table public.sellers enable row level security;
revoke all on public.sellers from public, anon, authenticated;
grant select (id, is_approved, company_name, slug, governorate, about_en, about_ar, created_at)
  on public.sellers to anon;
grant select (id, role, status, is_approved, company_name, slug, governorate, about_en, about_ar, created_at)
  on public.sellers to authenticated;
grant update (phone, governorate, about_en, about_ar) on public.sellers to authenticated;
grant all on public.sellers to service_role;
create policy sellers_anon_select on public.sellers for select to anon using (is_approved and role = 'seller');
create policy sellers_authenticated_select on public.sellers for select to authenticated
  using ((is_approved and role = 'seller') or id = (select auth.uid()) or (select private.is_admin()));
create policy sellers_authenticated_update on public.sellers for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
