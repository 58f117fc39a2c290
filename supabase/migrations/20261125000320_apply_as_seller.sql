-- Signing up, confirming the address and applying to sell.

-- Founds a company with its first owner. It waits for the decision of the staff.
create function private.found_company(founder uuid, name text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  founded uuid;
begin
  insert into public.companies (name) values (found_company.name) returning id into founded;
  insert into public.company_members (company_id, user_id, role) values (founded, founder, 'owner');
  insert into public.company_decisions (company_id, to_status) values (founded, 'pending');
  return founded;
end
$$;

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
    private.read_phone(meta ->> 'phone'),
    case when meta ->> 'language' in ('en', 'ar') then meta ->> 'language' else 'en' end
  );
  if meta ->> 'account_type' = 'seller' and coalesce(company, '') <> '' then
    perform private.found_company(new.id, company);
  end if;
  return null;
end
$$;
create trigger handle_sign_up after insert on auth.users
  for each row execute function private.handle_sign_up();

-- Tells the staff who review companies that one waits; called once the applicant's address is confirmed.
create function private.announce_company(applicant uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.queue_email(s.user_id, 'seller_applied',
    jsonb_build_object('company_id', c.id, 'email', u.email) || private.company_names(c.id))
  from public.company_members m
  join public.companies c on c.id = m.company_id and c.status = 'pending'
  join auth.users u on u.id = m.user_id
  cross join public.staff s
  where m.user_id = applicant and m.role = 'owner' and s.role = 'admin';
end
$$;

create function private.handle_email_confirmed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.announce_company(new.id);
  return null;
end
$$;
create trigger handle_email_confirmed after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.handle_email_confirmed();

-- A signed-in buyer applies to sell; the owner of a rejected company may apply again.
create function private.apply_as_seller(company_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  applicant uuid := private.require_person();
  mine record;
begin
  if coalesce(btrim(apply_as_seller.company_name), '') = '' then
    perform private.raise_error('PT422', 'company_name_required');
  end if;
  perform private.require_text('company_name', apply_as_seller.company_name, 120);
  -- Two applications of one person wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('apply ' || applicant, 0));
  select c.id, c.status, m.role into mine
  from public.company_members m join public.companies c on c.id = m.company_id where m.user_id = applicant;
  if mine.id is null and not exists (select from public.staff s where s.user_id = applicant) then
    perform private.found_company(applicant, apply_as_seller.company_name);
  elsif mine.status = 'rejected' and mine.role = 'owner' then
    update public.companies c set name = apply_as_seller.company_name, status = 'pending' where c.id = mine.id;
    insert into public.company_decisions (company_id, from_status, to_status) values (mine.id, 'rejected', 'pending');
  else
    perform private.raise_error('PT409', 'already_seller');
  end if;
  perform private.announce_company(applicant);
end
$$;
create function public.apply_as_seller(company_name text)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.apply_as_seller(company_name) $$;
revoke all on function public.apply_as_seller(text) from public, anon, authenticated;
grant execute on function public.apply_as_seller(text), private.apply_as_seller(text) to authenticated, service_role;

-- Where the caller's company stands, with the last decision's reason; null for whoever works in none.
create function private.get_own_application()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('company_id', c.id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'status', c.status, 'created_at', c.created_at,
    'review_note', last.reason, 'reviewed_at', last.created_at)
  from public.company_members m
  join public.companies c on c.id = m.company_id
  left join lateral (select d.reason, d.created_at from public.company_decisions d
    where d.company_id = c.id and d.to_status = c.status and d.to_status <> 'pending' order by d.id desc limit 1) last on true
  where m.user_id = (select private.my_id())
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
