-- Names and slug of a company for shop pages: {company_name_en, company_name_ar, company_slug}. The registered name is used for
-- a language without a name.
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

-- Names of a company for mails, notifications and the console: {company_name (registered), company_name_en, company_name_ar}.
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

-- Version of a company for decisions: id of its latest decision, 0 before the first.
create function private.company_version(company_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(max(d.id), 0) from public.company_decisions d where d.company_id = company_version.company_id
$$;

-- Companies of which the caller is a member, of any status: none or one.
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

-- Companies of the caller in which the caller lacks a right.
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

-- Whether a person (not only the caller) now has a right in an approved company and is not suspended. For checks of invitations
-- and jobs that a person started earlier.
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

-- Whether the caller has a right in a company of any status. For the application to sell.
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

-- The caller's approved company, if the caller has the right. Raises not_signed_in, second_factor_required, not_approved (no
-- company, or one that may not sell) or not_allowed (a member without the right).
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

-- Actor of a change as far as the caller may know it: {by_role, by}. `by_role` is 'self' for the caller. Staff see every name,
-- a company the names of its own team; otherwise `by` is null.
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

-- Name of an actor for a history that the caller reads: the caller's own, and those that known_actor knows.
create function private.known_actor_name(actor uuid, company_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when known_actor_name.actor = private.my_id() then private.person_name(known_actor_name.actor)
    else private.known_actor(known_actor_name.actor, null, known_actor_name.company_id) ->> 'by' end
$$;

-- Actor kind of an audit entry in the terms of known_actor's roles.
create function private.actor_role(actor_kind text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case actor_kind when 'staff' then 'admin' when 'member' then 'seller' else actor_kind end
$$;

-- Last audit entry of a row, or the last one that changed `field`, for changed_meanwhile: {at, by_role, by}. Nulls if no person
-- changed it.
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
  -- Ordered by id: created_at is the start of the transaction, and one that waited for a lock started before the one it waited
  -- for.
  order by a.id desc limit 1;
  return jsonb_build_object('at', entry.created_at)
    || private.known_actor(entry.actor_id, private.actor_role(entry.actor_kind), entry.company_id);
end
$$;

-- Whether a role change (null: removal) in a company or on the staff (table_name) must still be written; see begin_decision.
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

-- Companies that may not sell but have listed goods; searches and lists leave out these few.
create function private.barred_company_ids()
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Uses the counts of listed goods; looking for one among a million would be the slowest part of a search.
  return array(select c.id from public.companies c
               where c.status <> 'approved'
                 and exists (select from private.category_counts n where n.company_id = c.id and n.products > 0));
end
$$;

-- Slug of a company's store page: made from its name at its first approval, unchanged by later renames.
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
grant execute on function private.my_company_ids(), private.my_company_ids_without(text), private.may(uuid, text),
  private.my_company(text) to authenticated, service_role;
