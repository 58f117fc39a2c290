-- The caller becomes the first owner of a company that buys: of a new one, or of the company that the caller owns as a seller.
-- Returns its id. Raises already_buying, already_seller, company_name_required, invalid_input {field}.
create function private.create_buying_company(name text, tax_number text, trade_licence text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  founder uuid := private.require_person();
  founded uuid;
begin
  perform private.require_second_factor();
  perform private.require_text('tax_number', tax_number, 40, true);
  perform private.require_text('trade_licence', trade_licence, 60, true);
  -- Also serialized with applications to sell and with invitations.
  perform pg_advisory_xact_lock(hashtextextended('apply ' || founder, 0));
  select m.company_id into founded from public.company_members m where m.user_id = founder and m.role = 'owner';
  perform private.require_free_for_buying(founder, founded);
  if founded is null then
    insert into public.companies (name, status, tax_number, trade_licence)
    values (create_buying_company.name, 'buying', nullif(btrim(create_buying_company.tax_number), ''),
      nullif(btrim(create_buying_company.trade_licence), ''))
    returning id into founded;
  else
    if exists (select from private.buying_members m where m.company_id = founded) then
      perform private.raise_error('PT409', 'already_buying');
    end if;
    update public.companies c set tax_number = coalesce(nullif(btrim(create_buying_company.tax_number), ''), c.tax_number),
      trade_licence = coalesce(nullif(btrim(create_buying_company.trade_licence), ''), c.trade_licence)
    where c.id = founded;
  end if;
  insert into private.buying_members (company_id, user_id, role) values (founded, founder, 'owner');
  return founded;
end
$$;

create function public.create_buying_company(name text, tax_number text default null, trade_licence text default null)
returns uuid
language sql
security invoker
set search_path = ''
as $$ select private.create_buying_company(name, tax_number, trade_licence) $$;
grant execute on function public.create_buying_company(text, text, text), private.create_buying_company(text, text, text)
  to authenticated, service_role;
