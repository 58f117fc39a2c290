-- Companies that sell, administrators and personal profiles: sign-up, applying to sell, the review of applications.

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

-- What a person may tell about themselves; written by the sign-up trigger and by its owner.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  phone text check (private.is_phone(phone)),
  language text not null default 'en' check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Who calls. Policies ask these, so they come first.

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

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select (id, full_name, phone, language, created_at, updated_at), update (full_name, phone, language)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy profiles_authenticated_select on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy profiles_authenticated_update on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

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

-- Sign-up metadata may name a person, a language and a company that applies; it can give no right.
create function private.handle_sign_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  company text := left(btrim(meta ->> 'company_name'), 120);
begin
  insert into public.profiles (id, full_name, phone, language)
  values (
    new.id,
    left(btrim(coalesce(meta ->> 'full_name', '')), 120),
    case when private.is_phone(meta ->> 'phone') then meta ->> 'phone' end,
    case when meta ->> 'language' in ('en', 'ar') then meta ->> 'language' else 'en' end
  );
  if meta ->> 'account_type' = 'seller' and coalesce(company, '') <> '' then
    insert into public.sellers (id, role, status, company_name) values (new.id, 'seller', 'pending', company);
  end if;
  return null;
end
$$;
create trigger handle_sign_up after insert on auth.users
  for each row execute function private.handle_sign_up();

-- Tells every administrator that a seller waits; called once the applicant's address is confirmed.
create function private.announce_seller(applicant uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.queue_email(a.id, 'seller_applied',
    jsonb_build_object('seller_id', s.id, 'company_name', s.company_name, 'email', u.email))
  from public.sellers s
  join auth.users u on u.id = s.id
  cross join public.sellers a
  where s.id = applicant and s.role = 'seller' and s.status = 'pending' and a.role = 'admin' and a.is_approved;
end
$$;

create function private.handle_email_confirmed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.announce_seller(new.id);
  return null;
end
$$;
create trigger handle_email_confirmed after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.handle_email_confirmed();

-- A signed-in buyer applies to sell; a rejected seller may apply again.
create function private.apply_as_seller(company_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  applicant uuid := auth.uid();
begin
  if applicant is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if coalesce(btrim(apply_as_seller.company_name), '') = '' then
    perform private.raise_error('PT422', 'company_name_required');
  end if;
  perform private.require_text('company_name', apply_as_seller.company_name, 120);
  insert into public.sellers as s (id, company_name) values (applicant, btrim(apply_as_seller.company_name))
  on conflict (id) do update
    set company_name = excluded.company_name, status = 'pending', review_note = null, reviewed_at = null
    where s.role = 'seller' and s.status = 'rejected';
  if not found then
    perform private.raise_error('PT409', 'already_seller');
  end if;
  perform private.announce_seller(applicant);
end
$$;
create function public.apply_as_seller(company_name text)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.apply_as_seller(company_name);
end
$$;
revoke all on function public.apply_as_seller(text) from public, anon, authenticated;
grant execute on function public.apply_as_seller(text), private.apply_as_seller(text) to authenticated, service_role;

-- Where the caller's application to sell stands; null for whoever never applied.
-- A function, because the review note is for its owner only and the table's rows are not.
create function private.get_own_application()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('company_name', s.company_name, 'status', s.status, 'review_note', s.review_note,
    'created_at', s.created_at, 'reviewed_at', s.reviewed_at)
  from public.sellers s where s.id = (select auth.uid()) and s.role = 'seller'
$$;
create function public.get_own_application()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_own_application() $$;
revoke all on function public.get_own_application() from public, anon, authenticated;
grant execute on function public.get_own_application(), private.get_own_application() to authenticated, service_role;

-- An administrator approves or rejects; the seller is told by mail.
create function private.review_seller(seller_id uuid, decision text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reviewed public.sellers;
begin
  perform private.require_admin();
  perform private.require_that(decision in ('approved', 'rejected'), 'decision', 'one_of');
  perform private.require_text('reason', reason, 500, true);
  if decision = 'rejected' then
    perform private.require_reason(reason);
  end if;
  select * into reviewed from public.sellers s where s.id = review_seller.seller_id and s.role = 'seller' for update;
  if not found then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  if reviewed.status = decision then
    return;
  end if;
  update public.sellers s
  set status = decision, review_note = nullif(btrim(reason), ''), reviewed_at = now()
  where s.id = reviewed.id;
  perform private.queue_email(reviewed.id, 'seller_' || decision,
    jsonb_build_object('company_name', reviewed.company_name, 'note', nullif(btrim(reason), '')));
end
$$;
create function public.review_seller(seller_id uuid, decision text, reason text default null)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.review_seller(seller_id, decision, reason);
end
$$;
revoke all on function public.review_seller(uuid, text, text) from public, anon, authenticated;
grant execute on function public.review_seller(uuid, text, text), private.review_seller(uuid, text, text)
  to authenticated, service_role;

-- Rows for the administrator's list, with what only the auth tables know. The phone is the one that the company shows, else
-- the one given at sign-up.
create function private.list_sellers(status text, term text, page int, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size int := least(greatest(coalesce(page_size, 20), 1), 100);
  pattern text := private.fold_pattern(term);
  result jsonb;
begin
  perform private.require_admin();
  with matching as (
    select s.id, s.company_name, u.email, coalesce(s.phone, p.phone) as phone, s.governorate, s.status,
      u.email_confirmed_at is not null as email_verified, s.created_at
    from public.sellers s
    join auth.users u on u.id = s.id
    left join public.profiles p on p.id = s.id
    where s.role = 'seller'
      and (list_sellers.status is null or s.status = list_sellers.status)
      and (pattern is null or private.fold_text(s.company_name) like pattern or private.fold_text(u.email) like pattern)
  ), shown as (
    select m.*, (select count(*) from public.products p where p.seller_id = m.id) as product_count
    from matching m
    order by (m.status = 'pending') desc, m.created_at desc, m.id
    limit size offset (greatest(coalesce(page, 1), 1) - 1) * size
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(to_jsonb(shown) order by (shown.status = 'pending') desc, shown.created_at desc, shown.id)
                       from shown), '[]'),
    'total', (select count(*) from matching)) into result;
  return result;
end
$$;
create function public.list_sellers(status text default null, term text default null, page int default 1, page_size int default 20)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.list_sellers(status, term, page, page_size));
end
$$;
revoke all on function public.list_sellers(text, text, int, int) from public, anon, authenticated;
grant execute on function public.list_sellers(text, text, int, int), private.list_sellers(text, text, int, int)
  to authenticated, service_role;

-- Every account for the administrator's list, newest first, with what only the auth tables know.
create function private.list_users(role text, term text, page int, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size int := least(greatest(coalesce(page_size, 20), 1), 100);
  pattern text := private.fold_pattern(term);
  result jsonb;
begin
  perform private.require_admin();
  with matching as (
    select u.id, u.email, coalesce(p.full_name, '') as full_name, s.company_name,
      coalesce(s.role, 'buyer') as role, s.status as seller_status,
      u.email_confirmed_at is not null as email_verified, u.created_at
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.sellers s on s.id = u.id
    where (list_users.role is null or coalesce(s.role, 'buyer') = list_users.role)
      and (pattern is null or private.fold_text(u.email) like pattern or private.fold_text(p.full_name) like pattern
        or private.fold_text(s.company_name) like pattern)
  ), shown as (
    select m.* from matching m
    order by m.created_at desc, m.id
    limit size offset (greatest(coalesce(page, 1), 1) - 1) * size
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id) from shown), '[]'),
    'total', (select count(*) from matching)) into result;
  return result;
end
$$;
create function public.list_users(role text default null, term text default null, page int default 1, page_size int default 20)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_users(role, term, page, page_size) $$;
revoke all on function public.list_users(text, text, int, int) from public, anon, authenticated;
grant execute on function public.list_users(text, text, int, int), private.list_users(text, text, int, int)
  to authenticated, service_role;
