-- The staff looks at a company's portal as its team sees it, and changes nothing.

-- Looks of the staff at a company as its team sees it, each for half an hour at most. The audit log tells of their beginning
-- and end.
create table private.staff_views (
  id bigint generated always as identity primary key,
  staff_id uuid not null references auth.users (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz
);
create unique index staff_views_open_idx on private.staff_views (staff_id) where ended_at is null;
create index staff_views_staff_id_idx on private.staff_views (staff_id);
create index staff_views_company_id_idx on private.staff_views (company_id);
alter table private.staff_views enable row level security;
revoke all on private.staff_views from public, anon, authenticated;
grant all on private.staff_views to service_role;

-- The company that the call looks at: named in its header, and in an open view of the caller, who is still staff with the right.
create function private.viewed_company()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_viewing() or private.second_factor_gap() is not null then
    return null;
  end if;
  return (
    select v.company_id from private.staff_views v
    join public.profiles p on p.id = v.staff_id and p.suspended_at is null
    join public.staff s on s.user_id = v.staff_id and (s.role = 'admin' or exists (
      select from private.staff_rights r where r.role = s.role and r.right_name = 'view_as_seller'))
    join public.companies c on c.id = v.company_id and c.is_approved
    where v.staff_id = (select auth.uid()) and v.ended_at is null and v.expires_at > now()
      and v.company_id::text = current_setting('request.headers', true)::jsonb ->> 'x-viewing-company');
end
$$;

-- The company whose affairs a function shows: the one that the staff looks at, else the caller's own as in my_company. Only for
-- functions that change nothing. Raises view_over besides what my_company raises.
create function private.company_to_read(right_name text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  viewed uuid := private.viewed_company();
begin
  if private.is_viewing() and viewed is null then
    perform private.raise_error('PT403', 'view_over');
  end if;
  return coalesce(viewed, private.my_company(right_name));
end
$$;

-- Whether the caller has a right in a company, or looks at it as the staff. Only for what is shown.
create function private.may_read(company_id uuid, right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.may(may_read.company_id, right_name) or coalesce(may_read.company_id = private.viewed_company(), false);
end
$$;

-- Begins a look at an approved company; one that is open ends. Raises not_signed_in, not_allowed, seller_not_found, not_approved.
create function private.start_staff_view(company_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  approved boolean := (select c.is_approved from public.companies c where c.id = start_staff_view.company_id);
begin
  perform private.require_staff('view_as_seller');
  if approved is null then
    perform private.raise_error('PT404', 'seller_not_found');
  elsif not approved then
    perform private.raise_error('PT403', 'not_approved');
  end if;
  -- Two tabs that begin at the same time: the later one counts.
  perform pg_advisory_xact_lock(hashtextextended('view ' || private.my_id(), 0));
  perform private.end_staff_view();
  insert into private.staff_views (staff_id, company_id) values (private.my_id(), start_staff_view.company_id);
end
$$;

create function private.end_staff_view()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
begin
  update private.staff_views v set ended_at = now() where v.staff_id = caller and v.ended_at is null;
end
$$;

-- What the call looks at: {company_id, company_name, expires_at}. Raises view_over.
create function private.get_staff_view()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  viewed uuid := private.viewed_company();
begin
  if viewed is null then
    perform private.raise_error('PT403', 'view_over');
  end if;
  return (
    select jsonb_build_object('company_id', c.id, 'expires_at', v.expires_at) || private.company_names(c.id)
    from private.staff_views v join public.companies c on c.id = v.company_id
    where v.staff_id = (select auth.uid()) and v.company_id = viewed and v.ended_at is null);
end
$$;
create function public.start_staff_view(company_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.start_staff_view(company_id) $$;
create function public.end_staff_view() returns void
language sql security invoker set search_path = '' as $$ select private.end_staff_view() $$;
create function public.get_staff_view() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_staff_view() $$;
revoke all on function public.start_staff_view(uuid), public.end_staff_view(), public.get_staff_view()
  from public, anon, authenticated;
grant execute on function public.start_staff_view(uuid), private.start_staff_view(uuid), public.end_staff_view(),
  private.end_staff_view(), public.get_staff_view(), private.get_staff_view() to authenticated, service_role;
