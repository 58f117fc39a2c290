-- Creates a pending company with its first owner. A governorate without a row is stored as null.
create function private.found_company(founder uuid, name text, governorate text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  founded uuid;
begin
  insert into public.companies (name, governorate) values (
    found_company.name, (select g.code from public.governorates g where g.code = found_company.governorate)
  ) returning id into founded;
  insert into public.company_members (company_id, user_id, role) values (founded, founder, 'owner');
  insert into public.company_decisions (company_id, to_status) values (founded, 'pending');
  return founded;
end
$$;

-- Sign-up metadata can give a name, a language and a company that applies, with its governorate; it cannot give a right.
-- Names that are not text are ignored.
create function private.handle_sign_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  full_name text := case when jsonb_typeof(meta -> 'full_name') = 'string' then meta ->> 'full_name' end;
  company text := case when jsonb_typeof(meta -> 'company_name') = 'string' then left(btrim(meta ->> 'company_name'), 120) end;
begin
  insert into public.profiles (id, full_name, phone, language, created_at)
  values (
    new.id,
    left(btrim(coalesce(full_name, '')), 120),
    private.read_phone(meta ->> 'phone'),
    case when meta ->> 'language' in ('en', 'ar') then meta ->> 'language' else 'en' end,
    coalesce(new.created_at, now())
  );
  if meta ->> 'account_type' = 'seller' and coalesce(company, '') <> '' then
    perform private.found_company(new.id, company, meta ->> 'governorate');
  end if;
  return null;
end
$$;
create trigger handle_sign_up after insert on auth.users
  for each row execute function private.handle_sign_up();

-- Notifies the staff who review companies of a new application, after the applicant's address is confirmed.
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
