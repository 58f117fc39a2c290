-- Changes the names and legal data of the caller's company while it only buys; a selling company changes its names as a seller,
-- and here its tax number and trade licence. `expected` are the values that the form showed: {name, tax_number, trade_licence}. Raises
-- changed_meanwhile, not_allowed.
create function private.save_buying_company(expected jsonb, name text, tax_number text, trade_licence text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.lock_buying('team');
  company public.companies;
begin
  perform private.require_text('tax_number', tax_number, 40, true);
  perform private.require_text('trade_licence', trade_licence, 60, true);
  select * into company from public.companies c where c.id = mine.company_id;
  if not private.begin_decision(expected::text, jsonb_build_object('name', company.name,
      'tax_number', company.tax_number, 'trade_licence', company.trade_licence)::text, false, '{"what": "company"}') then
    return;
  end if;
  update public.companies c set
    name = case when c.status = 'buying' then save_buying_company.name else c.name end,
    tax_number = nullif(btrim(save_buying_company.tax_number), ''),
    trade_licence = nullif(btrim(save_buying_company.trade_licence), '')
  where c.id = company.id;
end
$$;

create function public.save_buying_company(expected jsonb, name text, tax_number text default null, trade_licence text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.save_buying_company(expected, name, tax_number, trade_licence) $$;
grant execute on function public.save_buying_company(jsonb, text, text, text),
  private.save_buying_company(jsonb, text, text, text) to authenticated, service_role;
