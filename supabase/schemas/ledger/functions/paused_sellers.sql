-- Whether a company takes no orders at present because of its debt.
create function private.is_paused(company_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from private.company_debts d where d.company_id = is_paused.company_id and d.state = 'paused');
end
$$;

-- Raises seller_paused {company, company_id} for the first company, by name, that takes no orders at present.
create function private.check_paused_sellers(sellers private.order_seller[])
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  select jsonb_build_object('company', c.name, 'company_id', c.id) || private.seller_names(c) into refused
  from unnest(sellers) s
  join private.company_debts d on d.company_id = s.company_id and d.state = 'paused'
  join public.companies c on c.id = d.company_id
  order by c.name limit 1;
  if refused is not null then
    perform private.raise_error('PT409', 'seller_paused', refused);
  end if;
end
$$;

-- Why a company takes no orders or prepares them later: {opens_on: null, takes_orders: false} while it is paused, otherwise its
-- holiday (holiday_of); null without either.
create function private.closure_of(company public.companies, today date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case when private.is_paused(company.id) then jsonb_build_object('opens_on', null, 'takes_orders', false)
    else private.holiday_of(company, today) end;
end
$$;
