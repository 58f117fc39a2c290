-- Raises invalid_input unless the money terms in `terms` are valid; null is allowed for all.
create function private.check_terms(terms jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  days numeric := private.number_of(terms, 'grace_days');
begin
  perform private.require_that(coalesce(private.text_of(terms, 'cash_by') in ('seller', 'courier'), true), 'cash_by', 'one_of');
  perform private.require_that(coalesce(private.number_of(terms, 'debt_limit') between 1 and 999999999999, true), 'debt_limit', 'range');
  perform private.require_that(coalesce(days between 0 and 365 and days = trunc(days), true), 'grace_days', 'range');
end
$$;

-- Terms of a company: see companyTerms in ledger/answers.ts. Raises company_not_found.
create function private.get_company_terms(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('money');
  perform private.require_money_of(company_id);
  return (select jsonb_build_object('company_id', c.id, 'name_en', coalesce(c.name_en, c.name), 'name_ar', coalesce(c.name_ar, c.name),
      'cash_by', t.cash_by, 'debt_limit', t.debt_limit, 'grace_days', t.grace_days, 'payout_account', t.payout_account,
      'version', coalesce(t.version, 0))
    from public.companies c left join private.company_terms t on t.company_id = c.id where c.id = get_company_terms.company_id);
end
$$;

create function public.get_company_terms(company_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_company_terms(company_id) $$;
grant execute on function public.get_company_terms(uuid), private.get_company_terms(uuid) to authenticated, service_role;
