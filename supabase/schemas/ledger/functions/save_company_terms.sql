-- Writes the terms of a company: {cash_by, debt_limit, grace_days, payout_account}, null for the site's. Returns the new version; the
-- first is 1 after 0. Raises stale_version {version}, invalid_input, company_not_found.
create function private.save_company_terms(company_id uuid, terms jsonb, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  present int;
  before jsonb;
begin
  perform private.require_staff('money');
  perform private.require_money_of(company_id);
  perform private.check_terms(terms);
  perform private.require_text('payout_account', private.text_of(terms, 'payout_account'), 200, true);
  insert into private.company_terms (company_id, version) values (save_company_terms.company_id, 0)
  on conflict on constraint company_terms_pkey do nothing;
  select t.version, to_jsonb(t) into present, before from private.company_terms t
  where t.company_id = save_company_terms.company_id for update;
  if present is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', present));
  end if;
  update private.company_terms t set cash_by = private.text_of(terms, 'cash_by'), debt_limit = private.number_of(terms, 'debt_limit'),
    grace_days = private.number_of(terms, 'grace_days'), payout_account = private.text_of(terms, 'payout_account'),
    version = present + 1, updated_at = now()
  where t.company_id = save_company_terms.company_id;
  perform private.write_audit_entry('UPDATE', 'company_terms', company_id::text, company_id, before, terms);
  perform private.lock_ledger();
  perform private.judge_debt(company_id, private.today_in_iraq());
  return present + 1;
end
$$;

create function public.save_company_terms(company_id uuid, terms jsonb, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.save_company_terms(company_id, terms, expected_version) $$;
grant execute on function public.save_company_terms(uuid, jsonb, int), private.save_company_terms(uuid, jsonb, int)
  to authenticated, service_role;
