-- Companies that sell, the people who work in them, and what each may do.

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  -- As registered, in either language.
  name text not null check (length(name) between 1 and 120),
  -- The name for readers of a language, where it differs from the registered one.
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  slug text unique,
  phone text check (private.is_phone(phone)),
  governorate text references public.governorates (code),
  about_en text check (length(about_en) <= 2000),
  about_ar text check (length(about_ar) <= 2000),
  -- What the store page shows besides; the phone above is for orders and the staff.
  store_phone text check (private.is_phone(store_phone)),
  hours_en text check (length(hours_en) <= 200),
  hours_ar text check (length(hours_ar) <= 200),
  returns_en text check (length(returns_en) <= 2000),
  returns_ar text check (length(returns_ar) <= 2000),
  -- Paths in product-images: a square, and a picture four times as wide as high.
  logo text check (length(logo) <= 500),
  banner text check (length(banner) <= 500),
  -- Null without never_free: the site's.
  free_delivery_from public.iqd,
  never_free boolean not null default false check (not never_free or free_delivery_from is null),
  -- Goods of at least so much in every order; null: any. An area may ask for more.
  order_minimum public.iqd check (order_minimum > 0),
  -- Days of the week on which nothing is prepared or delivered: 0 is Sunday, as extract(dow).
  closed_weekdays smallint[] not null default '{}'
    check (closed_weekdays <@ '{0,1,2,3,4,5,6}' and cardinality(closed_weekdays) < 7),
  -- The first and the last day off; orders of these days are prepared afterwards, or are not taken.
  holiday_from date check (private.is_usable_time(holiday_from)),
  holiday_until date check (private.is_usable_time(holiday_until)),
  holiday_takes_orders boolean not null default true,
  -- Whether buyers may collect their goods at the showroom. Its address (in the governorate above, in one language at least) and note
  -- stay when it is not offered for a while. pickup_lead_days: open days until goods are ready, 0 on the same one.
  offers_pickup boolean not null default false,
  pickup_address_en text check (length(pickup_address_en) between 1 and 300),
  pickup_address_ar text check (length(pickup_address_ar) between 1 and 300),
  pickup_note_en text check (length(pickup_note_en) <= 300),
  pickup_note_ar text check (length(pickup_note_ar) <= 300),
  pickup_lead_days smallint check (pickup_lead_days between 0 and 60),
  check (not offers_pickup or num_nulls(governorate, coalesce(pickup_address_en, pickup_address_ar), pickup_lead_days) = 0),
  check ((holiday_from is null) = (holiday_until is null) and holiday_until between holiday_from and holiday_from + 180),
  -- Pending and rejected companies have not sold yet; a suspended one did and may again.
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'suspended')),
  is_approved boolean not null generated always as (status = 'approved') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_status_idx on public.companies (status, created_at desc, id);
create index companies_created_at_idx on public.companies (created_at desc, id);
create index companies_governorate_idx on public.companies (governorate);

-- How a company is called on the shop's pages, and where its own page is: {company_name_en, company_name_ar, company_slug}. The
-- registered name stands for the reader's language where the company gave none.
create function private.seller_names(company public.companies)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return jsonb_build_object('company_name_en', coalesce(company.name_en, company.name),
    'company_name_ar', coalesce(company.name_ar, company.name), 'company_slug', company.slug);
end
$$;

-- What a company is called in mails, notifications and the console: {company_name (registered), company_name_en, company_name_ar}.
create function private.company_names(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('company_name', c.name) || (private.seller_names(c) - 'company_slug')
  from public.companies c where c.id = company_names.company_id
$$;

-- Every decision on a company, the reason with it; earlier ones stay readable.
create table public.company_decisions (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  from_status text,
  to_status text not null,
  reason text check (length(reason) <= 500),
  -- Null for what a company did itself: applying.
  decided_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index company_decisions_company_id_idx on public.company_decisions (company_id, id);
create index company_decisions_decided_by_idx on public.company_decisions (decided_by);

-- The version that a decision on a company names: its latest decision, 0 before the first.
create function private.company_version(company_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(max(d.id), 0) from public.company_decisions d where d.company_id = company_version.company_id
$$;

-- A person works in one company at most.
create table public.company_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'sales', 'warehouse', 'finance')),
  created_at timestamptz not null default now()
);
create index company_members_company_id_idx on public.company_members (company_id);

-- What each role in a company may do. Every member sees the company's own goods.
create table private.company_rights (
  role text not null,
  right_name text not null,
  primary key (role, right_name)
);
insert into private.company_rights (role, right_name)
select x.role, unnest(x.rights) from (values
  ('owner', array['products', 'stock', 'see_orders', 'change_orders', 'see_money', 'settle_cash', 'delivery', 'profile', 'reviews', 'history', 'team']),
  ('manager', array['products', 'stock', 'see_orders', 'change_orders', 'see_money', 'settle_cash', 'delivery', 'profile', 'reviews', 'history']),
  ('sales', array['see_orders', 'change_orders', 'see_money', 'reviews']),
  ('warehouse', array['stock', 'see_orders', 'change_orders']),
  ('finance', array['see_orders', 'see_money', 'settle_cash'])) x (role, rights);

-- The companies that the caller works in, whatever their status: none or one.
create function private.my_company_ids()
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select m.company_id from public.company_members m where m.user_id = (select private.my_trusted_id()));
end
$$;

-- Those of them in which the caller lacks a right.
create function private.my_company_ids_without(right_name text)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select m.company_id from public.company_members m
    where m.company_id = any (private.my_company_ids()) and m.user_id = (select private.my_id()) and not exists (
      select from private.company_rights r where r.role = m.role and r.right_name = my_company_ids_without.right_name));
end
$$;

-- Whether the caller has a right in an approved company.
create function private.may(company_id uuid, right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.company_members m
    join public.companies c on c.id = m.company_id and c.is_approved
    join private.company_rights r on r.role = m.role and r.right_name = may.right_name
    where m.user_id = (select private.my_trusted_id()) and m.company_id = may.company_id);
end
$$;

-- Whether a person, who need not be the caller, has a right in an approved company now and is not suspended: for what somebody handed
-- out earlier.
create function private.member_may(person uuid, company_id uuid, right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.company_members m
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    join public.companies c on c.id = m.company_id and c.is_approved
    join private.company_rights r on r.role = m.role and r.right_name = member_may.right_name
    where m.user_id = person and m.company_id = member_may.company_id);
end
$$;

-- Whether the caller has a right in a company, approved or not: for what an application needs.
create function private.may_in_any_state(company_id uuid, right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.company_members m
    join private.company_rights r on r.role = m.role and r.right_name = may_in_any_state.right_name
    where m.user_id = (select private.my_trusted_id()) and m.company_id = may_in_any_state.company_id);
end
$$;

-- The approved company in which the caller has a right. Raises not_signed_in, second_factor_required, not_approved (no company, or one
-- that may not sell) or not_allowed (a member without the right).
create function private.my_company(right_name text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
  mine record;
begin
  perform private.require_second_factor();
  select m.company_id, c.is_approved, exists (
      select from private.company_rights r where r.role = m.role and r.right_name = my_company.right_name) as has_right
  into mine
  from public.company_members m join public.companies c on c.id = m.company_id
  where m.user_id = caller;
  if mine.is_approved is not true then
    perform private.raise_error('PT403', 'not_approved');
  elsif my_company.right_name is not null and not mine.has_right then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return mine.company_id;
end
$$;
grant execute on function private.my_company_ids(), private.my_company_ids_without(text), private.may(uuid, text), private.my_company(text)
  to authenticated, service_role;

-- What the caller may do in the company that the caller works in; a portal's navigation follows it. Who looks at a company as the
-- staff gets the rights by which pages are shown.
create function private.get_own_rights()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.viewed_company() is not null then
    return array['delivery', 'history', 'profile', 'reviews', 'see_money', 'see_orders'];
  end if;
  return array(select r.right_name from public.company_members m
               join private.company_rights r on r.role = m.role
               where m.user_id = (select private.my_trusted_id()) order by r.right_name);
end
$$;
create function public.get_own_rights() returns text[]
language sql stable security invoker set search_path = '' as $$ select private.get_own_rights() $$;
revoke all on function public.get_own_rights() from public, anon, authenticated;
grant execute on function public.get_own_rights(), private.get_own_rights() to authenticated, service_role;

-- Who did something, as the caller may know: {by_role, by}. `by_role` is 'self' for the caller's own acts. The staff reads every
-- name, a company those of its own team; for others `by` is null.
create function private.known_actor(actor uuid, actor_role text, company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'by_role', case when actor = private.my_id() then 'self' else actor_role end,
    'by', case when actor <> private.my_id() and (private.staff_role() is not null
      or (known_actor.company_id = any (private.my_company_ids()) and exists (
        select from public.company_members m where m.user_id = actor and m.company_id = known_actor.company_id)))
      then private.person_name(actor) end);
end
$$;

-- The kind of actor of an audit entry as known_actor names roles.
create function private.actor_role(actor_kind text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case actor_kind when 'staff' then 'admin' when 'member' then 'seller' else actor_kind end
$$;

-- The last entry of a row in the audit log, or the last one that changed `field`, for changed_meanwhile: {at, by_role, by}. Nulls
-- when no person changed it.
create function private.last_change(table_name text, row_id text, field text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  entry record;
begin
  select * into entry from public.audit_log a
  where a.table_name = last_change.table_name and a.row_id = last_change.row_id
    and (last_change.field is null or a.after ? last_change.field)
  -- created_at is when a transaction began: one that waited for a lock has an earlier time than what it waited for.
  order by a.id desc limit 1;
  return jsonb_build_object('at', entry.created_at)
    || private.known_actor(entry.actor_id, private.actor_role(entry.actor_kind), entry.company_id);
end
$$;

-- Whether giving a person `role`, or null for none, in a company or on the staff (table_name) is still to be done; see begin_decision.
create function private.begin_role_change(table_name text, user_id uuid, expected_role text, present_role text, role text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb := private.last_change(table_name, user_id::text);
begin
  return private.begin_decision(coalesce(expected_role, 'none'), coalesce(present_role, 'none'),
    present_role is not distinct from role and news ->> 'by_role' = 'self',
    jsonb_build_object('what', case when present_role is null then 'member_removed' else 'role_changed' end) || news);
end
$$;

-- Companies that must not be seen although they have goods listed; a handful, which searches and lists leave out.
create function private.barred_company_ids()
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Listed goods are counted already; to look for one among a million would be the dearest part of a search.
  return array(select c.id from public.companies c
               where c.status <> 'approved'
                 and exists (select from private.category_counts n where n.company_id = c.id and n.products > 0));
end
$$;

alter table public.companies enable row level security;
alter table public.company_decisions enable row level security;
alter table public.company_members enable row level security;
alter table private.company_rights enable row level security;
revoke all on public.companies, public.company_decisions, public.company_members, private.company_rights
  from public, anon, authenticated;
grant select (id, name, name_en, name_ar, slug, governorate, about_en, about_ar, free_delivery_from, is_approved, created_at)
  on public.companies to anon;
grant select (id, name, name_en, name_ar, slug, governorate, about_en, about_ar, free_delivery_from, is_approved, status,
  created_at)
  on public.companies to authenticated;
grant select on public.company_members to authenticated;
grant select (id, company_id, from_status, to_status, reason, created_at) on public.company_decisions to authenticated;
grant all on public.companies, public.company_decisions, public.company_members, private.company_rights to service_role;
create policy companies_anon_select on public.companies for select to anon using (is_approved);
create policy companies_authenticated_select on public.companies for select to authenticated
  -- The own company's name and state are read before the second factor is asked for.
  using (is_approved or id = (select m.company_id from public.company_members m where m.user_id = (select private.my_id()))
    or (select private.staff_may('see_companies')));
create policy company_members_authenticated_select on public.company_members for select to authenticated
  using (user_id = (select private.my_id()) or company_id = any ((select private.my_company_ids())::uuid[])
    or (select private.staff_may('see_companies')));
create policy company_decisions_authenticated_select on public.company_decisions for select to authenticated
  using (company_id = any ((select private.my_company_ids())::uuid[]) or (select private.staff_may('see_companies')));

-- Who a person is on the marketplace, by user id: no row is a buyer. Staff of every kind use the admin console. In the caller's own
-- row, second_factor says what the sign-in still lacks: 'code', 'setup', or null.
create view public.sellers with (security_invoker = true) as
  select s.user_id as id, 'admin' as role, true as is_approved, null::text as company_name, null::text as company_name_en,
    null::text as company_name_ar, null::uuid as company_id,
    null::text as status, null::text as company_role, s.role as staff_role,
    case when s.user_id = (select auth.uid()) then private.second_factor_gap() end as second_factor
  from public.staff s
  union all
  select m.user_id, 'seller', c.is_approved, c.name, coalesce(c.name_en, c.name), coalesce(c.name_ar, c.name), c.id, c.status, m.role, null,
    case when m.user_id = (select auth.uid()) then private.second_factor_gap() end
  from public.company_members m join public.companies c on c.id = m.company_id;
revoke all on public.sellers from public, anon, authenticated;
grant select on public.sellers to authenticated, service_role;

-- The address of a company's store page: made of its name when it is first approved, and kept whatever it is called later.
create function private.company_slug(name text, id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  made text := btrim(left(regexp_replace(
    normalize(regexp_replace(lower(normalize(company_slug.name, NFKD) collate pg_catalog.pg_c_utf8),
      '[\u0300-\u036f\u064b-\u0652\u0640]', '', 'g'), NFC),
    '[^a-z0-9\u0621-\u063a\u0641-\u064a]+', '-', 'g'), 80), '-');
begin
  if made = '' or exists (select from public.companies c where c.slug = made) then
    return concat_ws('-', nullif(made, ''), left(company_slug.id::text, 8));
  end if;
  return made;
end
$$;

create function private.validate_company()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.name := nullif(btrim(new.name), '');
  new.name_en := nullif(btrim(new.name_en), '');
  new.name_ar := nullif(btrim(new.name_ar), '');
  new.phone := private.stored_phone(new.phone);
  new.store_phone := private.stored_phone(new.store_phone);
  if new.name is null then
    perform private.raise_error('PT422', 'company_name_required');
  end if;
  perform private.require_text('company_name', new.name, 120);
  perform private.require_text('name_en', new.name_en, 120, true);
  perform private.require_text('name_ar', new.name_ar, 120, true);
  perform private.require_text('about_en', new.about_en, 2000, true);
  perform private.require_text('about_ar', new.about_ar, 2000, true);
  perform private.require_text('hours_en', new.hours_en, 200, true);
  perform private.require_text('hours_ar', new.hours_ar, 200, true);
  perform private.require_text('returns_en', new.returns_en, 2000, true);
  perform private.require_text('returns_ar', new.returns_ar, 2000, true);
  perform private.require_that(new.phone is null or private.is_phone(new.phone), 'phone', 'phone');
  perform private.require_that(new.store_phone is null or private.is_phone(new.store_phone), 'store_phone', 'phone');
  if new.slug is null and new.status = 'approved' then
    new.slug := private.company_slug(coalesce(new.name_en, new.name), new.id);
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger validate_company before insert or update on public.companies
  for each row execute function private.validate_company();

