-- The company of a buying owner applies to sell, with the owner as the first of its team. Raises already_seller if it applied before.
create function private.apply_as_buying_company(owner private.buying_members, governorate text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.companies c set status = 'pending',
    governorate = coalesce((select g.code from public.governorates g where g.code = apply_as_buying_company.governorate), c.governorate)
  where c.id = owner.company_id and c.status = 'buying';
  if not found then
    perform private.raise_error('PT409', 'already_seller');
  end if;
  insert into public.company_members (company_id, user_id, role) values (owner.company_id, owner.user_id, 'owner');
  insert into public.company_decisions (company_id, from_status, to_status) values (owner.company_id, 'buying', 'pending');
end
$$;

-- A signed-in buyer applies to sell; the owner of a rejected company can apply again, and the owner of a company that buys for that
-- company. An unknown governorate is left out. Raises already_seller, and already_buying for its other people.
create function private.apply_as_seller(company_name text, governorate text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  applicant uuid := private.require_person();
  mine record;
  buying private.buying_members;
begin
  if coalesce(btrim(apply_as_seller.company_name), '') = '' then
    perform private.raise_error('PT422', 'company_name_required');
  end if;
  perform private.require_text('company_name', apply_as_seller.company_name, 120);
  -- Applications of one person are serialized.
  perform pg_advisory_xact_lock(hashtextextended('apply ' || applicant, 0));
  select c.id, c.status, m.role into mine
  from public.company_members m join public.companies c on c.id = m.company_id where m.user_id = applicant;
  select * into buying from private.buying_members m where m.user_id = applicant;
  if mine.id is null and buying.role <> 'owner' then
    perform private.raise_error('PT409', 'already_buying');
  elsif mine.id is null and buying.role = 'owner' then
    perform private.apply_as_buying_company(buying, apply_as_seller.governorate);
  elsif mine.id is null and not exists (select from public.staff s where s.user_id = applicant) then
    perform private.found_company(applicant, apply_as_seller.company_name, apply_as_seller.governorate);
  elsif mine.status = 'rejected' and mine.role = 'owner' then
    update public.companies c set name = apply_as_seller.company_name, status = 'pending',
      governorate = coalesce((select g.code from public.governorates g where g.code = apply_as_seller.governorate), c.governorate)
    where c.id = mine.id;
    insert into public.company_decisions (company_id, from_status, to_status) values (mine.id, 'rejected', 'pending');
  else
    perform private.raise_error('PT409', 'already_seller');
  end if;
  perform private.announce_company(applicant);
end
$$;

create function public.apply_as_seller(company_name text, governorate text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.apply_as_seller(company_name, governorate) $$;
grant execute on function public.apply_as_seller(text, text), private.apply_as_seller(text, text) to authenticated, service_role;
