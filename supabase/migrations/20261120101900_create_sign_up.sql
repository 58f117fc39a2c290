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
